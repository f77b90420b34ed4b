// Tables of Galloping Pigs to test with.
import type {
  Look,
  Pig,
  PigsEvent,
  PigsOutlook,
  PigsRules,
  PigsView,
  Runner,
  Seat,
  Seated,
  SeatSetup,
  Setup,
} from '../../../ipc/bindings.gen';
import type { Table } from '../../../mirror/table';

const PEOPLE = [
  ['Anna', 'red'],
  ['Ben', 'blue'],
  ['Carmen', 'yellow'],
  ['Dieter', 'green'],
] as const;

const RULES: PigsRules = {
  edition: 'cards',
  rounds: 'book',
  draws: 'shared',
  'track-food': false,
  gentle: false,
};

export const BOT: Seated = { bot: 'steady' };

export const ORDER: readonly Pig[] = ['red', 'white', 'yellow', 'black', 'blue'];

/** The pigs as they line up: red on 0, blue on -4. */
export const LINE_UP: Runner[] = ORDER.map((pig, place) => ({ pig, at: place === 0 ? 0 : -place }));

export function setupOf(...players: readonly Seated[]): Setup {
  const seats = players.map((player, index): SeatSetup => {
    const [name, silks] = PEOPLE[index] ?? PEOPLE[0];
    return { name, silks, horse: null, player };
  });
  return { seats, game: { game: 'pigs', rules: RULES, fixed: {} }, clock: null, pause: null };
}

/** It is this seat's turn. */
export const turnOf = (seat: Seat): PigsView['turn'] => ({
  seats: { awaited: [seat], may: [seat] },
});

/** The stand's view of a table where the first seat plays the first card of the game. */
function viewOf({ seats }: Setup, change: Partial<PigsView>): PigsView {
  const each = (count: number) => seats.map(() => count);
  return {
    eye: 'stand',
    edition: { name: 'cards', spaces: 22, 'of-each': 7, hand: 7, pile: 55, rounds: 3 },
    rules: RULES,
    stage: 'play',
    turn: turnOf(0),
    round: 1,
    rounds: 3,
    starter: 0,
    pigs: LINE_UP,
    canLead: [...ORDER],
    trackFood: [],
    held: each(7),
    hand: [],
    played: [0, 0, 0, 0, 0],
    undealt: 35 - 7 * seats.length,
    atRisk: each(0),
    banked: each(0),
    banks: seats.map(() => []),
    pile: 55,
    beyond: 0,
    result: null,
    ...change,
  };
}

/** A table with this story, a chapter for each list of events. */
export function tableOf(
  setup: Setup,
  change: Partial<PigsView> = {},
  ...chapters: readonly PigsEvent[][]
): Table {
  return {
    id: 1,
    rests: 1,
    seq: chapters.length,
    setup,
    story: chapters.map((events, index) => ({
      line: index + 1,
      events: events.map((event) => ({ game: 'pigs', event })),
    })),
    state: {
      moment: 7,
      view: { game: 'pigs', view: viewOf(setup, change) },
      mayUndo: null,
      timeLeft: null,
      pauseLeft: null,
      commitment: 'c0ffee',
      revealed: null,
      stuck: null,
    },
  };
}

/** What a seat sees, with this hand and this outlook. */
export function lookOf(table: Table, seat: Seat, hand: Pig[], outlook: PigsOutlook): Look {
  const { moment, view } = table.state;
  const player = table.setup.seats[seat];
  if (!player || view.game !== 'pigs') throw new Error(`there is no seat ${seat}`);
  return {
    moment,
    seat: player,
    view: { game: 'pigs', view: { ...view.view, eye: { seat }, hand } },
    outlook: { game: 'pigs', outlook },
  };
}

/** Blue leaps all the others and leads; that is worth a food card. */
export const LEAP: readonly PigsEvent[] = [
  {
    event: 'played',
    seat: 0,
    pig: 'blue',
    from: -4,
    to: 1,
    leapt: ['black', 'yellow', 'white', 'red'],
  },
  { event: 'took-lead', seat: 0 },
];
