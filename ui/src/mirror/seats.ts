// Who sits at the table, who acts, and who is here. Pure.
import type { Seat, SeatSetup, Setup, Turn } from '../ipc/bindings.gen';

type Awaiting = { turn: Turn };

export const isHere = (seat: SeatSetup | undefined): boolean => seat?.player === 'here';

/** The seats that are played at this machine. */
export function seatsHere(setup: Setup): Seat[] {
  return setup.seats.flatMap((seat, index) => (isHere(seat) ? [index] : []));
}

/** The seats without which the game does not go on. */
export function awaited({ turn }: Awaiting): Seat[] {
  return typeof turn === 'object' ? turn.seats.awaited : [];
}

/** The seats that may act, those that may change their mind among them. */
export function mayAct({ turn }: Awaiting): Seat[] {
  return typeof turn === 'object' ? turn.seats.may : [];
}

/** Do several people hold hidden cards at one machine? */
export const hasCurtain = (setup: Setup): boolean => seatsHere(setup).length > 1;

/** The first of those here without whom the game does not go on. */
export function awaitedHere(setup: Setup, view: Awaiting): Seat | undefined {
  const here = seatsHere(setup);
  return awaited(view).find((seat) => here.includes(seat));
}
