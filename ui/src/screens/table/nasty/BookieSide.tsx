import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookiesBoard } from '../../../games/nasty/BookiesBoard';
import { Purses } from '../../../games/nasty/MoneyChart';
import type { Row, Seat } from '../../../ipc/bindings.gen';
import { Panel } from '../../../parts/Panel';
import { PrintButton } from '../../print/PrintButton';
import { boardRows, raceNow } from './board';
import { horseOf } from './names';
import { moneyLines } from './races';
import type { Meeting } from './useMeeting';

/** The board as a form, where somebody here is the bookmaker and fills it in. */
function useForm({ phase, turn, act, acts }: Meeting) {
  const [last, setLast] = useState<Seat>();
  const [isFilling, setFilling] = useState(false);
  const rows = turn?.kind === 'board' ? turn.rows : [];
  const bookmaker = phase.is === 'board' && phase.mine ? phase.seat : undefined;
  const chalk = (row: Row) => {
    setLast(row.seat);
    if (bookmaker !== undefined) void act(bookmaker, { chalk: row });
  };
  const fillIn = useEffectEvent((row: Row) => chalk(row));
  const next = isFilling && bookmaker !== undefined ? rows[0] : undefined;
  useEffect(() => {
    if (next) fillIn(next);
  }, [next]);
  useEffect(() => {
    if (bookmaker === undefined) setFilling(false);
  }, [bookmaker]);
  if (bookmaker === undefined) return undefined;
  return {
    onChalk: chalk,
    onFillIn: () => setFilling(true),
    refusal: acts.said && last !== undefined ? { seat: last, ...acts.said } : undefined,
  };
}

/** Everybody's purse at the end, and what the last race did to it. */
function PursesPanel({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('nasty');
  const { teller, races } = meeting;
  const purses = moneyLines(teller, races).map(({ seat, silks, player, money }) => {
    const [before = 0, sum = 0] = money.slice(-2);
    return { seat, silks, player, horse: horseOf(teller, seat), sum, change: sum - before };
  });
  return (
    <Panel title={t('money.purses')}>
      <Purses purses={purses} />
    </Panel>
  );
}

/** The bookie's board, always beside the course; at the end, what it has come to. */
export function BookieSide({ meeting }: { meeting: Meeting }) {
  const { view, teller, lookAt } = meeting;
  const form = useForm(meeting);
  const race = raceNow(view);
  if (meeting.phase.is === 'over') return <PursesPanel meeting={meeting} />;
  if (!race) return null;
  return (
    <BookiesBoard
      race={race}
      number={view.number}
      races={view.races.length}
      rows={boardRows(teller, view)}
      onLook={lookAt}
      form={form}
      acts={
        <PrintButton
          source={{ of: 'table', table: meeting.table.id }}
          seats={teller.seats}
          first={{ kind: 'board' }}
        />
      }
    />
  );
}
