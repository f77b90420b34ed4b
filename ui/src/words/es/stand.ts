import type { stand as english } from '../en/stand';
import type { Like } from '../like';

export const stand: Like<typeof english> = {
  full: 'Pantalla completa',
  small: 'Salir de la pantalla completa',
  back: 'Volver a la mesa',
  over: 'Se acabó',
  moving: '¡Allá van!',
  everybody: 'Deciden todos',
  turn: 'Le toca a {{names}}',
  qr: 'El enlace de esta mesa como código para una cámara',
  free_one: 'Hay un asiento libre',
  free_other: 'Hay {{count}} asientos libres',
};
