import type { stand as english } from '../en/stand';
import type { Like } from '../like';

export const stand: Like<typeof english> = {
  full: 'Ganzer Bildschirm',
  small: 'Ganzen Bildschirm verlassen',
  back: 'Zurück zum Tisch',
  over: 'Es ist aus',
  moving: 'Es geht dahin!',
  everybody: 'Alle entscheiden',
  turn: '{{names}} am Zug',
  qr: 'Der Link dieses Tischs als Code für eine Kamera',
  free_one: 'Ein Platz ist frei',
  free_other: '{{count}} Plätze sind frei',
};
