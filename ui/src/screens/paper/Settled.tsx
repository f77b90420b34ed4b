import { useTranslation } from 'react-i18next';
import { MoneyTable } from '../../games/nasty/MoneyChart';
import { SettlementBill } from '../../games/nasty/SettlementBill';
import { Button } from '../../parts/Button';
import { MeetingEnd } from '../table/nasty/MeetingEnd';
import { nameOf, raceOf, winnersOf } from '../table/nasty/names';
import { billsOf, moneyLines } from '../table/nasty/races';
import type { Desk } from './desk';
import type { Book } from './useBook';

/** How the last race that is settled was settled. */
export function LastBill({ book }: { book: Book }) {
  const { teller, races } = book;
  const last = races.findLast(({ cash }) => cash);
  return (
    <div className="sheet report-sheet">
      {last && <SettlementBill bills={billsOf(teller, last)} />}
    </div>
  );
}

/** Everybody's money so far. */
export function MoneySheet({ book }: { book: Book }) {
  const { teller, races, meeting } = book;
  return (
    <div className="sheet report-sheet">
      <MoneyTable lines={moneyLines(teller, races)} races={meeting.view.races.length} />
    </div>
  );
}

/** A race has been settled, and is read. */
export function useSettled(book: Book, onRead: () => void): Desk {
  const { t } = useTranslation('paper');
  const { teller, meeting } = book;
  const { past, races, cash } = meeting.view;
  const last = past.at(-1);
  const most = Math.max(...cash);
  const names = cash.flatMap((purse, seat) => (purse === most ? [nameOf(teller, seat)] : []));
  const number = past.length + 1;
  return {
    title: t('settled.title', { race: last ? raceOf(teller, last.race) : '' }),
    how: t('settled.how', { names, count: names.length, sum: teller.sum(most) }),
    act: (
      <Button look="primary" onPress={onRead}>
        {number > races.length ? t('settled.end') : t('settled.act', { number })}
      </Button>
    ),
    sheet: <LastBill book={book} />,
  };
}

/** The end: who has won. */
export function useOver(book: Book): Desk {
  const { t } = useTranslation('paper');
  const { teller, meeting, races } = book;
  const winners = winnersOf(meeting.view.result);
  const names = winners.map((seat) => nameOf(teller, seat));
  const count = names.length;
  const sum = teller.sum(meeting.view.cash[winners[0] ?? 0] ?? 0);
  return {
    title: t('over.title', { names, count }),
    how: t('over.how', { sum, count }),
    act: null,
    sheet: <MeetingEnd meeting={{ teller, view: meeting.view, races }} />,
  };
}
