import { errors } from './de/errors';
import { giro } from './de/giro';
import { help } from './de/help';
import { home } from './de/home';
import { parts } from './de/parts';
import { rules } from './de/rules';
import { settings } from './de/settings';
import { setup } from './de/setup';
import { shell } from './de/shell';
import { silks } from './de/silks';
import { table } from './de/table';
import type { en } from './en';
import type { Like } from './like';

export const de: Like<typeof en> = {
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
