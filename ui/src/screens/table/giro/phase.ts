// What the table asks of whom just now, and who sees what. Pure.
import type { GiroView, Seat } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { awaited, awaitedHere, hasCurtain, seatsHere } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';
import { looker } from './looker';

/**
 * The curtain between several people at one screen. `aside` shows the public board, `closed` velvet,
 * and `open` what one seat alone may see. After a pick it is closed; `done` has just picked.
 */
export type Curtain =
  | { is: 'aside' }
  | { is: 'closed'; done?: Seat; calls?: Seat }
  | { is: 'open'; seat: Seat };

export type Phase =
  /** A round is being run: the stage tells it. */
  | { is: 'running' }
  /** A hedge is placed by somebody here (`mine`), or by somebody else. */
  | { is: 'placing'; seat: Seat; mine: boolean }
  /** A seat's player looks at the cards. */
  | { is: 'picking'; seat: Seat }
  /** Somebody here is to look next. */
  | { is: 'turn'; seat: Seat; closed: boolean }
  /** Others are awaited. */
  | { is: 'waiting' }
  | { is: 'over' };

/** The seat whose private view may be on the screen. */
export function openFor(curtain: Curtain): Seat | undefined {
  return curtain.is === 'open' ? curtain.seat : undefined;
}

/** Who is called to the curtain. */
function called(table: Table, curtain: Curtain): Seat | undefined {
  if (curtain.is !== 'closed') return awaitedHere(table.setup, viewOf('giro', table.state));
  if (curtain.calls !== undefined) return curtain.calls;
  const here = seatsHere(table.setup);
  return awaited(viewOf('giro', table.state)).find(
    (seat) => here.includes(seat) && seat !== curtain.done,
  );
}

function picking(table: Table, curtain: Curtain): Phase {
  const seat = looker(table, openFor(curtain));
  if (seat !== undefined) return { is: 'picking', seat };
  const next = hasCurtain(table.setup) ? called(table, curtain) : undefined;
  return next === undefined
    ? { is: 'waiting' }
    : { is: 'turn', seat: next, closed: curtain.is === 'closed' };
}

/** What is on: what is still being played comes before what was told. */
export function phaseOf(table: Table, isRunning: boolean, curtain: Curtain): Phase {
  if (isRunning) return { is: 'running' };
  const view: GiroView = viewOf('giro', table.state);
  switch (view.stage) {
    case 'placing': {
      const [seat = 0] = awaited(view);
      return { is: 'placing', seat, mine: seatsHere(table.setup).includes(seat) };
    }
    case 'picking':
      return picking(table, curtain);
    case 'over':
      return { is: 'over' };
    default:
      return { is: 'waiting' };
  }
}
