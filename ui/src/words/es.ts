import type { en } from './en';
import { errors } from './es/errors';
import { giro } from './es/giro';
import { help } from './es/help';
import { home } from './es/home';
import { parts } from './es/parts';
import { rules } from './es/rules';
import { settings } from './es/settings';
import { setup } from './es/setup';
import { shell } from './es/shell';
import { silks } from './es/silks';
import { table } from './es/table';
import type { Like } from './like';

export const es: Like<typeof en> = {
  errors,
  giro,
  help,
  home,
  parts,
  rules,
  settings,
  setup,
  shell,
  silks,
  table,
};
