// What a runner brings to the table, game by game.
import type { Coat, SeatSetup, Silks } from '../../ipc/bindings.gen';

export const LONGEST_NAME = 24;

/** The backend judges the card all the same; this is what the page offers. */
export interface RunnerKind {
  least: number;
  most: number;
  silks: readonly Silks[];
  /** The name by which a runner is called on the card. */
  nameOf: (seat: SeatSetup) => string;
  /** Of a game with horses: their coats. */
  coats?: readonly Coat[];
}
