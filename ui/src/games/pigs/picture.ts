// What the table of Galloping Pigs is drawn from: no rule is known here, only places.
import type { PigMood, PigName } from '../../art/pig/breeds';

/** A pig and its distance from the start line: unwrapped, so it may be negative or laps further on. */
export interface Runner {
  pig: PigName;
  /** Between two whole numbers it is on its way. */
  at: number;
}

/** What a motion may change of a pig. */
export interface PigPicture extends Runner {
  /** How high it leaps just now, in units of the board. */
  height?: number;
  /** Nose up (below 0) or down, in degrees. */
  lean?: number;
  /** Squeezed flat while another leaps it: 1 is not at all. */
  squash?: number;
  mood?: PigMood;
}

/** What is drawn on the board for the one who decides now. */
export interface Marks {
  /** The pigs that would be ahead if they moved now. */
  canLead?: readonly PigName[];
  /** Where the chosen card would take its pig, over whom, and in a few words what it brings. */
  landing?: Landing;
  /** Spaces where food may be put: they glow. */
  open?: readonly number[];
  /** The open space that is chosen for food. */
  chosen?: number;
  /** The open space over which food is held. */
  over?: number;
}

export interface Landing {
  pig: PigName;
  to: number;
  leads: boolean;
  /** How many food cards it brings. */
  food: number;
}

/** The food cards in the middle. */
export interface Pile {
  left: number;
  /** Paid beyond the printed number. */
  beyond: number;
}

/** What has been played in this round. */
export interface Discard {
  /** How many cards of each pig lie there, in the order of PIGS. */
  played: readonly number[];
  /** How many cards each pig has in the whole pack. */
  each: number;
  /** The card on top, and by whom: "White, by Eddi". */
  last?: { pig: PigName; text: string };
}

/** A space of the oval, 0 to `spaces` - 1, whatever the lap. */
export function spaceOf(at: number, spaces: number): number {
  return ((at % spaces) + spaces) % spaces;
}

/** The distance that is written on a space: counted on from the hindmost pig, as all distances are. */
export function distanceOn(space: number, runners: readonly Runner[], spaces: number): number {
  if (runners.length === 0) return space;
  const last = Math.ceil(Math.min(...runners.map(({ at }) => at)));
  return last + spaceOf(space - last, spaces);
}

/** The pig that is ahead of all others, if one is. */
export function leaderOf(runners: readonly Runner[]): PigName | undefined {
  const [first, second] = [...runners].sort((a, b) => b.at - a.at);
  return first && (!second || first.at > second.at) ? first.pig : undefined;
}

/** As distances are written, with a true minus. */
export function written(at: number): string {
  return String(at).replace('-', '−');
}
