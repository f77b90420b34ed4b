import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { useMoney } from '../../../games/nasty/useMoney';
import type { NastyEvent, NastyView } from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import { seatsHere } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';
import type { LogLine } from '../../../parts/LogList';
import { type Staged, type Staging, useScene } from '../useScene';
import type { Taste } from '../useTaste';
import { choreography, isAside } from './beats';
import type { Teller } from './names';
import { type RaceStory, racesIn } from './races';
import { type Scene, sceneOf } from './scene';
import { linesOf } from './story';

/** With somebody here who reads how each race was settled before the next begins, or without. */
const staging = (isRead: boolean): Staging<Scene> => ({
  sceneOf,
  beatsOf: (news, { setup }) =>
    choreography(eventsOf('nasty', { story: news }), isRead && seatsHere(setup).length > 0),
});
const READ = staging(true);
const UNREAD = staging(false);

/** A meeting as it is told to everybody, as far as it has been played. */
export interface Telling {
  staged: Staged<Scene>;
  /** The stand's view. */
  view: NastyView;
  /** Is anything being shown, or about to be? */
  isRunning: boolean;
  /** The race whose settlement is being read. */
  report: number | undefined;
  /** What has happened. */
  heard: readonly NastyEvent[];
  races: readonly RaceStory[];
  lines: LogLine[];
  teller: Teller;
}

function usePlayed(table: Table, { scene }: Staged<Scene>) {
  const played = useStore(
    scene,
    useShallow(({ heard, isMoving, view, report }) => ({ heard, isMoving, view, report })),
  );
  const events = useMemo(() => eventsOf('nasty', table), [table]);
  const heard = useMemo(() => events.slice(0, played.heard), [events, played.heard]);
  const isComing = events.slice(played.heard).some((event) => !isAside(event));
  const isRunning = played.isMoving || isComing;
  return {
    ...played,
    heard,
    isRunning,
    view: isRunning ? played.view : viewOf('nasty', table.state),
  };
}

function useTeller({ setup, state }: Table): Teller {
  const { t } = useTranslation('meeting');
  const { t: nasty } = useTranslation('nasty');
  const { sum } = useMoney();
  const { result, book } = viewOf('nasty', state);
  const { seats } = setup;
  const plan = book.course;
  return useMemo(
    () => ({ t, nasty, sum, seats, plan, result }),
    [t, nasty, sum, seats, plan, result],
  );
}

export function useTelling(table: Table, taste: Taste, isRead = true): Telling {
  const staged = useScene(table, isRead ? READ : UNREAD, taste);
  const { isMoving: _, ...played } = usePlayed(table, staged);
  const teller = useTeller(table);
  const { heard } = played;
  const lines = useMemo(() => linesOf(teller, heard), [teller, heard]);
  const races = useMemo(() => racesIn(heard), [heard]);
  return { staged, ...played, lines, races, teller };
}
