// What the table shows while the stage plays: always on its way to the table as told, and there in
// the end. Pure.
import { PIGS } from '../../../art/pig/breeds';
import type { Flight } from '../../../games/pigs/FoodFlight';
import { type PigPicture, spaceOf } from '../../../games/pigs/picture';
import type { Pig, PigsEvent, PigsView, Seat } from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import type { Table } from '../../../mirror/table';

/** The card on top of the discard pile, and by whom. */
export interface Card {
  seat: Seat;
  pig: Pig;
}

export interface Scene {
  /** How many events of the story have been shown. */
  heard: number;
  /** Is anything on its way? */
  isMoving: boolean;
  /** What the stand saw then. */
  view: PigsView;
  pigs: readonly PigPicture[];
  last: Card | undefined;
  /** Whose doing is being shown. */
  actor: Seat | undefined;
  flight: Flight | undefined;
  /** The round that has just ended, and waits to be read. */
  report: number | undefined;
}

/** The card that was played last in the round that is on. */
function lastCard(events: readonly PigsEvent[]): Card | undefined {
  const last = events.findLast(({ event }) => event === 'played' || event === 'round-over');
  return last?.event === 'played' ? { seat: last.seat, pig: last.pig } : undefined;
}

/** The table as told, with nothing left to play. */
export function sceneOf(table: Table): Scene {
  const view = viewOf('pigs', table.state);
  const events = eventsOf('pigs', table);
  return {
    heard: events.length,
    isMoving: false,
    view,
    pigs: view.pigs,
    last: lastCard(events),
    actor: undefined,
    flight: undefined,
    report: undefined,
  };
}

const added = (counts: readonly number[], at: number, more: number) =>
  counts.map((count, index) => (index === at ? count + more : count));

/** Food taken from the pile; what goes beyond the printed number is counted on. */
function taken({ pile, beyond }: PigsView): Pick<PigsView, 'pile' | 'beyond'> {
  return pile > 0 ? { pile: pile - 1, beyond } : { pile, beyond: beyond + 1 };
}

function settled(view: PigsView, seat: Seat, banked: number): PigsView {
  return {
    ...view,
    atRisk: view.atRisk.map((food, index) => (index === seat ? 0 : food)),
    banked: added(view.banked, seat, banked),
    banks: view.banks.map((banks, index) => (index === seat ? [...banks, banked] : banks)),
  };
}

/** The view when an event has been told: it says what has changed, and nothing is worked out. */
export function viewAfter(view: PigsView, event: PigsEvent): PigsView {
  switch (event.event) {
    case 'starter-drawn':
      return { ...view, starter: event.seat };
    case 'lined-up':
      return { ...view, pigs: event.pigs.map((pig, place) => ({ pig, at: 0 - place })) };
    case 'food-put':
      return { ...view, trackFood: [...view.trackFood, event.at], ...taken(view) };
    case 'all-dealt':
      return { ...view, stage: 'play', held: event.held, undealt: event.undealt };
    case 'played': {
      const { seat, pig, to } = event;
      const pigs = view.pigs.map((runner) => (runner.pig === pig ? { pig, at: to } : runner));
      const held = added(view.held, seat, -1);
      return {
        ...view,
        pigs,
        held,
        played: added(view.played, PIGS.indexOf(pig), 1) as PigsView['played'],
      };
    }
    case 'took-lead':
      return { ...view, atRisk: added(view.atRisk, event.seat, 1), ...taken(view) };
    case 'found-food': {
      const { spaces } = view.edition;
      const isLeft = (at: number) => spaceOf(at, spaces) !== spaceOf(event.at, spaces);
      const atRisk = added(view.atRisk, event.seat, 1);
      return { ...view, atRisk, trackFood: view.trackFood.filter(isLeft) };
    }
    case 'banked':
    case 'spared':
      return settled(view, event.seat, event.food);
    case 'lost':
      return { ...settled(view, event.seat, 0), pile: view.pile + event.food };
    case 'round-over':
      return { ...view, trackFood: [], pile: view.pile + event.left.length };
    case 'dealt':
    case 'over':
      return view;
  }
}
