import type { home as en } from '../en/home';
import type { Like } from '../like';

export const home: Like<typeof en> = {
  title: 'Rennabend',
  subtitle: 'Drei Spiele für Freunde, die gern laut werden',
  poster: 'Ein Pferd in roter Seide springt im Abendlicht über eine Hecke',
};
