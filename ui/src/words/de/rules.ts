import type { rules as en } from '../en/rules';
import type { Like } from '../like';

export const rules: Like<typeof en> = {
  title: 'Regelbuch',
  books: 'Regelbücher',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  none: 'Davon spricht keine Regel.',
  found_one: '{{count}} Regel',
  found_other: '{{count}} Regeln',
};
