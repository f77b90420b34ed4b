// Tables to test with.
import type {
  Course,
  Event,
  GameEvent,
  Look,
  Outlook,
  Seat,
  Seated,
  SeatSetup,
  Setup,
  State,
  View,
} from '../ipc/bindings.gen';
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

export const BOT: Seated = { bot: 'steady' };

export function setupOf(...players: readonly Seated[]): Setup {
  const seats = players.map((player, index): SeatSetup => {
    const [name, silks, horse, coat] = PEOPLE[index] ?? PEOPLE[0];
    return { name, silks, horse, coat, player };
  });
  const rules = {
    course: 'classic',
    obstacles: 'placed',
    ties: 'rear-first',
    'cards-left': 'remember',
  } as const;
  return { seats, game: { game: 'giro', rules, fixed: {} }, clock: null };
}

/** The stand's view of a table where everybody picks the first card of the race. */
export function viewOf(setup: Setup, change: Partial<View> = {}): View {
  const seats = setup.seats.map((_, seat) => seat);
  const picked = change.picked ?? [];
  return {
    eye: 'stand',
    course: CLASSIC,
    rules: setup.game.rules,
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

export function stateOf(view: View, change: Partial<State> = {}): State {
  return {
    moment: 7,
    view: { game: 'giro', view },
    mayUndo: null,
    timeLeft: null,
    commitment: 'c0ffee',
    revealed: null,
    ...change,
  };
}

export const told = (event: Event): GameEvent => ({ game: 'giro', event });

/** A table with this story, a chapter for each list of events. */
export function tableOf(
  setup: Setup,
  change: Partial<View> = {},
  ...chapters: readonly Event[][]
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
export function lookOf(table: Table, seat: Seat, outlook: Outlook, pick: number | null): Look {
  const { moment, view } = table.state;
  const rider = table.setup.seats[seat];
  if (!rider) throw new Error(`there is no seat ${seat}`);
  return {
    moment,
    seat: rider,
    view: { game: 'giro', view: { ...view.view, eye: { seat }, pick } },
    outlook: { game: 'giro', outlook },
  };
}

/** A round on the Classic: 3, 5 and 6 from 9, 12 and 10. Anna shoves Bruno past a hedge and Carmen. */
export const ROUND: readonly Event[] = [
  { event: 'revealed', cards: [3, 5, 6] },
  { event: 'ran', seat: 0, card: 3, from: 9, to: 12, why: 'number' },
  { event: 'pushed', seat: 1, by: 0, from: 12, to: 9 },
  { event: 'ran', seat: 1, card: 5, from: 9, to: 14, why: 'number' },
  { event: 'ran', seat: 2, card: 6, from: 10, to: 16, why: 'number' },
  { event: 'round-over', round: 3, horses: [12, 14, 16] },
];
