import type { Speed as SpeedName } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import type { Speed } from '../../stage/timing';

const PACES: Record<SpeedName, Speed> = {
  off: 'off',
  half: 0.5,
  normal: 1,
  double: 2,
  quadruple: 4,
};

export interface Taste {
  speed: SpeedName;
  pace: Speed;
  sound: boolean;
}

/** How fast, and whether with sounds, the reader likes to see a table played. */
export function useTaste(): Taste {
  const settings = useApp((app) => app.settings);
  const { speed = 'normal', sound = false } = settings ?? {};
  return { speed, pace: PACES[speed], sound };
}
