import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { GiroEvent, GiroView } from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import type { Table } from '../../../mirror/table';
import type { LogLine } from '../../../parts/LogList';
import { type Staged, type Staging, useScene } from '../useScene';
import type { Taste } from '../useTaste';
import { choreography } from './beats';
import { castOf } from './cast';
import type { Words } from './hand';
import { type Run, type Scene, sceneOf } from './scene';
import type { Teller } from './sentences';
import { linesOf } from './story';

const STAGING: Staging<Scene> = {
  sceneOf,
  beatsOf: (news) => choreography(eventsOf('giro', { story: news })),
};

/** A race as it is told to everybody, as far as it has been played. */
export interface Telling {
  staged: Staged<Scene>;
  /** The stand's view. */
  view: GiroView;
  run: Run | undefined;
  /** Is a round being run, or about to be? */
  isRunning: boolean;
  /** The spaces that the horses last stood on. */
  spaces: readonly number[];
  /** What has happened. */
  heard: GiroEvent[];
  lines: LogLine[];
  teller: Teller;
  words: Words;
}

function usePlayed(table: Table, { scene }: Staged<Scene>) {
  const played = useStore(
    scene,
    useShallow(({ heard, run, view, spaces }) => ({ heard, run, view, spaces })),
  );
  const events = useMemo(() => eventsOf('giro', table), [table]);
  const heard = useMemo(() => events.slice(0, played.heard), [events, played.heard]);
  const isComing = events.slice(played.heard).some(({ event }) => event === 'revealed');
  const isRunning = played.run !== undefined || isComing;
  return {
    ...played,
    heard,
    isRunning,
    view: isRunning ? played.view : viewOf('giro', table.state),
  };
}

function useWords(table: Table): { teller: Teller; words: Words } {
  const { t, i18n } = useTranslation('race');
  const { t: silks } = useTranslation('silks');
  const { course } = viewOf('giro', table.state);
  return useMemo(() => {
    const cast = castOf(table.setup, course);
    return { teller: { t, language: i18n.language, cast }, words: { t, silks, cast } };
  }, [t, silks, i18n.language, table.setup, course]);
}

export function useTelling(table: Table, taste: Taste): Telling {
  const staged = useScene(table, STAGING, taste);
  const played = usePlayed(table, staged);
  const { teller, words } = useWords(table);
  const lines = useMemo(() => linesOf(teller, played.heard), [teller, played.heard]);
  return { staged, ...played, lines, teller, words };
}
