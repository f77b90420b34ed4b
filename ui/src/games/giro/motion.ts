// What a horse looks like at a moment of its move. Pure: the stage says which moment it is.
import { POSES } from '../../art/horse/poses';
import { blend, gallopAt } from '../../art/horse/rig';
import { ease } from '../../stage/timing';
import type { HorsePicture } from './picture';

/** What a motion changes of a horse. */
export type Moved = Pick<HorsePicture, 'at' | 'height' | 'pose'>;

/** Strides to a space. */
const STRIDES = 0.9;
/** How high a jump goes, in units of the board. */
const LEAP = 30;
/** Nobody waits longer than this for one move, however far it goes. */
const LONGEST = 2400;

/** How long a horse takes over so many spaces, in milliseconds at speed 1. */
export function gallopTime(spaces: number): number {
  return Math.min(LONGEST, 220 + 190 * Math.abs(spaces));
}

export const REFUSAL_TIME = 1100;
export const SHOVE_TIME = 600;

/** It gathers way, gallops on evenly and pulls up. */
export function pace(moment: number): number {
  const soft = 0.18;
  const even = 1 / (1 - soft);
  if (moment < soft) return (even * moment * moment) / (2 * soft);
  if (moment > 1 - soft) return 1 - (even * (1 - moment) ** 2) / (2 * soft);
  return even * (moment - soft / 2);
}

/** How far up a jump a horse is, 0 to 1: the top is over the space it jumps. */
export function leap(position: number, over: (space: number) => boolean): number {
  const space = Math.round(position);
  if (!over(space)) return 0;
  const apart = (position - space) * 2;
  return Math.max(0, 1 - apart * apart);
}

/** Along the spaces it really passes; hedges, water and other horses are jumped. */
export function galloping(
  from: number,
  to: number,
  moment: number,
  over: (space: number) => boolean,
): Moved {
  if (moment >= 1) return { at: to };
  const at = from + (to - from) * pace(moment);
  const up = leap(at, (space) => space !== from && space !== to && over(space));
  const pose = blend(gallopAt((at - from) * STRIDES), POSES.jump, Math.min(1, up * 1.6));
  return { at, height: LEAP * up, pose };
}

/** Up to the obstacle, a stop with all four feet, and back to where it began. */
export function refusing(from: number, obstacle: number, moment: number): Moved {
  if (moment >= 1) return { at: from };
  const brink = obstacle - 0.72;
  const [stop, turn] = [0.5, 0.74];
  if (moment < stop) {
    const at = from + (brink - from) * ease(moment / stop);
    const brake = Math.max(0, moment / stop - 0.7) / 0.3;
    return { at, pose: blend(gallopAt((at - from) * STRIDES), POSES.refuse, brake) };
  }
  if (moment < turn) return { at: brink, pose: 'refuse' };
  const back = ease((moment - turn) / (1 - turn));
  return { at: brink + (from - brink) * back, pose: blend(POSES.refuse, POSES.stand, back) };
}

/** Shoved backwards in a low arc, over whatever stands there. */
export function shoved(from: number, to: number, moment: number): Moved {
  if (moment >= 1) return { at: to };
  const done = ease(moment);
  return {
    at: from + (to - from) * done,
    height: LEAP * 0.6 * Math.sin(Math.PI * done),
    pose: blend(POSES.refuse, POSES.stand, Math.max(0, done * 2 - 1)),
  };
}
