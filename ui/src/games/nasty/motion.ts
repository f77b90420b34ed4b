// What a horse looks like at a moment of its move. Pure: the stage says which moment it is.
import { POSES } from '../../art/horse/poses';
import { blend, gallopAt } from '../../art/horse/rig';
import { ease } from '../../stage/timing';
import type { Runner, Spot } from './picture';

/** What a motion changes of a horse. Spread it over one that was brought to rest by `still`. */
export type Moved = Pick<Runner, 'at' | 'to' | 'part' | 'height' | 'pose' | 'isDown' | 'twice'>;

/** Strides to a square. */
const STRIDES = 0.62;
/** How high a jump goes, in units of the sheet. */
const LEAP = 24;
/** Nobody waits longer than this for one move. */
const LONGEST = 2600;

export const FALL_TIME = 900;
export const REMOUNT_TIME = 900;
export const TWICE_TIME = 800;

/** How long a horse takes over so many squares, in milliseconds at speed 1. */
export function gallopTime(squares: number): number {
  return Math.min(LONGEST, 240 + 250 * squares);
}

/** A horse at rest, without anything that an earlier motion left on it. */
export function still(runner: Runner): Runner {
  const { to: _to, part: _part, height: _height, pose: _pose, twice: _twice, ...rest } = runner;
  return rest;
}

/** It gathers way, gallops on evenly and pulls up. */
export function pace(moment: number): number {
  const soft = 0.16;
  const even = 1 / (1 - soft);
  if (moment < soft) return (even * moment * moment) / (2 * soft);
  if (moment > 1 - soft) return 1 - (even * (1 - moment) ** 2) / (2 * soft);
  return even * (moment - soft / 2);
}

/** How far up a jump a horse is, 0 to 1: the top is over the square that is jumped. */
function leap(run: number, jumped: readonly boolean[]): number {
  const square = Math.round(run);
  if (!jumped[square]) return 0;
  const apart = (run - square) * 2;
  return Math.max(0, 1 - apart * apart);
}

/**
 * Square by square along a path that begins where the horse stands. What `over` says of a square is
 * jumped, but not where the move begins or ends: there it stands on the fence.
 */
export function galloping(
  path: readonly Spot[],
  moment: number,
  over: (spot: Spot) => boolean,
): Moved {
  const last = path.length - 1;
  const at = path[last] ?? { lane: 1, square: 0 };
  if (moment >= 1 || last < 1) return { at };
  const run = pace(moment) * last;
  const here = Math.min(Math.floor(run), last - 1);
  const jumped = path.map((spot, index) => index > 0 && index < last && over(spot));
  const up = leap(run, jumped);
  const pose = blend(gallopAt(run * STRIDES), POSES.jump, Math.min(1, up * 1.6));
  return {
    at: path[here] ?? at,
    to: path[here + 1] ?? at,
    part: run - here,
    height: LEAP * up,
    pose,
  };
}

/** Veering is a gallop across the lanes: it is shown a little harder, with its head up. */
export function veering(path: readonly Spot[], moment: number): Moved {
  const moved = galloping(path, moment, () => false);
  if (moment >= 1) return moved;
  const fright = Math.sin(Math.PI * moment) * 0.55;
  return { ...moved, pose: blend(gallopAt(moment * 2), POSES.refuse, fright) };
}

/** It comes down on the fence where it stands. */
export function falling(at: Spot, moment: number): Moved {
  if (moment >= 1) return { at, isDown: true };
  const rising = 0.3;
  if (moment < rising) {
    const up = ease(moment / rising);
    return { at, height: LEAP * 0.5 * up, pose: blend(POSES.gallop, POSES.jump, up) };
  }
  const down = ease((moment - rising) / (1 - rising));
  return { at, height: LEAP * 0.5 * (1 - down), pose: blend(POSES.jump, POSES.fallen, down) };
}

/** It gets up again where it fell. */
export function remounting(at: Spot, moment: number): Moved {
  if (moment >= 1) return { at, isDown: false };
  return { at, isDown: false, pose: blend(POSES.fallen, POSES.stand, ease(moment)) };
}

/** The sign of a doubled move opens over it, stays and closes. */
export function doubling(at: Spot, moment: number): Moved {
  if (moment >= 1) return { at };
  const [open, close] = [Math.min(1, moment / 0.25), Math.min(1, (1 - moment) / 0.2)];
  return { at, twice: ease(Math.min(open, close)) };
}
