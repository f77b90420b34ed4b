// Tables of the Really Nasty game to test with.
import i18next from 'i18next';
import { PLAN } from '../../../games/nasty/fixture';
import { moneyFor } from '../../../games/nasty/useMoney';
import type {
  Book,
  Card,
  Look,
  NastyEvent,
  NastyOutlook,
  NastyRunner,
  NastyView,
  Plan,
  Row,
  Seat,
  Seated,
  SeatSetup,
  Setup,
} from '../../../ipc/bindings.gen';
import type { Table } from '../../../mirror/table';
import type { Teller } from './names';

const PEOPLE = [
  ['Anna', 'red', 'Marmalade'],
  ['Ben', 'blue', 'Old Tom'],
  ['Carmen', 'yellow', 'Canela'],
] as const;

export const BOT: Seated = { bot: 'steady' };

export function setupOf(...players: readonly Seated[]): Setup {
  const seats = players.map((player, index): SeatSetup => {
    const [name, silks, horse] = PEOPLE[index] ?? PEOPLE[0];
    return { name, silks, horse: { name: horse, coat: 'bay' }, player };
  });
  const game = { game: 'nasty', rules: {}, fixed: {}, book: null } as const;
  return { seats, game, clock: null, pause: null };
}

/** Whoever tells a meeting of three in a language. */
export const tellerIn = (language: string, result: Teller['result'] = null): Teller => ({
  t: i18next.getFixedT(language, 'meeting'),
  nasty: i18next.getFixedT(language, 'nasty'),
  sum: moneyFor(language).sum,
  seats: setupOf('here', BOT, BOT).seats,
  plan: PLAN,
  result,
});

/** These are awaited, and those may act all the same. */
export const turnOf = (awaited: Seat[], may = awaited): NastyView['turn'] => ({
  seats: { awaited, may },
});

/** Grade 1 in lane 1, grade 2 in lane 2, and so on. */
export const ROWS: readonly Row[] = [
  { seat: 0, grade: 1, lane: 1, odds: 1 },
  { seat: 1, grade: 2, lane: 2, odds: 4 },
  { seat: 2, grade: 3, lane: 3, odds: 9 },
];

export const runnerAt = (seat: Seat, square: number, more: Partial<NastyRunner> = {}) => ({
  seat,
  spot: { lane: seat + 1, square },
  drawn: seat + 1,
  grade: seat + 1,
  fate: 'running' as const,
  moved: true,
  doubled: [],
  whipped: 0,
  wasWhipped: false,
  fence: null,
  left: 82 - square,
  cleared: 0,
  ...more,
});

const PRIZES = [20, 30, 40, 50, 75, 100].map((first) => [first * 1000, first * 500, 5000]);
const ODDS = [1, 2, 3, 4, 5, 6].map((grade) => [1, 2, 3, 4, 5, 6].map((lane) => grade * lane));

const BOOK = {
  course: PLAN as unknown as Plan,
  odds: ODDS as unknown as Book['odds'],
  prizes: PRIZES as unknown as Book['prizes'],
  hands: [7, 6, 5, 4, 3],
  decks: [[], []] as unknown as Book['decks'],
} as Book;

