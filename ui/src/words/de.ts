import { giro } from './de/giro';
import { home } from './de/home';
import { parts } from './de/parts';
import { silks } from './de/silks';
import type { en } from './en';
import type { Like } from './like';

export const de: Like<typeof en> = { giro, home, parts, silks };
