import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../games/nasty/useMoney';
import {
  commands,
  type MeetingError,
  type PaperMeeting,
  type Written,
} from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import type { LogLine } from '../../parts/LogList';
import type { Teller } from '../table/nasty/names';
import { type RaceStory, racesIn } from '../table/nasty/races';
import { linesOf } from '../table/nasty/story';
import { type Said, saidOf } from './said';

type Answer = Promise<
  { status: 'ok'; data: PaperMeeting } | { status: 'error'; error: MeetingError }
>;

/** What lies open: a meeting, what it tells, and what can be written down. */
export interface Book {
  meeting: PaperMeeting;
  teller: Teller;
  races: readonly RaceStory[];
  lines: LogLine[];
  /** Why the last thing was not written down. */
  said: Said | undefined;
  write: (written: Written) => void;
  undo: () => void;
  redo: () => void;
}

/** Plastic horses have no names: they go by the colours they wear. */
function useTeller(meeting: PaperMeeting): Teller {
  const { t } = useTranslation('meeting');
  const { t: nasty } = useTranslation('nasty');
  const { t: silks } = useTranslation('silks');
  const { sum } = useMoney();
  const plan = useApp((app) => app.hello?.plan);
  const { setup, view } = meeting;
  return useMemo(() => {
    const seats = setup.seats.map((seat) => ({
      ...seat,
      horse: seat.horse && { ...seat.horse, name: silks(`colour.${seat.silks}`) },
    }));
    if (!plan) throw new Error('the app says hello before anything is opened');
    return { t, nasty, sum, seats, plan, result: view.result };
  }, [t, nasty, silks, sum, plan, setup, view.result]);
}

export function useBook(meeting: PaperMeeting, onChange: (meeting: PaperMeeting) => void): Book {
  const { t } = useTranslation('paper');
  const { t: errors } = useTranslation('errors');
  const teller = useTeller(meeting);
  const [said, setSaid] = useState<Said>();
  const races = useMemo(() => racesIn(meeting.heard), [meeting.heard]);
  const lines = useMemo(() => {
    // Whoever keeps the book is ready for all.
    const told = meeting.heard.filter(({ event }) => event !== 'ready');
    return linesOf(teller, told);
  }, [teller, meeting.heard]);
  const ask = async (answer: Answer) => {
    const told = await answer;
    setSaid(told.status === 'error' ? saidOf({ teller, t, errors }, told.error) : undefined);
    if (told.status === 'ok') onChange(told.data);
  };
  const name = meeting.meeting;
  return {
    meeting,
    teller,
    races,
    lines,
    said,
    write: (written) => void ask(commands.writeDown(name, written)),
    undo: () => void ask(commands.takeBack(name)),
    redo: () => void ask(commands.writeAgain(name)),
  };
}
