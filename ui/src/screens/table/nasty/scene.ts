// What the table shows while the stage plays: always on its way to the table as told, and there in
// the end. Pure.

import type { Runner } from '../../../games/nasty/picture';
import { lastSquare } from '../../../games/nasty/track';
import type {
  Card,
  NastyRunner,
  NastyView,
  Seat,
  SeatSetup,
  Veer,
} from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import type { Table } from '../../../mirror/table';

/** A card that is being shown to everybody. */
export interface ShownCard {
  card: Card;
  by: Seat;
}

export interface Scene {
  seats: readonly SeatSetup[];
  /** How many events of the story have been shown. */
  heard: number;
  /** Is anything on its way? */
  isMoving: boolean;
  /** What the stand saw then. */
  view: NastyView;
  runners: readonly Runner[];
  /** The number rolled last, and how far the throw has got. */
  die: { face: number; moment: number } | undefined;
  /** The way in which the one that has rolled must veer. */
  veer: Veer | undefined;
  shown: ShownCard | undefined;
  /** How far the two dice of a hearing have got. */
  hearing: number;
  /** The race that is settled, and waits to be read. */
  report: number | undefined;
}

const isSame = (one: NastyRunner, other: NastyRunner) =>
  one.spot.lane === other.spot.lane && one.spot.square === other.spot.square;

/** Is the horse on the course: running, home and pulled up, or down where nobody else stands? */
function isSeen(horse: NastyRunner, horses: readonly NastyRunner[]): boolean {
  if (horse.fate !== 'fallen') return horse.fate === 'running' || horse.fate === 'home';
  return !horses.some((other) => other.fate === 'running' && isSame(horse, other));
}

/** Who is home has pulled up past the post, the first one furthest. */
function spotOf({ book, finished }: NastyView, { fate, spot, seat }: NastyRunner) {
  if (fate !== 'home') return spot;
  const past = finished[0] === seat ? 2 : 1;
  return { lane: spot.lane, square: lastSquare(book.course, spot.lane) + past };
}

/** The horses as they stand. */
export function runnersOf(seats: readonly SeatSetup[], view: NastyView): Runner[] {
  return view.horses.flatMap((horse) => {
    const player = seats[horse.seat];
    if (!(player?.horse && isSeen(horse, view.horses))) return [];
    const { name, coat } = player.horse;
    return [
      {
        seat: horse.seat,
        silks: player.silks,
        coat,
        name,
        at: spotOf(view, horse),
        ...(horse.fate === 'running' && horse.whipped > 0 && { whipped: horse.whipped }),
        ...(horse.fate === 'fallen' && { isDown: true }),
        ...(horse.fate === 'home' && { pose: 'stand' as const }),
      },
    ];
  });
}

/** The table as told, with nothing left to play. */
export function sceneOf(table: Table): Scene {
  const view = viewOf('nasty', table.state);
  const { seats } = table.setup;
  return {
    seats,
    heard: eventsOf('nasty', table).length,
    isMoving: false,
    view,
    runners: runnersOf(seats, view),
    die: view.rolled > 0 ? { face: view.rolled, moment: 1 } : undefined,
    veer: undefined,
    shown: undefined,
    hearing: 1,
    report: undefined,
  };
}
