import type { silks as en } from '../en/silks';
import type { Like } from '../like';

export const silks: Like<typeof en> = {
  name: {
    red: 'Rot, einfarbig',
    blue: 'Blau mit Streifen',
    yellow: 'Gelb mit Rauten',
    green: 'Grün mit Schärpe',
    black: 'Schwarz, geviert',
    white: 'Weiß mit Punkten',
  },
  colour: {
    red: 'Rot',
    blue: 'Blau',
    yellow: 'Gelb',
    green: 'Grün',
    black: 'Schwarz',
    white: 'Weiß',
  },
  coat: {
    bay: 'braun',
    chestnut: 'fuchsrot',
    liver: 'dunkelbraun',
    grey: 'weiß',
    dun: 'falb',
    black: 'schwarz',
  },
};
