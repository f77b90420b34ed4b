import { useMemo, useState } from 'react';
import type { Draft } from '../../../games/nasty/BetRow';
import type { Aim } from '../../../games/nasty/EventHand';
import type { Entry } from '../../../games/nasty/entry';
import type {
  Goal,
  Look,
  NastyMove,
  NastyOutlook,
  NastyView,
  Seat,
} from '../../../ipc/bindings.gen';
import { outlookOf, refusalOf, viewOf } from '../../../mirror/game';
import type { Table } from '../../../mirror/table';
import { type Acts, useActs } from '../useActs';
import { useLook } from '../useLook';
import { useMomentary } from '../useMomentary';
import { type Taste, useTaste } from '../useTaste';
import { playOf } from './names';
import { actorOf, choiceOf, type Papers, type Phase, phaseOf, readerOf, stretchOf } from './phase';
import { refusalText } from './refusals';
import { useHeld } from './useHeld';
import { useKept } from './useKept';
import { type Telling, useTelling } from './useTelling';

/** What the one who looks sees, and may do. */
export interface Looked {
  view: NastyView;
  outlook: NastyOutlook;
}

/** Somebody's own: the hand, the slip, and what is written or aimed but not yet done. */
export interface Desk {
  /** Whose papers are on the screen. */
  reader: Seat | undefined;
  look: Looked | undefined;
  papers: Papers | undefined;
  /** Calls somebody to the curtain. */
  call: (seat: Seat) => void;
  open: (seat: Seat) => void;
  close: () => void;
  /** Is the slip laid over the course? */
  isSlipOut: boolean;
  layOut: (isOut: boolean) => void;
  aim: Aim | null;
  setAim: (aim: Aim | null) => void;
  entry: Entry | undefined;
  setEntry: (entry: Entry) => void;
  draft: Draft | undefined;
  setDraft: (draft: Draft) => void;
  play: (aim: Aim) => void;
  /** Does something of the reader's own; then the curtain closes by itself. */
  seal: (move: NastyMove) => void;
  acts: Acts;
}

/** Everything that the parts of the table draw from, and all they can do. */
export interface Meeting extends Telling {
  table: Table;
  taste: Taste;
  phase: Phase;
  desk: Desk;
  /** What the one who has the turn may do, where he is here. */
  turn: NastyOutlook | undefined;
  /** The die waits a moment, so that everybody may put a card in. */
  isHeld: boolean;
  goal: Goal | undefined;
  choose: (goal: Goal) => void;
  /** The horse whose lane is looked for. */
  looked: Seat | undefined;
  lookAt: (seat: Seat | undefined) => void;
  acts: Acts;
  act: (seat: Seat, move: NastyMove) => Promise<boolean>;
}

function useLooked(told: Look | undefined): Looked | undefined {
  return useMemo(
    () => told && { view: viewOf('nasty', told), outlook: outlookOf('nasty', told) },
    [told],
  );
}

/** Something in the reader's mind: gone when another looks, or another stretch begins. */
function useMind<Thing>(table: Table, reader: Seat | undefined) {
  return useMomentary<Thing>(`${stretchOf(table)} ${reader}`);
}

function useDesk(table: Table, telling: Telling) {
  const stretch = stretchOf(table);
  const { teller } = telling;
  const [papers, setPapers] = useMomentary<Papers>(stretch);
  const reader = readerOf(table, papers);
  const told = useLooked(useLook(table, reader));
  const look = useKept(told, reader);
  const [isSlipOut = false, layOut] = useMind<boolean>(table, reader);
  const [aim = null, setAim] = useMind<Aim | null>(table, reader);
  const [entry, setEntry] = useMind<Entry>(table, reader);
  const [draft, setDraft] = useMind<Draft>(table, reader);
  const wording = (refusal: Parameters<typeof refusalOf>[1]) =>
    refusalText(teller, refusalOf('nasty', refusal));
  const late = teller.t('papers.late');
  const acts = useActs(table, wording, `${stretch} ${reader}`, late);

  const done = async (move: NastyMove) => {
    if (reader === undefined) return;
    const isDone = await acts.act(reader, { game: 'nasty', move });
    if (!isDone) return;
    setAim(null);
    setPapers(undefined);
  };
  const desk: Desk = {
    reader,
    look,
    papers,
    call: (seat) => setPapers({ seat, isOpen: false }),
    open: (seat) => setPapers({ seat, isOpen: true }),
    close: () => setPapers(undefined),
    isSlipOut,
    layOut,
    aim,
    setAim: (next) => {
      acts.say(undefined);
      setAim(next);
      // Whom it is to hit stands on the course.
      layOut(false);
    },
    entry,
    setEntry,
    draft,
    setDraft,
    play: ({ card, on }) => void done({ card: playOf(card, on) }),
    seal: (move) => void done(move),
    acts,
  };
  return { desk, told, wording };
}

export function useMeeting(table: Table): Meeting {
  const taste = useTaste();
  const telling = useTelling(table, taste);
  const { desk, told, wording } = useDesk(table, telling);
  const actor = actorOf(table);
  const isReader = actor === desk.reader;
  const seen = useLooked(useLook(table, isReader ? undefined : actor));
  const turn = isReader ? told : seen;
  const acts = useActs(table, wording);
  const [goal, choose] = useMomentary<Goal>(choiceOf(table));
  const [looked, lookAt] = useState<Seat>();
  return {
    ...telling,
    table,
    taste,
    phase: phaseOf(table, telling, desk.papers),
    desk,
    turn: actor === undefined ? undefined : turn?.outlook,
    isHeld: useHeld(table.state.pauseLeft, table.seq),
    goal,
    choose,
    looked,
    lookAt,
    acts,
    act: (seat, move) => acts.act(seat, { game: 'nasty', move }),
  };
}
