import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { PigsEvent, PigsView, Seat } from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import type { Table } from '../../../mirror/table';
import type { LogLine } from '../../../parts/LogList';
import { type Staged, type Staging, useScene } from '../useScene';
import type { Taste } from '../useTaste';
import { choreography } from './beats';
import { type Scene, sceneOf } from './scene';
import type { Teller } from './sentences';
import { linesOf } from './story';

/** With somebody who reads how each round has ended before the next begins, or without. */
const staging = (isRead: boolean): Staging<Scene> => ({
  sceneOf,
  beatsOf: (news) => choreography(eventsOf('pigs', { story: news }), isRead),
});
const READ = staging(true);
const UNREAD = staging(false);

/** A game as it is told to everybody, as far as it has been played. */
export interface Telling {
  staged: Staged<Scene>;
  /** The stand's view. */
  view: PigsView;
  last: Scene['last'];
  actor: Seat | undefined;
  /** The round that has just ended, and waits to be read. */
  report: number | undefined;
  /** Is more still on its way? */
  isRunning: boolean;
  /** What has happened. */
  heard: readonly PigsEvent[];
  lines: LogLine[];
  teller: Teller;
}

function usePlayed(table: Table, { scene }: Staged<Scene>) {
  const { isMoving, ...played } = useStore(
    scene,
    useShallow(({ heard, isMoving, view, last, actor, report }) => ({
      heard,
      isMoving,
      view,
      last,
      actor,
      report,
    })),
  );
  const events = useMemo(() => eventsOf('pigs', table), [table]);
  const heard = useMemo(() => events.slice(0, played.heard), [events, played.heard]);
  const isRunning = isMoving || played.heard < events.length;
  const view = isRunning ? played.view : viewOf('pigs', table.state);
  return { ...played, heard, isRunning, view };
}

function useTeller({ setup, state }: Table): Teller {
  const { t } = useTranslation('gallop');
  const { t: pigs } = useTranslation('pigs');
  const { result } = viewOf('pigs', state);
  const { seats } = setup;
  return useMemo(() => ({ t, pigs, seats, result }), [t, pigs, seats, result]);
}

export function useTelling(table: Table, taste: Taste, isRead: boolean): Telling {
  const staged = useScene(table, isRead ? READ : UNREAD, taste);
  const played = usePlayed(table, staged);
  const teller = useTeller(table);
  const lines = useMemo(() => linesOf(teller, played.heard), [teller, played.heard]);
  return { staged, ...played, lines, teller };
}
