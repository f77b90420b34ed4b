// Counts beside what fair chance makes of them. Pure.
import type { TFunction } from 'i18next';
import type { Spread } from '../../ipc/bindings.gen';

/** A count with the name of what was counted. */
export interface Counted {
  id: string;
  name: string;
  spread: Spread;
}

export const isWithin = ({ count, low, high }: Spread): boolean => count >= low && count <= high;

/** The longest that is drawn: a bar or a band. */
export function longest(rows: readonly Counted[]): number {
  return Math.max(1, ...rows.map(({ spread }) => Math.max(spread.count, spread.high)));
}

/** What the reader may make of it, in a sentence. */
export function verdictOf(t: TFunction<'statistics'>, rows: readonly Counted[]): string {
  const outside = rows.filter(({ spread }) => !isWithin(spread)).length;
  if (outside === 0) return t('band.within');
  return t('band.outside', { count: outside, all: rows.length });
}
