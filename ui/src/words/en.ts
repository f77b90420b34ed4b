import { errors } from './en/errors';
import { giro } from './en/giro';
import { help } from './en/help';
import { home } from './en/home';
import { parts } from './en/parts';
import { rules } from './en/rules';
import { settings } from './en/settings';
import { setup } from './en/setup';
import { shell } from './en/shell';
import { silks } from './en/silks';
import { table } from './en/table';

/** English is the first language: its keys are everybody's keys. One file for each screen. */
export const en = { errors, giro, help, home, parts, rules, settings, setup, shell, silks, table };
