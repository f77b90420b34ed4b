// The table as last told: a snapshot and the notices since. No rule, no clock, no guess of ours.
import { create } from 'zustand';
import {
  type Chapter,
  commands,
  type Setup,
  type State,
  type TableId,
  type Told,
  type Unknown,
} from '../ipc/bindings.gen';
import { stream } from '../ipc/host';
import { useApp } from './app';

export interface Table {
  id: TableId;
  /** The number of the snapshot that it rests on; where that changes, the story was not carried on. */
  rests: number;
  seq: number;
  setup: Setup;
  story: readonly Chapter[];
  state: State;
}

export type Mirror =
  | { kind: 'asking' }
  | { kind: 'told'; table: Table }
  | { kind: 'gone'; why: 'closed' | 'unknown' | 'elsewhere' };

const ASKING: Mirror = { kind: 'asking' };

/** What a message makes of the mirror; `gap` where one is missing before it. */
export function hear(id: TableId, mirror: Mirror, told: Told): Mirror | 'gap' {
  if (told.told === 'closed') return { kind: 'gone', why: 'closed' };
  const before = mirror.kind === 'told' ? mirror.table : undefined;
  if (told.told === 'snapshot') {
    const { seq, setup, story, state } = told;
    return {
      kind: 'told',
      table: { id, rests: (before?.rests ?? 0) + 1, seq, setup, story, state },
    };
  }
  if (!before || told.seq !== before.seq + 1) return 'gap';
  const { seq, chapter, state } = told;
  const story = chapter.events.length > 0 ? [...before.story, chapter] : before.story;
  return { kind: 'told', table: { ...before, seq, story, state } };
}

interface Watching {
  id: TableId | undefined;
  mirror: Mirror;
}

export const useWatching = create<Watching>(() => ({ id: undefined, mirror: ASKING }));

/** Hangs up the stream that is on. */
let hangUp = () => {};

/** The table was closed while nobody was looking, or another app has it open. */
export function lose({ error }: Unknown): void {
  const why = error === 'open-elsewhere' ? 'elsewhere' : 'unknown';
  useWatching.setState({ mirror: { kind: 'gone', why } });
}

/** Hears no more of the table, since this page is about to end it. */
export function stopWatching(): void {
  hangUp();
}

/** Watches a table; the mirror of another one is dropped. It goes on until another is watched. */
export function watchTable(id: TableId): void {
  if (useWatching.getState().id === id && useWatching.getState().mirror.kind === 'told') return;
  useWatching.setState({ id, mirror: ASKING });
  ask(id);
}

/** Asks for the table anew: after a gap, or where the line was lost. What is shown stays so long. */
export function watchAgain(): void {
  const { id } = useWatching.getState();
  if (id !== undefined) ask(id);
}

function ask(id: TableId): void {
  hangUp();
  const { channel, close } = stream<Told>((told) => {
    const mirror = hear(id, useWatching.getState().mirror, told);
    if (mirror === 'gap') watchAgain();
    else useWatching.setState({ mirror });
  });
  hangUp = close;
  commands.watch(id, channel).then(
    (told) => {
      if (told.status === 'error') lose(told.error);
    },
    () => {
      // The line is lost. The app's mirror says so, and the table is asked for when it is back.
    },
  );
}

useApp.subscribe((now, before) => {
  if (now.reach === 'here' && before.reach === 'lost') watchAgain();
});
