import type { en } from './en';
import { giro } from './es/giro';
import { home } from './es/home';
import { parts } from './es/parts';
import { silks } from './es/silks';
import type { Like } from './like';

export const es: Like<typeof en> = { giro, home, parts, silks };