/** The stand's view of a table where the first seat is to roll in the first race. */
function viewOf({ seats }: Setup, change: Partial<NastyView>): NastyView {
  const each = <Thing>(thing: Thing) => seats.map(() => thing);
  const rows = ROWS.slice(0, seats.length);
  return {
    eye: 'stand',
    book: BOOK,
    rules: { deck: 'nasty', lanes: 'all', 'bet-limit': null, bookmaker: 'app' },
    stage: 'moment',
    turn: turnOf(
      [0],
      seats.map((_, seat) => seat),
    ),
    races: [
      'dukes-cup',
      'ladys-purse',
      'kings-crown',
      'squires-plate',
      'barons-bowl',
      'knights-shield',
    ],
    number: 1,
    entries: each([null, null, null, null, null, null]),
    entered: seats.map((_, seat) => seat),
    held: each(6),
    hand: [],
    undealt: 6,
    spent: [],
    used: each([]),
    prizes: PRIZES.map((prizes) => prizes.slice(0, seats.length > 2 ? 2 : 1)),
    deposit: 10_000,
    cash: each(20_000),
    bank: 0,
    board: [...rows],
    mostStake: 20_000,
    sealed: seats.map((_, seat) => seat),
    stakes: each(0),
    bets: each(null),
    horses: rows.map(({ seat }) => runnerAt(seat, 0, { moved: false })),
    toRoll: 0,
    last: 0,
    rolled: 0,
    finished: [],
    enclosure: [],
    disqualified: [],
    justHome: null,
    claim: null,
    pressure: null,
    felled: [],
    before: null,
    ready: [],
    contested: false,
    hearing: null,
    past: [],
    result: null,
    ...change,
  };
}

/** A table with this story, a chapter for each list of events. */
export function tableOf(
  setup: Setup,
  change: Partial<NastyView> = {},
  ...chapters: readonly (readonly NastyEvent[])[]
): Table {
  return {
    id: 1,
    rests: 1,
    seq: chapters.length,
    setup,
    story: chapters.map((events, index) => ({
      line: index + 1,
      events: events.map((event) => ({ game: 'nasty', event })),
    })),
    state: {
      moment: 7,
      view: { game: 'nasty', view: viewOf(setup, change) },
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
export function lookOf(table: Table, seat: Seat, hand: Card[], outlook: NastyOutlook): Look {
  const { moment, view } = table.state;
  const player = table.setup.seats[seat];
  if (!player || view.game !== 'nasty') throw new Error(`there is no seat ${seat}`);
  return {
    moment,
    seat: player,
    view: { game: 'nasty', view: { ...view.view, eye: { seat }, hand } },
    outlook: { game: 'nasty', outlook },
  };
}

/** A whole race in short: Marmalade falls, Old Tom wins, and Anna objects in vain. */
export const RACE: readonly NastyEvent[] = [
  { event: 'lanes-dealt', race: 'dukes-cup', number: 1, rows: [...ROWS] },
  { event: 'stakes-shown', stakes: [5_000, 2_000, 0] },
  { event: 'roll-called', seat: 0 },
  { event: 'rolled', seat: 0, die: 6, veer: null },
  {
    event: 'moved',
    seat: 0,
    from: { lane: 1, square: 0 },
    path: [1, 2, 3, 4, 5, 6].map((square) => ({ lane: 1, square })),
    finish: false,
    jumped: [],
    landed: 'grandstand',
    section: null,
    doubled: false,
  },
  { event: 'card-played', seat: 2, play: { kind: 'faller', fence: 'grandstand', on: [0] } },
  { event: 'home', seat: 1, place: 1 },
  { event: 'called', finished: [1] },
  { event: 'card-played', seat: 0, play: { kind: 'objection', on: [1] } },
  { event: 'deposit-paid', seat: 0, deposit: 10_000 },
  { event: 'judged', seat: 0, on: 1, dice: [2, 5], sustained: false },
  { event: 'deposit-lost', seat: 0, deposit: 10_000 },
  { event: 'prize-paid', seat: 1, place: 1, untaken: false, prize: 75_000 },
  { event: 'prize-paid', seat: 1, place: 2, untaken: true, prize: 35_000 },
  { event: 'bet-settled', seat: 0, on: 0, stake: 5_000, odds: 1, paid: 0 },
  { event: 'bet-settled', seat: 1, on: 1, stake: 2_000, odds: 4, paid: 10_000 },
  {
    event: 'race-over',
    race: 'dukes-cup',
    number: 1,
    enclosure: [1],
    cash: [5_000, 138_000, 20_000],
  },
];
