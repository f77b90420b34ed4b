import { useCallback, useEffect, useRef, useState } from 'react';
import { createQueue, type Queue } from './queue';
import type { Motion, Speed } from './timing';

const STILL = '(prefers-reduced-motion: reduce)';

/** The reader's speed, unless the computer says that motion is unwelcome. */
function speedOf(wish: Speed): Speed {
  return matchMedia(STILL).matches ? 'off' : wish;
}

export interface Stage {
  isPlaying: boolean;
  play: (motions: readonly Motion[]) => void;
  /** To the end, or to what waits for a word. */
  skip: () => void;
  /** The word that is waited for. */
  moveOn: () => void;
  /** Ends all without drawing it. */
  clear: () => void;
}

/** Drives a queue by the screen's own frames, only while something moves. */
export function useStage(wish: Speed): Stage {
  const queue = useRef<Queue>(undefined);
  queue.current ??= createQueue(speedOf(wish));
  const frame = useRef<number>(undefined);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => queue.current?.setSpeed(speedOf(wish)), [wish]);

  const step = useCallback((now: number) => {
    const more = queue.current?.advance(now) ?? false;
    const moves = more && !queue.current?.rests();
    frame.current = moves ? requestAnimationFrame(step) : undefined;
    setPlaying(more);
  }, []);

  const play = useCallback(
    (motions: readonly Motion[]) => {
      queue.current?.add(motions);
      frame.current ??= requestAnimationFrame(step);
      setPlaying(true);
    },
    [step],
  );

  const stop = useCallback(() => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    frame.current = undefined;
    setPlaying(false);
  }, []);

  const skip = useCallback(() => {
    if (!queue.current?.skip()) stop();
  }, [stop]);

  const moveOn = useCallback(() => {
    queue.current?.moveOn();
    frame.current ??= requestAnimationFrame(step);
  }, [step]);

  const clear = useCallback(() => {
    queue.current?.clear();
    stop();
  }, [stop]);

  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    },
    [],
  );

  return { isPlaying, play, skip, moveOn, clear };
}
