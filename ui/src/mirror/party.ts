// One party: whose it is, who sits where, and what is amiss. Pure.
import type {
  GuestLine,
  PartyCard,
  PartySeat,
  Poll,
  Seat,
  Setup,
  ShutWhy,
  Side,
  Silks,
} from '../ipc/bindings.gen';

export type HostSide = Extract<Side, { side: 'host' }>;

export function hostOf({ side }: PartyCard): HostSide | undefined {
  return side.side === 'host' ? side : undefined;
}

/** How a guest's connection is; a host needs none. */
export function lineOf({ side }: PartyCard): GuestLine | undefined {
  return side.side === 'guest' ? side.line : undefined;
}

/** Can nothing be done at the table just now, because its host cannot be reached? */
export function isApart(party: PartyCard | undefined): boolean {
  const line = party && lineOf(party);
  return line !== undefined && line.line !== 'live';
}

/** The seats that are played at this machine. */
export const ours = ({ seats }: PartyCard): PartySeat[] => seats.filter(({ mine }) => mine);

export const free = ({ seats }: PartyCard): PartySeat[] =>
  seats.filter(({ holder }) => holder === 'free');

/** Does a guest play it, or a bot that stands in for him? */
export const isGuests = ({ holder }: PartySeat): boolean =>
  holder === 'guest' || holder === 'stand-in';

export function silksOf({ setup }: PartyCard, seat: Seat): Silks | undefined {
  return setup?.seats[seat]?.silks;
}

/** Is somebody of another machine among those who play? */
export const hasGuests = ({ seats }: Setup): boolean =>
  seats.some(({ player }) => player === 'guest');

/** What is amiss at a party, the gravest first. */
export type Trouble =
  | { is: 'coming' | 'reconnecting' | 'other-key' | 'stuck' }
  | { is: 'shut'; why: ShutWhy }
  | { is: 'away'; seat: PartySeat }
  | { is: 'poll'; seat: PartySeat; poll: Poll }
  | { is: 'unheard'; cause: string };

function lineTrouble(line: GuestLine): Trouble[] {
  if (line.line === 'live') return [];
  return line.line === 'shut' ? [{ is: 'shut', why: line.why }] : [{ is: line.line }];
}

function awayTrouble(seat: PartySeat): Trouble[] {
  if (seat.poll) return [{ is: 'poll', seat, poll: seat.poll }];
  return seat.holder === 'guest' && seat.line === 'away' ? [{ is: 'away', seat }] : [];
}

/** Does anybody wait for those who are away? In the lobby that is the host alone, and nobody after the game. */
function isWaitedFor({ stage, side }: PartyCard): boolean {
  return stage === 'run' || (stage === 'lobby' && side.side === 'host');
}

export function troublesOf(party: PartyCard): Trouble[] {
  const { side, seats } = party;
  const own = side.side === 'guest' ? lineTrouble(side.line) : [];
  // Who cannot reach the host knows nothing of the others.
  if (own.length > 0) return own;
  const away = isWaitedFor(party) ? seats.flatMap(awayTrouble) : [];
  const stuck: Trouble[] = side.side === 'guest' && side.stuck ? [{ is: 'stuck' }] : [];
  const cause = side.side === 'host' ? side.unheard : null;
  return [...stuck, ...away, ...(cause === null ? [] : [{ is: 'unheard', cause } as const])];
}

/** How a seat is doing, in one word. */
export type SeatState = 'free' | 'here' | 'host' | 'bot' | 'stand-in' | 'live' | 'quiet' | 'away';

export function stateOf({ holder, mine, line }: PartySeat): SeatState {
  if (holder === 'here') return mine ? 'here' : 'host';
  if (holder !== 'guest') return holder;
  return mine ? 'here' : line;
}
