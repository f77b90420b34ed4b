// Who sits at the table, who acts, and whose private view this page may ask for. Pure.
import type { Event, Seat, SeatSetup, Setup, State, View } from '../ipc/bindings.gen';
import type { Table } from './table';

/** What the stand sees. */
export const viewOf = (state: State): View => state.view.view;

/** What has happened at the table, from its first event on. */
export function eventsOf({ story }: Pick<Table, 'story'>): Event[] {
  return story.flatMap(({ events }) => events.map(({ event }) => event));
}

export const isHere = (seat: SeatSetup | undefined): boolean => seat?.player === 'here';

/** The seats that are played at this machine. */
export function seatsHere(setup: Setup): Seat[] {
  return setup.seats.flatMap((seat, index) => (isHere(seat) ? [index] : []));
}

/** The seats without which the game does not go on. */
export function awaited({ turn }: View): Seat[] {
  return typeof turn === 'object' ? turn.seats.awaited : [];
}

/** The seats that may act, those that may change their mind among them. */
export function mayAct({ turn }: View): Seat[] {
  return typeof turn === 'object' ? turn.seats.may : [];
}

/**
 * The seat whose player may look now. Placing is public, so whoever is here and places looks. Picks
 * are secret: a person alone at this machine always looks, of several only the one for whom the
 * curtain is open.
 */
export function looker({ setup, state }: Table, curtain: Seat | undefined): Seat | undefined {
  const view = viewOf(state);
  const here = seatsHere(setup);
  if (view.stage === 'placing') return awaited(view).find((seat) => here.includes(seat));
  if (view.stage !== 'picking') return undefined;
  const seat = here.length > 1 ? curtain : here[0];
  return seat !== undefined && here.includes(seat) && mayAct(view).includes(seat)
    ? seat
    : undefined;
}

/** Is this a table where several people pick their cards at one machine? */
export const hasCurtain = (setup: Setup): boolean => seatsHere(setup).length > 1;

/** The one who is to look next: the first of those here that still has to pick. */
export function nextToLook({ setup, state }: Table): Seat | undefined {
  const here = seatsHere(setup);
  return awaited(viewOf(state)).find((seat) => here.includes(seat));
}

/** The seat here that may take back the hedge it placed last; a pick is changed, not taken back. */
export function mayTakeBack(table: Table): Seat | undefined {
  const last = table.story.at(-1)?.events.at(-1)?.event;
  return last?.event === 'placed' ? (table.state.mayUndo ?? undefined) : undefined;
}
