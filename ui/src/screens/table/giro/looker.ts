// Whose private view this page may ask for. Pure.
import type { Seat } from '../../../ipc/bindings.gen';
import { eventsOf, viewOf } from '../../../mirror/game';
import { awaitedHere, mayAct, seatsHere } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';

/**
 * The seat whose player may look now. Placing is public, so whoever is here and places looks. Picks
 * are secret: a person alone at this machine always looks, of several only the one for whom the
 * curtain is open.
 */
export function looker({ setup, state }: Table, curtain: Seat | undefined): Seat | undefined {
  const view = viewOf('giro', state);
  const here = seatsHere(setup);
  if (view.stage === 'placing') return awaitedHere(setup, view);
  if (view.stage !== 'picking') return undefined;
  const seat = here.length > 1 ? curtain : here[0];
  return seat !== undefined && here.includes(seat) && mayAct(view).includes(seat)
    ? seat
    : undefined;
}

/** The seat here that may take back the hedge it placed last; a pick is changed, not taken back. */
export function mayTakeBack(table: Table): Seat | undefined {
  return eventsOf('giro', table).at(-1)?.event === 'placed'
    ? (table.state.mayUndo ?? undefined)
    : undefined;
}
