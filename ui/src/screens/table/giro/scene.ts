// What the board shows while the stage plays: always on its way to the table as told, and there in
// the end. Pure.
import type { Moved } from '../../../games/giro/motion';
import type { GiroEvent, GiroView, Seat } from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import type { Table } from '../../../mirror/table';

/** A card that was turned up, in the order in which the horses move. */
export interface Turn {
  seat: Seat;
  card: number;
}

/** A round that is being run. */
export interface Run {
  round: number;
  turns: readonly Turn[];
  /** Which of the turns is on; -1 while the cards are only being turned up. */
  on: number;
}

export interface Scene {
  /** The number of the last message that is shown whole. */
  seq: number;
  /** How many events of the story have been shown. */
  heard: number;
  /** What the stand saw then. */
  view: GiroView;
  /** By seat; between two spaces while a horse is on its way. */
  horses: readonly Moved[];
  /** The space of each horse that it last stood on. */
  spaces: readonly number[];
  placed: readonly number[];
  /** The hedge that was placed just now. */
  lit: number | undefined;
  run: Run | undefined;
}

/** The table as told, with nothing left to play. */
export function sceneOf(table: Table): Scene {
  const view = viewOf('giro', table.state);
  return {
    seq: table.seq,
    heard: eventsOf('giro', table).length,
    view,
    horses: view.horses.map((at) => ({ at })),
    spaces: view.horses,
    placed: view.placed,
    lit: undefined,
    run: undefined,
  };
}

/** The run of a round, from the events that follow when its cards are turned up. */
export function runOf(events: readonly GiroEvent[]): Run {
  const end = events.findIndex(({ event }) => event === 'round-over');
  const over = events[end];
  const turns = events
    .slice(0, end)
    .flatMap((event) =>
      event.event === 'ran' || event.event === 'refused' || event.event === 'missed'
        ? [{ seat: event.seat, card: event.card }]
        : [],
    );
  return { round: over?.event === 'round-over' ? over.round : 0, turns, on: -1 };
}
