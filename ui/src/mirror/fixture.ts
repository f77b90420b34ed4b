// Tables of Giro Galoppo to test with.
import type {
  Course,
  GameEvent,
  GiroEvent,
  GiroOutlook,
  GiroRules,
  GiroView,
  Look,
  Seat,
  Seated,
  SeatSetup,
  Setup,
  State,
} from '../ipc/bindings.gen';
import { viewOf as viewTold } from './game';
import type { Table } from './table';

const PEOPLE = [
  ['Anna', 'red', 'Marmalade', 'bay'],
  ['Bruno', 'blue', 'Old Tom', 'liver'],
  ['Carmen', 'yellow', 'Canela', 'chestnut'],
  ['Dieter', 'black', 'Dunkel', 'grey'],
] as const;

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const CLASSIC: Course = {
  name: 'classic',
  length: 40,
  river: [8, 27],
  moor: [18],
  sand: [...span(10, 16), ...span(20, 25), ...span(29, 39)],
};

const RULES: GiroRules = {
  course: 'classic',
  obstacles: 'placed',
  ties: 'rear-first',
  'cards-left': 'remember',
};

export const BOT: Seated = { bot: 'steady' };

export function setupOf(...players: readonly Seated[]): Setup {
  const seats = players.map((player, index): SeatSetup => {
    const [name, silks, horse, coat] = PEOPLE[index] ?? PEOPLE[0];
    return { name, silks, horse: { name: horse, coat }, player };
  });
  return { seats, game: { game: 'giro', rules: RULES, fixed: {} }, clock: null, pause: null };
}

/** The stand's view of a table where everybody picks the first card of the race. */
export function viewOf(setup: Setup, change: Partial<GiroView> = {}): GiroView {
  const seats = setup.seats.map((_, seat) => seat);
  const picked = change.picked ?? [];
  return {
    eye: 'stand',
    course: CLASSIC,
    rules: RULES,
    stage: 'picking',
    turn: { seats: { awaited: seats.filter((seat) => !picked.includes(seat)), may: seats } },
    round: 1,
    seniority: seats,
    placed: [11, 22, 31, 34, 38],
    horses: seats.map(() => 0),
    hands: seats.map(() => span(1, 6)),
    picked,
    pick: null,
    result: [],
    ...change,
  };
}

export function stateOf(view: GiroView, change: Partial<State> = {}): State {
  return {
    moment: 7,
    view: { game: 'giro', view },
    mayUndo: null,
    timeLeft: null,
    pauseLeft: null,
    commitment: 'c0ffee',
    revealed: null,
    stuck: null,
    ...change,
  };
}

export const told = (event: GiroEvent): GameEvent => ({ game: 'giro', event });

/** A table with this story, a chapter for each list of events. */
export function tableOf(
  setup: Setup,
  change: Partial<GiroView> = {},
  ...chapters: readonly GiroEvent[][]
): Table {
  return {
    id: 1,
    rests: 1,
    seq: chapters.length,
    setup,
    story: chapters.map((events, index) => ({ line: index + 1, events: events.map(told) })),
    state: stateOf(viewOf(setup, change)),
  };
}

/** What a seat sees, with this outlook. */
export function lookOf(table: Table, seat: Seat, outlook: GiroOutlook, pick: number | null): Look {
  const { moment } = table.state;
  const rider = table.setup.seats[seat];
  if (!rider) throw new Error(`there is no seat ${seat}`);
  return {
    moment,
    seat: rider,
    view: { game: 'giro', view: { ...viewTold('giro', table.state), eye: { seat }, pick } },
    outlook: { game: 'giro', outlook },
  };
}

/** A round on the Classic: 3, 5 and 6 from 9, 12 and 10. Anna shoves Bruno past a hedge and Carmen. */
export const ROUND: readonly GiroEvent[] = [
  { event: 'revealed', cards: [3, 5, 6] },
  { event: 'ran', seat: 0, card: 3, from: 9, to: 12, why: 'number' },
  { event: 'pushed', seat: 1, by: 0, from: 12, to: 9 },
  { event: 'ran', seat: 1, card: 5, from: 9, to: 14, why: 'number' },
  { event: 'ran', seat: 2, card: 6, from: 10, to: 16, why: 'number' },
  { event: 'round-over', round: 3, horses: [12, 14, 16] },
];
