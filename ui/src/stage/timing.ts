// How long a motion takes and where it is at a moment. Pure: time comes in as a number.

/** From half speed to four times; `off` shows every end at once. */
export type Speed = number | 'off';

export interface Motion {
  /** In milliseconds at speed 1. */
  lasts: number;
  /** Draws the moment: 0 is the beginning, 1 the end. It is always called with 1 at last. */
  draw: (moment: number) => void;
  /** Said or sounded when the motion begins. */
  begin?: () => void;
}

/** Nobody waits longer than this for one motion, however far it goes. */
const LONGEST = 2400;
/** One space of a gallop. */
const SPACE = 170;

/** How long a horse takes over so many spaces. */
export function gallopTime(spaces: number): number {
  return Math.min(LONGEST, 180 + SPACE * Math.abs(spaces));
}

export function duration(motion: Motion, speed: Speed): number {
  return speed === 'off' ? 0 : motion.lasts / clampSpeed(speed);
}

export function clampSpeed(speed: number): number {
  return Math.min(4, Math.max(0.5, speed));
}

/** The moment of a motion that began `elapsed` milliseconds ago. */
export function momentAt(motion: Motion, elapsed: number, speed: Speed): number {
  const whole = duration(motion, speed);
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, elapsed / whole));
}

/** Starts and stops softly. */
export function ease(moment: number): number {
  return moment < 0.5 ? 2 * moment * moment : 1 - (2 - 2 * moment) ** 2 / 2;
}

/** A horse gathers way, gallops on evenly and pulls up. */
export function gallopEase(moment: number): number {
  const soft = 0.18;
  const even = 1 / (1 - soft);
  if (moment < soft) return (even * moment * moment) / (2 * soft);
  if (moment > 1 - soft) return 1 - (even * (1 - moment) ** 2) / (2 * soft);
  return even * (moment - soft / 2);
}

/** How high a horse is over what it jumps: each hop peaks midway between two spaces. */
export function hop(position: number, over: (space: number) => boolean, height: number): number {
  const space = Math.round(position);
  if (!over(space)) return 0;
  const apart = (position - space) * 2;
  return height * Math.max(0, 1 - apart * apart);
}

/** A refusal: up to the obstacle, a stop, and back to where it began. */
export function refusalAt(moment: number): number {
  const turn = 0.55;
  if (moment < turn) return ease(moment / turn);
  const pause = 0.7;
  if (moment < pause) return 1;
  return 1 - ease((moment - pause) / (1 - pause));
}
