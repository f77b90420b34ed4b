import { giro } from './en/giro';
import { home } from './en/home';
import { parts } from './en/parts';
import { silks } from './en/silks';

/** English is the first language: its keys are everybody's keys. One file for each screen. */
export const en = { giro, home, parts, silks };
