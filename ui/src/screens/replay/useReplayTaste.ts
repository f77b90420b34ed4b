import { type Taste, useTaste } from '../table/useTaste';
import type { ReplaySpeed } from './player';

/** A replay goes at its own speed, unless nothing shall move at all. */
export function useReplayTaste(speed: ReplaySpeed): Taste {
  const taste = useTaste();
  return taste.pace === 'off' ? taste : { ...taste, pace: speed };
}
