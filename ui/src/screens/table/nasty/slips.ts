// A betting slip, as its player may read it. Pure.
import type { Backed, SlipRow } from '../../../games/nasty/BettingSlip';
import type { Bet, NastyEvent, NastyView, RaceName, Row, Seat } from '../../../ipc/bindings.gen';
import { prizesOf } from './board';
import { silksOf } from './hand';
import { horseOf, type Teller } from './names';

/** What was backed; `null` where nothing was. */
function backed(teller: Teller, bet: Bet | null | undefined, rows: readonly Row[]): Backed | null {
  if (!bet) return null;
  const odds = rows.find(({ seat }) => seat === bet.on)?.odds ?? 0;
  return {
    silks: silksOf(teller.seats, bet.on),
    horse: horseOf(teller, bet.on),
    odds,
    stake: bet.stake,
  };
}

/** What came back on a seat's bet in each race that is settled, by the number of the race. */
export function paidBack(events: readonly NastyEvent[], seat: Seat): Map<number, number> {
  const paid = new Map<number, number>();
  let back = 0;
  for (const event of events) {
    if (event.event === 'bet-settled' && event.seat === seat) back = event.paid;
    if (event.event === 'race-over') {
      paid.set(event.number, back);
      back = 0;
    }
  }
  return paid;
}

function rowOf(
  teller: Teller,
  view: NastyView,
  seat: Seat,
  race: RaceName,
  number: number,
): SlipRow {
  const row: SlipRow = {
    race,
    prizes: prizesOf(view, race),
    grade: view.entries[seat]?.[number - 1] ?? null,
  };
  const past = view.past.find((one) => one.number === number);
  if (past) {
    return { ...row, backed: backed(teller, past.bets[seat], past.rows), isSealed: true };
  }
  if (number !== view.number || view.stage === 'entries') return row;
  if (!view.sealed.includes(seat)) return { ...row, isNow: true };
  const bet = backed(teller, view.bets[seat], view.board);
  return { ...row, backed: bet, isSealed: true, isNow: true };
}

/** The whole slip of a seat, whose own view this is. */
export function slipRows(
  teller: Teller,
  view: NastyView,
  seat: Seat,
  events: readonly NastyEvent[],
): SlipRow[] {
  const paid = paidBack(events, seat);
  return view.races.map((race, index) => {
    const back = paid.get(index + 1);
    return {
      ...rowOf(teller, view, seat, race, index + 1),
      ...(back !== undefined && { paid: back }),
    };
  });
}
