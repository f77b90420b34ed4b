import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { GameMove, Look, Speed as SpeedName, View } from '../../../ipc/bindings.gen';
import { useApp } from '../../../mirror/app';
import { eventsOf, hasCurtain, looker, viewOf } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';
import type { LogLine } from '../../../parts/LogList';
import type { Speed } from '../../../stage/timing';
import { type Acts, useActs } from '../useActs';
import { useLook } from '../useLook';
import { castOf } from './cast';
import { prospectsOf, type Words } from './hand';
import { openFor, type Phase, phaseOf } from './phase';
import type { Run } from './scene';
import type { Teller } from './sentences';
import { linesOf } from './story';
import { type Choice, useChoice } from './useChoice';
import { type CurtainCord, useCurtain } from './useCurtain';
import { type Staged, useScene } from './useScene';

const SPEEDS: Record<SpeedName, Speed> = {
  off: 'off',
  half: 0.5,
  normal: 1,
  double: 2,
  quadruple: 4,
};

/** Everything that the parts of the table draw from, and all they can do. */
export interface Race {
  table: Table;
  speed: SpeedName;
  sound: boolean;
  staged: Staged;
  /** The stand's view as far as it has been played. */
  view: View;
  run: Run | undefined;
  /** The spaces that the horses last stood on. */
  spaces: readonly number[];
  /** What has happened, as far as it has been played. */
  heard: ReturnType<typeof eventsOf>;
  lines: LogLine[];
  teller: Teller;
  words: Words;
  phase: Phase;
  cord: CurtainCord;
  look: Look | undefined;
  choice: Choice;
  acts: Acts;
  /** Places or picks; behind a curtain a pick closes it. */
  place: (space: number) => void;
  pick: (card: number) => void;
}

/** What has been played of the table so far, and whether a round is being run. */
function usePlayed(table: Table, { scene }: Staged) {
  const played = useStore(
    scene,
    useShallow(({ heard, run, view, spaces }) => ({ heard, run, view, spaces })),
  );
  const events = useMemo(() => eventsOf(table), [table]);
  const heard = useMemo(() => events.slice(0, played.heard), [events, played.heard]);
  const isComing = events.slice(played.heard).some(({ event }) => event === 'revealed');
  const isRunning = played.run !== undefined || isComing;
  return { ...played, heard, isRunning, view: isRunning ? played.view : viewOf(table.state) };
}

function useWords(table: Table): { teller: Teller; words: Words } {
  const { t, i18n } = useTranslation('table');
  const { t: silks } = useTranslation('silks');
  const { course } = viewOf(table.state);
  return useMemo(() => {
    const cast = castOf(table.setup, course);
    return { teller: { t, language: i18n.language, cast }, words: { t, silks, cast } };
  }, [t, silks, i18n.language, table.setup, course]);
}

export function useRace(table: Table): Race {
  const settings = useApp((app) => app.settings);
  const { speed = 'normal', sound = false } = settings ?? {};
  const staged = useScene(table, SPEEDS[speed], sound);
  const played = usePlayed(table, staged);
  const { teller, words } = useWords(table);
  const lines = useMemo(() => linesOf(teller, played.heard), [teller, played.heard]);

  const { moment } = table.state;
  const cord = useCurtain(moment);
  const phase = phaseOf(table, played.isRunning, cord.curtain);
  const seat = looker(table, openFor(cord.curtain));
  const look = useLook(table, seat);
  const choice = useChoice(moment, seat);
  const acts = useActs(table);

  const act = async (move: GameMove['move']) => {
    if (seat === undefined) return;
    const isDone = await acts.act(seat, { game: 'giro', move });
    if (isDone && 'pick' in move && hasCurtain(table.setup)) cord.close(seat);
  };

  return {
    table,
    speed,
    sound,
    staged,
    ...played,
    lines,
    teller,
    words,
    phase,
    cord,
    look,
    choice,
    acts,
    place: (space) => void act({ place: space }),
    pick: (card) => void act({ pick: card }),
  };
}

/** The card that is chosen: the one just picked out, or the one picked before. */
export function chosenCard({ look, choice }: Pick<Race, 'look' | 'choice'>): number | undefined {
  const isHeld = prospectsOf(look?.outlook.outlook).some(({ card }) => card === choice.chosen);
  return isHeld ? choice.chosen : (look?.view.view.pick ?? undefined);
}
