// What the table asks of whom just now, and who sees what. Pure.
import type { NastyStage, Seat } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { awaited, awaitedHere, hasCurtain, isHere, seatsHere } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';

/** The cards and the slip of somebody, called for where several people share the screen. */
export interface Papers {
  seat: Seat;
  /** The curtain before them is open. */
  isOpen: boolean;
}

type Written = 'entry' | 'bet';
type Turn = 'board' | 'moment' | 'go' | 'double';

export type Phase =
  /** Something is being played: the stage tells it. */
  | { is: 'running' }
  /** A race has been settled, and somebody reads how. */
  | { is: 'report'; race: number }
  /** A seat's player writes on the slip. */
  | { is: Written; seat: Seat }
  /** Slips are still to be sealed; `next` is somebody here who is called to the curtain. */
  | { is: 'sealing'; what: Written; waits: readonly Seat[]; next: Seat | undefined }
  /** It is somebody's turn, who is here (`mine`) or not. */
  | { is: Turn; seat: Seat; mine: boolean }
  /** The race is called: who is not ready yet may object. */
  | { is: 'called'; waits: readonly Seat[] }
  /** Cards, lanes or dice are about to come. */
  | { is: 'chance' }
  | { is: 'over' };

/** Stages through which one looks at the same papers. */
const STRETCHES: Partial<Record<NastyStage, string>> = {
  entries: 'entries',
  bets: 'bets',
  over: 'over',
};

/** Whatever is held in mind or open is let go where another stretch of the meeting begins. */
export function stretchOf({ state }: Table): string {
  const { number, stage } = viewOf('nasty', state);
  return `${number} ${STRETCHES[stage] ?? 'race'}`;
}

/** A person alone at this machine always sees her papers; of several only the one who opened hers. */
export function readerOf({ setup }: Table, papers: Papers | undefined): Seat | undefined {
  if (!hasCurtain(setup)) return seatsHere(setup)[0];
  return papers?.isOpen ? papers.seat : undefined;
}

/** What a goal is picked out for: whether to double, and where to go then, are one choice. */
export function choiceOf({ state }: Table): string {
  const { stage, horses, toRoll } = viewOf('nasty', state);
  if (stage !== 'double' && stage !== 'go-doubled') return String(state.moment);
  const spot = horses.find(({ seat }) => seat === toRoll)?.spot;
  return `${toRoll} ${spot?.lane}/${spot?.square}`;
}

const TURNS: Partial<Record<NastyStage, Turn>> = {
  board: 'board',
  moment: 'moment',
  go: 'go',
  'go-doubled': 'go',
  double: 'double',
};

/** Whoever is here and has the turn: what he may do is public. */
export function actorOf({ setup, state }: Table): Seat | undefined {
  const view = viewOf('nasty', state);
  return TURNS[view.stage] && awaitedHere(setup, view);
}

function sealing(table: Table, what: Written, papers: Papers | undefined): Phase {
  const waits = awaited(viewOf('nasty', table.state));
  const reader = readerOf(table, papers);
  if (reader !== undefined && waits.includes(reader)) return { is: what, seat: reader };
  const here = waits.filter((seat) => isHere(table.setup.seats[seat]));
  const called = here.find((seat) => seat === papers?.seat) ?? here[0];
  return { is: 'sealing', what, waits, next: called };
}

/** What is on: what is still being played comes before what was told. */
export function phaseOf(
  table: Table,
  playing: { isRunning: boolean; report: number | undefined },
  papers: Papers | undefined,
): Phase {
  if (playing.report !== undefined) return { is: 'report', race: playing.report };
  if (playing.isRunning) return { is: 'running' };
  const view = viewOf('nasty', table.state);
  const waits = awaited(view);
  const [seat] = waits;
  const turn = TURNS[view.stage];
  if (turn && seat !== undefined) {
    return { is: turn, seat, mine: isHere(table.setup.seats[seat]) };
  }
  switch (view.stage) {
    case 'entries':
      return sealing(table, 'entry', papers);
    case 'bets':
      return sealing(table, 'bet', papers);
    case 'called':
      return { is: 'called', waits };
    case 'over':
      return { is: 'over' };
    default:
      return { is: 'chance' };
  }
}
