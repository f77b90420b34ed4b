import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../games/nasty/BetRow';
import { BettingSlip } from '../../games/nasty/BettingSlip';
import type { PaperMeeting, Seat, Source } from '../../ipc/bindings.gen';
import { PrintButton } from '../print/PrintButton';
import { silksOf, targetOf } from '../table/nasty/hand';
import { nameOf } from '../table/nasty/names';
import { slipRows } from '../table/nasty/slips';
import type { Desk } from './desk';
import { People } from './People';
import type { Book } from './useBook';

const NOTHING: Draft = { on: null, stake: null };

/** The bets as far as they are filled in, by seat. */
function useDrafts({ redo }: PaperMeeting) {
  const [drafts, setDrafts] = useState<ReadonlyMap<Seat, Draft>>(() =>
    redo?.write === 'bet' && redo.bet ? new Map([[redo.seat, redo.bet]]) : new Map(),
  );
  return {
    draftOf: (seat: Seat) => drafts.get(seat) ?? NOTHING,
    setDraft: (seat: Seat, draft: Draft) => setDrafts(new Map(drafts).set(seat, draft)),
  };
}

/** A slip to be read, with the bet to be written where one is awaited. */
function Slip({ book, seat, draft, onDraft }: SlipProps) {
  const { meeting, teller, said, write } = book;
  const look = meeting.looks[seat];
  if (!look) return null;
  const { outlook, view } = look;
  const source: Source = { of: 'meeting', meeting: meeting.meeting };
  return (
    <BettingSlip
      player={nameOf(teller, seat)}
      silks={silksOf(teller.seats, seat)}
      rows={slipRows(teller, view, seat, meeting.heard)}
      acts={<PrintButton source={source} seats={teller.seats} first={{ kind: 'slip', seat }} />}
      bet={
        outlook.kind === 'bet'
          ? {
              offers: outlook.horses
                .toSorted((a, b) => a.lane - b.lane)
                .map((row) => ({ ...targetOf(teller, row.seat), odds: row.odds })),
              limits: {
                least: outlook.step,
                most: outlook.most,
                step: outlook.step,
                cash: outlook.cash,
              },
              draft,
              onChange: onDraft,
              onSeal: (bet) => write({ write: 'bet', seat, bet }),
              ...(said && { refusal: said }),
            }
          : undefined
      }
    />
  );
}

interface SlipProps {
  book: Book;
  seat: Seat;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** Everybody's slips, one at a time. */
function useSlips(book: Book) {
  const { meeting } = book;
  const { draftOf, setDraft } = useDrafts(meeting);
  const sealed = meeting.view.stage === 'bets' ? meeting.view.sealed : [];
  const redone = meeting.redo?.write === 'bet' ? meeting.redo.seat : undefined;
  const next = meeting.setup.seats.findIndex((_, seat) => !sealed.includes(seat));
  const [chosen, choose] = useState<{ after: number; seat: Seat }>();
  const seat = chosen?.after === sealed.length ? chosen.seat : (redone ?? Math.max(next, 0));
  const sheet = (
    <div className="sheet book-slips">
      <People
        book={book}
        done={sealed}
        value={seat}
        onChange={(seat) => choose({ after: sealed.length, seat })}
      />
      <Slip
        book={book}
        seat={seat}
        draft={draftOf(seat)}
        onDraft={(draft) => setDraft(seat, draft)}
      />
    </div>
  );
  return { seat, sheet };
}

/** Everybody's slips, to be read. */
export function Slips({ book }: { book: Book }) {
  return useSlips(book).sheet;
}

/** The bets of a race: they are written on the slips themselves. */
export function useBetsForm(book: Book): Desk {
  const { t } = useTranslation('paper');
  const { seat, sheet } = useSlips(book);
  return {
    title: t('bets.title', { name: nameOf(book.teller, seat) }),
    how: t('bets.how'),
    act: null,
    sheet,
  };
}
