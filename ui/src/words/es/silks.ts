import type { silks as en } from '../en/silks';
import type { Like } from '../like';

export const silks: Like<typeof en> = {
  name: {
    red: 'rojo liso',
    blue: 'azul con aros',
    yellow: 'amarillo con rombos',
    green: 'verde con banda',
    black: 'negro a cuarteles',
    white: 'blanco con lunares',
  },
  colour: {
    red: 'Rojo',
    blue: 'Azul',
    yellow: 'Amarillo',
    green: 'Verde',
    black: 'Negro',
    white: 'Blanco',
  },
  coat: {
    bay: 'castaño',
    chestnut: 'alazán',
    liver: 'tostado',
    grey: 'blanco',
    dun: 'bayo',
    black: 'negro',
  },
};
