// What the pictures of the Really Nasty game are drawn from: no rule is known here, only places and names.
import type { Pose, PoseName } from '../../art/horse/poses';
import type { Coat, Silks } from '../../art/silks';

/** In the order in which the plan of a course lists them. */
export const FENCES = [
  'grandstand',
  'members',
  'briars-brook',
  'gallows-gap',
  'crooked-thorn',
  'far-turn',
] as const;
export type Fence = (typeof FENCES)[number];

/** In the order in which the plan of a course lists them. */
export const SECTIONS = [
  'early-pace-1',
  'early-pace-2',
  'quicken-up-3',
  'quicken-up-4',
  'finish-well-5',
  'finish-well-6',
] as const;
export type Section = (typeof SECTIONS)[number];

export const RACES = [
  'ladys-purse',
  'squires-plate',
  'knights-shield',
  'barons-bowl',
  'dukes-cup',
  'kings-crown',
] as const;
export type Race = (typeof RACES)[number];

export type Straight = 'home' | 'back';

/** Neighbouring rows of a straight, across all lanes. */
export interface Rows {
  straight: Straight;
  first: number;
  last: number;
}

/** The figures that the course is drawn from, as a book gives them. */
export interface CoursePlan {
  home: number;
  back: number;
  /** The squares of a bend, by lane from the inside. */
  bends: readonly number[];
  start: number;
  post: number;
  fences: readonly Rows[];
  sections: readonly { rows: Rows; slowest: number }[];
}

/** A square of a lane, counted along it from the start, 0. Past the last one a horse runs out. */
export interface Spot {
  lane: number;
  square: number;
}

export interface Runner {
  seat: number;
  silks: Silks;
  coat: Coat;
  name: string;
  at: Spot;
  /** On its way to a neighbouring square, and how far, 0 to 1. */
  to?: Spot;
  part?: number;
  /** How high it jumps just now, in units of the sheet. */
  height?: number;
  pose?: PoseName | Pose;
  /** It lies on the course and is out of the race. */
  isDown?: boolean;
  /** The turns that it still loses, whipped round; so long it faces the wrong way. */
  whipped?: number;
  /** How far the sign of a doubled move has opened over it, 0 to 1. */
  twice?: number;
}

/** Where a move ends: on a square, or past the post. */
export type Goal = Spot | 'finish';

/** Where a move may end, and what that means. */
export interface Destination {
  goal: Goal;
  /** Every square stepped on, the last one too; past the post, those before it. */
  path: readonly Spot[];
  /** Squares still to run from there. */
  left: number;
  fence: Fence | null;
  section: Section | null;
  /** The move could then be doubled. */
  doubles: boolean;
}

/** A name for a goal, for lists of them. */
export const goalId = (goal: Goal): string =>
  goal === 'finish' ? goal : `${goal.lane}/${goal.square}`;
