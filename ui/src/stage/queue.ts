// Plays motions one after another. It owns no time: whoever drives it says what time it is.
import { type Motion, momentAt, type Speed } from './timing';

export interface Queue {
  /** Behind all that wait. */
  add: (motions: readonly Motion[]) => void;
  /** Moves on to a time in milliseconds; says whether anything is still to be played. */
  advance: (now: number) => boolean;
  /** Ends everything at once: each motion is drawn at its end, in order. */
  skip: () => void;
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
      for (let motion = waiting[0]; motion; motion = waiting[0]) end(motion);
    },
    setSpeed: (next) => {
      speed = next;
    },
  };
}
