// What the page of every game's replay is given.
import type { Hands } from './useHands';
import type { Player } from './usePlayer';

export interface Showing {
  player: Player;
  hands: Hands;
  onBack: () => void;
  onExport: () => void;
  /** Puts out a picture of the board, the text of an SVG file. */
  onPicture: (picture: string) => void;
}
