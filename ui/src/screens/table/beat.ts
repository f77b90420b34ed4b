// What a game's board shows while the stage plays, one beat after the other.
import type { Sound } from '../../stage/sounds';

export interface Beat<Scene> {
  /** In milliseconds at speed 1; for ever where somebody has to move on. */
  lasts: number;
  sound?: Sound;
  /** What the beat changes once, as it begins. */
  begin?: (found: Scene) => Scene;
  /** What the scene becomes at a moment of the beat, 0 to 1; `before` is how the beat began. */
  draw: (before: Scene, moment: number) => Scene;
}
