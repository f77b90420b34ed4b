import type { rules as en } from '../en/rules';
import type { Like } from '../like';

export const rules: Like<typeof en> = {
  title: 'Reglamento',
  books: 'Reglamentos',
  contents: 'Índice',
  search: 'Buscar en las reglas',
  none: 'Ninguna regla habla de eso.',
  found_one: '{{count}} regla',
  found_other: '{{count}} reglas',
};
