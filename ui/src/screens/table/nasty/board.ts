// The bookie's board, and what a race is worth. Pure.
import type { BoardRow, Out } from '../../../games/nasty/BookiesBoard';
import { RACES } from '../../../games/nasty/picture';
import type { NastyRunner, NastyView, RaceName, Seat } from '../../../ipc/bindings.gen';
import { silksOf } from './hand';
import { horseOf, nameOf, placeOf, type Teller } from './names';

/** The race that is on, comes next, or was the last. */
export const raceNow = ({ races, number }: NastyView): RaceName | undefined => races[number - 1];

/** What is paid for each place in a race, the first one first. */
export const prizesOf = ({ prizes }: NastyView, race: RaceName): readonly number[] =>
  prizes[RACES.indexOf(race)] ?? [];

export function prizeWords(teller: Teller, view: NastyView, race: RaceName) {
  return prizesOf(view, race).map(
    (prize, index) => [placeOf(teller, index + 1), teller.sum(prize)] as const,
  );
}

export const totalOf = ({ stakes }: NastyView): number =>
  stakes.reduce((all, stake) => all + stake, 0);

function outOf({ disqualified }: NastyView, horse: NastyRunner | undefined): Out | undefined {
  if (!horse) return undefined;
  const { fate, seat } = horse;
  if (disqualified.includes(seat)) return 'disqualified';
  return fate === 'running' || fate === 'home' ? undefined : fate;
}

/** In which place a horse is, from 1; 0 where it is in none. */
function placeIn({ stage, enclosure, finished }: NastyView, seat: Seat): number {
  const order = stage === 'called' || stage === 'dice' ? enclosure : finished;
  return order.indexOf(seat) + 1;
}

function rowOf(teller: Teller, view: NastyView, seat: Seat): BoardRow {
  const written = view.board.find((row) => row.seat === seat);
  const isDealt = !(view.stage === 'entries' || view.stage === 'races' || view.stage === 'deal');
  const horse = isDealt ? view.horses.find((one) => one.seat === seat) : undefined;
  const place = placeIn(view, seat);
  return {
    seat,
    silks: silksOf(teller.seats, seat),
    horse: horseOf(teller, seat),
    player: nameOf(teller, seat),
    purse: view.cash[seat] ?? 0,
    cards: view.held[seat] ?? 0,
    written,
    stake: view.stakes.length > 0 ? view.stakes[seat] || null : undefined,
    out: outOf(view, horse),
    ...(horse?.fate === 'running' && { whipped: horse.whipped }),
    ...(place > 0 && { place }),
    isNow: view.toRoll === seat,
  };
}

/** A row for each seat: by lanes once they are dealt, from the inside. */
export function boardRows(teller: Teller, view: NastyView): BoardRow[] {
  const laneOf = (seat: Seat) => view.horses.find((horse) => horse.seat === seat)?.drawn ?? 0;
  const seats = teller.seats.map((_, seat) => seat);
  return seats.toSorted((a, b) => laneOf(a) - laneOf(b)).map((seat) => rowOf(teller, view, seat));
}
