// The story of a meeting race by race: what was said against horses, and where the money went. Pure.
import type { Hearing } from '../../../games/nasty/Enclosure';
import type { MoneyLine } from '../../../games/nasty/MoneyChart';
import type { BillLine, PlayerBill } from '../../../games/nasty/SettlementBill';
import type { NastyEvent, RaceName, Row, Seat } from '../../../ipc/bindings.gen';
import { silksOf } from './hand';
import { horseOf, nameOf, type Teller } from './names';

export interface RaceStory {
  number: number;
  race: RaceName;
  rows: readonly Row[];
  events: readonly NastyEvent[];
  /** What each had when it was settled. */
  cash?: readonly number[];
}

/** Each race from the dealing of its lanes on. */
export function racesIn(events: readonly NastyEvent[]): RaceStory[] {
  const starts = events.flatMap((event, index) => (event.event === 'lanes-dealt' ? [index] : []));
  return starts.flatMap((start, nth) => {
    const dealt = events[start];
    if (dealt?.event !== 'lanes-dealt') return [];
    const { number, race, rows } = dealt;
    const own = events.slice(start, starts[nth + 1]);
    const settled = own.find((event) => event.event === 'race-over');
    const cash = settled?.event === 'race-over' ? { cash: settled.cash } : {};
    return [{ number, race, rows, events: own, ...cash }];
  });
}

/** Everything that was said against horses since the race was called, `moment` being of the last. */
export function hearingsIn(
  teller: Teller,
  events: readonly NastyEvent[],
  moment: number,
): Hearing[] {
  const hearings: Hearing[] = [];
  for (const [index, event] of events.entries()) {
    if (event.event === 'card-played') {
      const { kind, on } = event.play;
      const [against] = on ?? [];
      if ((kind !== 'objection' && kind !== 'stewards-enquiry') || against === undefined) continue;
      const { seats } = teller;
      hearings.push({
        id: String(index),
        kind,
        by: nameOf(teller, event.seat),
        against: { silks: silksOf(seats, against), horse: horseOf(teller, against) },
      });
    }
    const last = hearings.at(-1);
    if (event.event === 'judged' && last) {
      const { dice, sustained } = event;
      hearings[hearings.length - 1] = { ...last, dice, sustained };
    }
  }
  const last = hearings.at(-1);
  return last ? [...hearings.slice(0, -1), { ...last, moment }] : [];
}

/** What a single event writes on a seat's bill; `horse` is the one it objected to last. */
function linesOf(teller: Teller, event: NastyEvent, seat: Seat, horse: string): BillLine[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  switch (event.event) {
    case 'prize-paid': {
      const { place, prize: sum, untaken } = event;
      if (untaken) return [{ kind: 'untaken', sum }];
      return [{ kind: 'prize', place, horse: horseOf(teller, seat), sum }];
    }
    case 'bet-settled': {
      const { on, stake, odds, paid } = event;
      const backed = horseOf(teller, on);
      const staked: BillLine = { kind: 'stake', horse: backed, sum: -stake };
      if (paid === 0) return [staked];
      const won: BillLine = { kind: 'won', horse: backed, odds, sum: paid - stake };
      return [staked, won, { kind: 'stakeBack', sum: stake }];
    }
    case 'deposit-paid':
      return [{ kind: 'deposit', horse, sum: -event.deposit }];
    case 'deposit-back':
      return [{ kind: 'depositBack', horse, sum: event.deposit }];
    default:
      return [];
  }
}

/** Against which horse an event brings an objection. */
function objectedTo(event: NastyEvent): Seat | undefined {
  if (event.event !== 'card-played' || event.play.kind !== 'objection') return undefined;
  return event.play.on?.[0];
}

function billOf(teller: Teller, { events, cash }: RaceStory, seat: Seat): PlayerBill {
  let horse = '';
  const lines: BillLine[] = [];
  for (const event of events) {
    const on = objectedTo(event);
    if (on !== undefined) horse = horseOf(teller, on);
    lines.push(...linesOf(teller, event, seat, horse));
  }
  const after = cash?.[seat] ?? 0;
  const change = lines.reduce((all, { sum }) => all + sum, 0);
  const { seats } = teller;
  return {
    seat,
    silks: silksOf(seats, seat),
    player: nameOf(teller, seat),
    before: after - change,
    lines,
    after,
  };
}

/** The settlement of a race: for each seat what it had, line by line what came and went, what it has. */
export const billsOf = (teller: Teller, race: RaceStory): PlayerBill[] =>
  teller.seats.map((_, seat) => billOf(teller, race, seat));

/** Everybody's money: at first, and after each race that is settled. */
export function moneyLines(teller: Teller, races: readonly RaceStory[]): MoneyLine[] {
  const settled = races.filter(({ cash }) => cash);
  const [first] = settled;
  const start = first ? billsOf(teller, first).map(({ before }) => before) : [];
  return teller.seats.map(({ silks, name }, seat) => ({
    seat,
    silks,
    player: name,
    money: [start[seat] ?? 0, ...settled.map(({ cash }) => cash?.[seat] ?? 0)],
  }));
}
