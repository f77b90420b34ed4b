// The shouts by their numbers. A number is for good: another version may send it.
import type { Saying } from '../../ipc/bindings.gen';

export const SHOUTS = ['come-on', 'objection', 'bravo', 'oh-no', 'hurry'] as const;

export type Shout = (typeof SHOUTS)[number];

/** The shout that was heard; one that only a later version knows is the first. */
export function shoutOf(what: Saying): Shout | undefined {
  return what.say === 'shout' ? (SHOUTS[what.shout] ?? SHOUTS[0]) : undefined;
}
