// What the table asks of whom just now, and who sees what. Pure.
import type { Seat } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { awaited, awaitedHere, hasCurtain, isHere, seatsHere } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';

export type Phase =
  /** Something is being played: the stage tells it. */
  | { is: 'running' }
  /** A round has ended, and somebody reads how. */
  | { is: 'report'; round: number }
  /** The pigs are lined up by somebody here (`mine`), or by somebody else. */
  | { is: 'line-up'; seat: Seat; mine: boolean }
  /** Food is put on the track. */
  | { is: 'food'; seat: Seat; mine: boolean }
  /** A seat's player looks at the cards and plays one. */
  | { is: 'play'; seat: Seat }
  /** Somebody here is to look next. */
  | { is: 'turn'; seat: Seat }
  /** Somebody else plays; nobody where chance does. */
  | { is: 'waiting'; seat: Seat | undefined }
  | { is: 'over' };

/**
 * The seat whose private view may be asked for now. Line-ups and food are public. Hands are not: a
 * person alone at this machine always sees hers, of several only the one whose turn it is, and for
 * whom the curtain is open.
 */
export function looker({ setup, state }: Table, opened: Seat | undefined): Seat | undefined {
  const view = viewOf('pigs', state);
  if (view.stage === 'over') return undefined;
  const turn = awaitedHere(setup, view);
  if (!hasCurtain(setup)) return seatsHere(setup)[0];
  return view.stage !== 'play' || turn === opened ? turn : undefined;
}

/** What is on: what is still being played comes before what was told. */
export function phaseOf(
  table: Table,
  playing: { isRunning: boolean; report: number | undefined },
  opened: Seat | undefined,
): Phase {
  if (playing.report !== undefined) return { is: 'report', round: playing.report };
  if (playing.isRunning) return { is: 'running' };
  const view = viewOf('pigs', table.state);
  const [seat] = awaited(view);
  if (view.stage === 'over') return { is: 'over' };
  if (seat === undefined) return { is: 'waiting', seat };
  const mine = isHere(table.setup.seats[seat]);
  if (view.stage === 'line-up' || view.stage === 'food') return { is: view.stage, seat, mine };
  if (!mine) return { is: 'waiting', seat };
  return looker(table, opened) === seat ? { is: 'play', seat } : { is: 'turn', seat };
}
