// Plays motions one after another. It owns no time: whoever drives it says what time it is.
import { type Motion, momentAt, type Speed, waits } from './timing';

export interface Queue {
  /** Behind all that wait. */
  add: (motions: readonly Motion[]) => void;
  /** Moves on to a time in milliseconds; says whether anything is still to be played. */
  advance: (now: number) => boolean;
  /**
   * Ends everything at once: each motion is drawn at its end, in order. What waits for a word stops
   * it, and is drawn; says whether anything does.
   */
  skip: () => boolean;
  /** The word that a motion waits for: it ends, and the next one begins. */
  moveOn: () => void;
  /** Does it wait for a word, so that time changes nothing? */
  rests: () => boolean;
  /** Drops everything, undrawn. */
  clear: () => void;
  setSpeed: (speed: Speed) => void;
}

export function createQueue(first: Speed): Queue {
  const waiting: Motion[] = [];
  let speed = first;
  let began: number | undefined;

  const end = (motion: Motion) => {
    motion.draw(1);
    waiting.shift();
    began = undefined;
  };

  const start = (motion: Motion, now: number): number => {
    if (began === undefined) {
      began = now;
      motion.begin?.();
    }
    return began;
  };

  return {
    add: (motions) => {
      waiting.push(...motions);
    },
    advance: (now) => {
      for (let motion = waiting[0]; motion; motion = waiting[0]) {
        const moment = momentAt(motion, now - start(motion, now), speed);
        if (moment < 1) {
          motion.draw(moment);
          return true;
        }
        end(motion);
      }
      return false;
    },
    skip: () => {
      let motion = waiting[0];
      for (; motion && !waits(motion); motion = waiting[0]) end(motion);
      motion?.draw(0);
      return motion !== undefined;
    },
    moveOn: () => {
      const [motion] = waiting;
      if (motion && waits(motion)) end(motion);
    },
    rests: () => began !== undefined && waiting[0] !== undefined && waits(waiting[0]),
    clear: () => {
      waiting.length = 0;
      began = undefined;
    },
    setSpeed: (next) => {
      speed = next;
    },
  };
}
