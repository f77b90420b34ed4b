import type { PigName } from '../../art/pig/breeds';

/** The ground of a pig's racing cards: paler or darker than its hide, so that it stands out. */
export const PIG_GROUND: Record<PigName, string> = {
  red: '#f0a497',
  white: '#e3b0a6',
  yellow: '#f8dd93',
  black: '#6a5a58',
  blue: '#95b7e2',
};
