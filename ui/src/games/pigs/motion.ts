// What pigs and food look like at a moment of their way. Pure: the stage says which moment it is.
import { mix } from '../../art/curve';
import { ease } from '../../stage/timing';
import type { PigPicture } from './picture';

/** What a motion changes of a pig: spread it over the pig, without its old `height`, `lean` … */
export type Moved = Pick<PigPicture, 'at' | 'height' | 'lean' | 'squash' | 'mood'>;

/** How high a leap goes, in units of the board. */
const LEAP = 40;
const HOP = 9;
/** Nobody waits longer than this for one card, however many pigs are leapt. */
const LONGEST = 2200;

/** How long a pig takes over so many spaces, in milliseconds at speed 1. */
export function gallopTime(spaces: number): number {
  return Math.min(LONGEST, 260 + 260 * Math.abs(spaces));
}

/** How far up a leap a pig is, 0 to 1: the top is over the pig it leaps. */
function rise(at: number, isTaken: (space: number) => boolean): number {
  const space = Math.round(at);
  if (!isTaken(space)) return 0;
  const apart = (at - space) * 2;
  return Math.max(0, 1 - apart * apart);
}

/** From space to space in small hops, and over each pig that stands in the way in an arc of its own. */
export function galloping(
  from: number,
  to: number,
  moment: number,
  isTaken: (space: number) => boolean,
): Moved {
  if (moment >= 1) return { at: to };
  const at = mix(from, to, ease(moment));
  const over = (space: number) => space > from && space < to && isTaken(space);
  const up = rise(at, over);
  const hop = HOP * Math.abs(Math.sin(Math.PI * (at - from)));
  const climbs = at < Math.round(at) ? -1 : 1;
  return {
    at,
    height: Math.max(LEAP * up, hop),
    lean: climbs * (up > 0 ? 16 * Math.min(1, up * 3) * (1 - up) * 2 : 5 * (hop / HOP)),
    squash: up > 0 ? 1.06 : 1,
  };
}

/** Who stands there when another leaps over him ducks. */
export function ducking(at: number, leaper: number): Pick<Moved, 'squash'> {
  const near = Math.max(0, 1 - Math.abs(leaper - at) * 1.4);
  return { squash: 1 - 0.28 * near };
}

export const CHEER_TIME = 620;

/** In front: two jumps for joy on the spot. */
export function cheering(at: number, moment: number): Moved {
  if (moment >= 1) return { at };
  const jump = Math.abs(Math.sin(2 * Math.PI * moment));
  return { at, height: 20 * jump, lean: -8 * jump, squash: 0.94 + 0.1 * jump };
}

export const SIGH_TIME = 1300;

/** The last card was in vain: it hangs its head, sheds a tear, and takes heart again. */
export function sighing(at: number, moment: number): Moved {
  if (moment >= 1) return { at };
  const low = moment < 0.75 ? ease(Math.min(1, moment / 0.3)) : 1 - ease((moment - 0.75) / 0.25);
  return { at, lean: 9 * low, squash: 1 - 0.13 * low, mood: moment < 0.85 ? 'sad' : 'glad' };
}

export interface Point {
  x: number;
  y: number;
}

/** A food card on its way across the window. */
export interface Flying extends Point {
  /** In degrees. */
  turn: number;
  /** 1 is its own size. */
  size: number;
  /** How broad it is seen while it turns over: 1 is flat on. */
  breadth: number;
  /** Its face is up. */
  isFaceUp: boolean;
}

export type FlightKind = 'take' | 'bank' | 'lose';

/** The more cards fly, the closer they follow each other. */
const FOLLOW = 130;
const EACH: Record<FlightKind, number> = { take: 700, bank: 750, lose: 1200 };

/** How long so many food cards are on their way. */
export function flightTime(kind: FlightKind, count: number): number {
  return EACH[kind] + FOLLOW * Math.max(0, count - 1);
}

/** The moment of the single card, which starts a little after the one before it. */
export function momentOf(kind: FlightKind, count: number, index: number, moment: number): number {
  const since = moment * flightTime(kind, count) - FOLLOW * index;
  return Math.min(1, Math.max(0, since / EACH[kind]));
}

/** Food flies to whom it goes in a bow. */
function taken(from: Point, to: Point, moment: number): Flying {
  const t = ease(moment);
  const bow = Math.sin(Math.PI * t);
  const high = 0.18 * Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: mix(from.x, to.x, t),
    y: mix(from.y, to.y, t) - high * bow,
    turn: 14 * bow,
    size: 1 + 0.5 * bow,
    breadth: 1,
    isFaceUp: true,
  };
}

/** From left to right, turning over: now it is banked for good. */
function banked(from: Point, to: Point, moment: number): Flying {
  const t = ease(moment);
  return {
    x: mix(from.x, to.x, t),
    y: mix(from.y, to.y, t) - 26 * Math.sin(Math.PI * t),
    turn: 0,
    size: 1 + 0.25 * Math.sin(Math.PI * t),
    breadth: Math.abs(Math.cos(Math.PI * t)),
    isFaceUp: t < 0.5,
  };
}

/** It trembles, and then sinks slowly back to the pile, swaying like a leaf. */
function lost(from: Point, to: Point, moment: number): Flying {
  const falls = 0.25;
  if (moment < falls) {
    const tremble = Math.sin((moment / falls) * Math.PI * 6) * 2.5;
    return {
      x: from.x + tremble,
      y: from.y,
      turn: tremble * 2,
      size: 1,
      breadth: 1,
      isFaceUp: true,
    };
  }
  const t = ease((moment - falls) / (1 - falls));
  const sway = Math.sin(t * Math.PI * 3) * (1 - t);
  return {
    x: mix(from.x, to.x, t) + 22 * sway,
    y: mix(from.y, to.y, t * t),
    turn: 24 * sway,
    size: 1 - 0.12 * Math.sin(Math.PI * t),
    breadth: 1,
    isFaceUp: true,
  };
}

const WAYS = { take: taken, bank: banked, lose: lost } as const;

/** Where a food card is at a moment of its flight. */
export function flying(kind: FlightKind, from: Point, to: Point, moment: number): Flying {
  return WAYS[kind](from, to, moment);
}
