// Where a replay is, and what the table looked like there. Pure.
import type { Mark, Replay } from '../../ipc/bindings.gen';
import type { Table } from '../../mirror/table';

/** The speeds that may be chosen. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** A replay while it is looked at. */
export interface Place {
  /** The index of the frame that is shown. */
  at: number;
  /** Changes with every jump, over which nothing is played. */
  rests: number;
  isPlaying: boolean;
}

export const START: Place = { at: 0, rests: 1, isPlaying: false };

const lastOf = ({ frames }: Pick<Replay, 'frames'>) => Math.max(0, frames.length - 1);
const within = (frame: number, last: number) => Math.min(last, Math.max(0, frame));

/** One frame on, which is played; or back, which is shown at once. */
export function stepped(place: Place, by: 1 | -1, replay: Pick<Replay, 'frames'>): Place {
  const last = lastOf(replay);
  const at = within(place.at + by, last);
  const isPlaying = place.isPlaying && by > 0 && at < last;
  return { at, rests: by > 0 ? place.rests : place.rests + 1, isPlaying };
}

/** Another frame, shown at once. */
export function jumped(place: Place, to: number, replay: Pick<Replay, 'frames'>): Place {
  return { at: within(to, lastOf(replay)), rests: place.rests + 1, isPlaying: false };
}

/** Plays on or stops; at the end it begins anew. */
export function toggled(place: Place, replay: Pick<Replay, 'frames'>): Place {
  if (place.isPlaying) return { ...place, isPlaying: false };
  if (place.at < lastOf(replay)) return { ...place, isPlaying: true };
  return { at: 0, rests: place.rests + 1, isPlaying: true };
}

/** The round that is on at a frame. */
export function roundAt(rounds: readonly Mark[], at: number): number {
  return rounds.findLast(({ frame }) => frame <= at)?.round ?? 0;
}

/** The first frame of the next round, or of this one or the one before. */
export function roundFrom(rounds: readonly Mark[], at: number, by: 1 | -1): number | undefined {
  const found =
    by > 0 ? rounds.find(({ frame }) => frame > at) : rounds.findLast(({ frame }) => frame < at);
  return found?.frame;
}

/** The table as everybody saw it at a frame. */
export function tableAt({ setup, frames }: Replay, { at, rests }: Place): Table {
  const told = frames.slice(0, at + 1);
  const now = told.at(-1);
  if (!now) throw new Error('a replay has a first frame');
  return {
    id: 0,
    rests,
    seq: at,
    setup,
    story: told.map(({ chapter }) => chapter).filter(({ events }) => events.length > 0),
    state: {
      moment: now.chapter.line,
      view: now.view,
      mayUndo: null,
      timeLeft: null,
      pauseLeft: null,
      commitment: '',
      revealed: null,
      stuck: null,
    },
  };
}
