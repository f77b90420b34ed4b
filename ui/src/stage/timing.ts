// How long a motion takes and where it is at a moment. Pure: time comes in as a number.

/** From half speed to eight times; `off` shows every end at once. */
export type Speed = number | 'off';

export interface Motion {
  /** In milliseconds at speed 1; for ever where it waits for a word, which no speed takes away. */
  lasts: number;
  /** Draws the moment: 0 is the beginning, 1 the end. It is always called with 1 at last. */
  draw: (moment: number) => void;
  /** Said or sounded when the motion begins. */
  begin?: () => void;
}

export function duration(motion: Motion, speed: Speed): number {
  if (waits(motion)) return motion.lasts;
  return speed === 'off' ? 0 : motion.lasts / clampSpeed(speed);
}

/** Does it stay until somebody moves on? */
export const waits = ({ lasts }: Motion): boolean => lasts === Number.POSITIVE_INFINITY;

function clampSpeed(speed: number): number {
  return Math.min(8, Math.max(0.5, speed));
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
