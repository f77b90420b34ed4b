// What the board of Giro Galoppo is drawn from: no rule is known here, only places.
import type { Pose, PoseName } from '../../art/horse/poses';
import type { Coat, Silks } from '../../art/silks';

/** Spaces past the finishing line: no card can go further. */
export const RUN_OUT = 6;

export interface CoursePicture {
  /** As it is written on the grandstand. */
  name: string;
  /** The last space before the finishing line; spaces are counted from 1. */
  length: number;
  river: readonly number[];
  moor: readonly number[];
  sand: readonly number[];
}

export type SpaceKind = 'grass' | 'sand' | 'river' | 'moor' | 'runOut';

export interface HorsePicture {
  seat: number;
  silks: Silks;
  coat: Coat;
  name: string;
  /** 0 is its own starting box; between two whole numbers it is on its way. */
  at: number;
  /** How high it jumps just now, in units of the board. */
  height?: number;
  /** Without one it stands in its box, or gallops on the track. */
  pose?: PoseName | Pose;
}

/** Where a card would take a horse. */
export interface Landing {
  card: number;
  space: number;
  refused?: boolean;
  chosen?: boolean;
}

/** What is drawn on the board for the one who decides now. */
export interface Marks {
  /** Spaces that may be chosen: they glow. */
  open?: readonly number[];
  chosen?: number;
  landings?: readonly Landing[];
  /** The way of a move, from a horse's place to a space. */
  way?: { seat: number; to: number };
  /** Who is shoved back where, said in a few words. */
  push?: { from: number; to: number; text: string };
}

export function kindOf(course: CoursePicture, space: number): SpaceKind {
  if (space > course.length) return 'runOut';
  if (course.river.includes(space)) return 'river';
  if (course.moor.includes(space)) return 'moor';
  return course.sand.includes(space) ? 'sand' : 'grass';
}
