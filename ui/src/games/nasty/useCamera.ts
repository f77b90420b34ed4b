import { animate } from 'motion';
import { useEffect, useRef, useState } from 'react';
import { type Camera, panned } from './camera';

const STILL = '(prefers-reduced-motion: reduce)';
/** In seconds. */
const PAN = 0.9;

/** The camera on its way to where it is wanted; nobody waits for it. */
export function useCamera({ x, y, width, height }: Camera): Camera {
  const [camera, setCamera] = useState<Camera>({ x, y, width, height });
  const now = useRef(camera);
  useEffect(() => {
    const from = now.current;
    const to = { x, y, width, height };
    const look = (moment: number) => {
      now.current = panned(from, to, moment);
      setCamera(now.current);
    };
    if (matchMedia(STILL).matches) {
      look(1);
      return;
    }
    const pan = animate(0, 1, { duration: PAN, ease: 'easeInOut', onUpdate: look });
    return () => pan.stop();
  }, [x, y, width, height]);
  return camera;
}
