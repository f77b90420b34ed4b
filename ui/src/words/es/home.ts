import type { home as en } from '../en/home';
import type { Like } from '../like';

export const home: Like<typeof en> = {
  title: 'Noche de carreras',
  subtitle: 'Tres juegos para amigos que gritan',
  poster: 'Un caballo con chaquetilla roja salta un seto al atardecer',
};
