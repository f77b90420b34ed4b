// A meeting of the Really Nasty game in the middle of its fourth race, to draw with.
import type { Offer } from '../games/nasty/BetRow';
import type { SlipRow } from '../games/nasty/BettingSlip';
import type { BoardRow } from '../games/nasty/BookiesBoard';
import type { CardName } from '../games/nasty/cards';
import type { Enclosed, Hearing } from '../games/nasty/Enclosure';
import type { HeldCard, Target } from '../games/nasty/EventHand';
import type { MoneyLine } from '../games/nasty/MoneyChart';
import { type Destination, FENCES, type Runner, type Spot } from '../games/nasty/picture';
import type { RaceCardWords } from '../games/nasty/RaceCard';
import type { BillLine, PlayerBill } from '../games/nasty/SettlementBill';

/** The square of a row: `K` the back straight, `H` the home straight at first, `F` at last. */
function spot(stretch: 'H' | 'B' | 'K' | 'C' | 'F', row: number, lane: number): Spot {
  const bend = 11 + lane;
  const before = { H: -2, B: 18, K: 18 + bend, C: 38 + bend, F: 38 + 2 * bend };
  return { lane, square: before[stretch] + row };
}

const HORSES = [
  { seat: 0, silks: 'red', coat: 'bay', name: 'Marmalade' },
  { seat: 1, silks: 'blue', coat: 'liver', name: 'Old Tom' },
  { seat: 2, silks: 'yellow', coat: 'dun', name: 'Canela' },
  { seat: 3, silks: 'green', coat: 'chestnut', name: 'Ferro' },
  { seat: 4, silks: 'black', coat: 'grey', name: 'Dunkel' },
  { seat: 5, silks: 'white', coat: 'black', name: 'Ghost' },
] as const;

const runner = (seat: number, at: Spot, more: Partial<Runner> = {}): Runner => ({
  ...(HORSES[seat] ?? HORSES[0]),
  at,
  ...more,
});

export const RUNNERS: Runner[] = [
  runner(0, spot('K', 6, 2)),
  runner(1, spot('K', 13, 1), { pose: 'jump', height: 6 }),
  runner(2, spot('H', 20, 5)),
  runner(3, spot('K', 11, 4)),
  runner(4, spot('B', 9, 3)),
  runner(5, spot('H', 14, 6), { isDown: true }),
];

const to = (path: readonly Spot[], left: number, more: Partial<Destination> = {}): Destination => ({
  goal: path.at(-1) ?? 'finish',
  path,
  left,
  fence: null,
  section: null,
  doubles: false,
  ...more,
});

const out = (...lanes: number[]) => lanes.map((lane) => spot('K', 6, lane));
const along = (lane: number, ...rows: number[]) => rows.map((row) => spot('K', row, lane));
const quicken = { section: 'quicken-up-3', doubles: true } as const;
export const DESTINATIONS: Destination[] = [
  to(along(2, 7, 8, 9, 10), 38, quicken),
  to([...out(3), ...along(3, 7, 8, 9)], 40, quicken),
  to([...out(3, 4), ...along(4, 7, 8)], 43, { fence: 'gallows-gap' }),
  to([...out(3, 4, 5), ...along(5, 7)], 45),
  to(out(3, 4, 5, 6), 47),
];

/** Lined up for the start. */
export const LINED_UP: Runner[] = HORSES.map(({ seat }) =>
  runner(seat, { lane: [2, 1, 5, 4, 3, 6][seat] ?? 1, square: 0 }, { pose: 'stand' }),
);

/** Everywhere on the bends. */
export const BENDING: Runner[] = [
  runner(0, spot('B', 3, 3)),
  runner(1, spot('B', 8, 1)),
  runner(2, spot('B', 13, 5)),
  runner(3, spot('C', 3, 4)),
  runner(4, spot('C', 8, 3)),
  runner(5, spot('C', 14, 6)),
];

/** A six rolled on the bend, with many ways. */
export const BEND_WAYS: Destination[] = (
  [
    [3, [4, 5, 6, 7, 8, 9]],
    [2, [4, 5, 6, 7, 8]],
    [4, [4, 5, 6, 7, 8, 9]],
    [5, [5, 6, 7, 8]],
    [6, [6, 7, 8]],
    [6, [6, 7]],
  ] as const
).map(([lane, squares], index) =>
  to(
    squares.map((square) => spot('B', square, lane)),
    50 + index,
    index === 2 ? { section: 'quicken-up-3', doubles: true } : {},
  ),
);

/** Coming home. */
export const HOMEWARD: Runner[] = [
  runner(0, spot('F', 14, 2)),
  runner(1, spot('F', 16, 1)),
  runner(2, spot('F', 11, 5)),
  runner(3, spot('F', 15, 4), { twice: 1 }),
  runner(4, spot('F', 9, 3)),
];

const home = (lane: number, ...rows: number[]) => rows.map((row) => spot('F', row, lane));
export const HOME_WAYS: Destination[] = [
  to(home(2, 15, 16, 17, 18), 0, { goal: 'finish' }),
  to(home(3, 14, 15, 16, 17), 1),
  to([...home(3, 14), ...home(4, 14)], 4, { fence: 'members' }),
];

export const RACE_CARD: RaceCardWords = {
  race: 'King’s Crown',
  prizes: [
    ['1st', '£100,000'],
    ['2nd', '£50,000'],
    ['3rd', '£25,000'],
  ],
};

const WHO = ['Anna', 'Bruno', 'Carmen', 'Eddi', 'Dieter', 'Frida'] as const;
const nobody = { silks: 'red', coat: 'bay', horse: '', player: '' } as const;

const owned = (seat: number) => {
  const horse = HORSES[seat];
  if (!horse) return { seat, ...nobody };
  return {
    seat,
    silks: horse.silks,
    coat: horse.coat,
    horse: horse.name,
    player: WHO[seat] ?? '',
  };
};

const boardRow = (
  seat: number,
  purse: number,
  cards: number,
  figures: readonly [grade: number, lane: number, odds: number],
  stake: number | null,
  more: Partial<BoardRow> = {},
): BoardRow => {
  const { coat: _coat, ...who } = owned(seat);
  const [grade, lane, odds] = figures;
  return { ...who, purse, cards, written: { grade, lane, odds }, stake, ...more };
};

export const BOARD: BoardRow[] = [
  boardRow(1, 41_000, 2, [2, 1, 2], 5_000),
  boardRow(0, 64_000, 3, [3, 2, 6], 8_000, { isNow: true }),
  boardRow(4, 28_000, 1, [5, 3, 15], 12_000),
  boardRow(3, 55_000, 3, [1, 4, 4], 20_000),
  boardRow(2, 9_000, 2, [6, 5, 33], 1_000),
  boardRow(5, 37_000, 3, [2, 6, 12], null, { out: 'fallen' }),
];

/** Half filled in, the stakes still to come. */
export const BOARD_BY_HAND: BoardRow[] = BOARD.map(({ stake: _stake, out: _out, ...row }, index) =>
  index < 2 ? row : { ...row, written: undefined },
);

export const OFFERS: Offer[] = BOARD.map(({ seat, silks, horse, player, written }) => ({
  seat,
  silks,
  horse,
  player,
  odds: written?.odds ?? 1,
}));

export const SLIP: SlipRow[] = [
  {
    race: 'barons-bowl',
    prizes: [50_000, 25_000, 10_000],
    grade: 2,
    backed: { silks: 'green', horse: 'Ferro', odds: 4, stake: 6_000 },
    isSealed: true,
    paid: 30_000,
  },
  {
    race: 'ladys-purse',
    prizes: [20_000, 10_000, 5_000],
    grade: 6,
    backed: { silks: 'red', horse: 'Marmalade', odds: 18, stake: 4_000 },
    isSealed: true,
    paid: 0,
  },
  {
    race: 'dukes-cup',
    prizes: [75_000, 35_000, 15_000],
    grade: 1,
    backed: null,
    isSealed: true,
    paid: 0,
  },
  {
    race: 'kings-crown',
    prizes: [100_000, 50_000, 25_000],
    grade: 3,
    backed: { silks: 'blue', horse: 'Old Tom', odds: 2, stake: 8_000 },
    isSealed: true,
    isNow: true,
  },
  { race: 'squires-plate', prizes: [30_000, 15_000, 5_000], grade: 5 },
  { race: 'knights-shield', prizes: [40_000, 20_000, 10_000], grade: 4 },
];

export const SLIP_AT_FIRST: SlipRow[] = SLIP.map(({ race, prizes }) => ({
  race,
  prizes,
  grade: null,
}));

/** The bet on the fourth race is still to be sealed. */
export const SLIP_BETTING: SlipRow[] = SLIP.map(({ race, prizes, grade, isNow = false, ...row }) =>
  isNow ? { race, prizes, grade, isNow } : { race, prizes, grade, ...row },
);

const target = (seat: number): Target => {
  const { coat: _coat, ...who } = owned(seat);
  return who;
};

export const EVENTS: HeldCard[] = [
  {
    card: 'faller:crooked-thorn',
    held: 2,
    fits: true,
    what: 'Old Tom stands on Crooked Thorn: he would be out of the race.',
    targets: [target(1)],
    several: true,
  },
  {
    card: 'slipped-up',
    held: 1,
    fits: true,
    what: 'One horse between the fences would be out of the race.',
    targets: [target(0), target(2), target(3), target(4)],
  },
  {
    card: 'under-pressure:out',
    held: 1,
    fits: false,
    what: 'Only a horse about to roll in the finishing straight can be put under pressure.',
    note: 'in the last straight',
    rule: 'N-31',
    targets: [],
  },
  {
    card: 'objection',
    held: 1,
    fits: false,
    what: 'An Objection waits for the enclosure, and costs a deposit of £10,000.',
    note: '£10,000, after the race',
    rule: 'N-33',
    targets: [],
  },
];

export const ALL_EVENTS: CardName[] = [
  'whipped-round',
  'false-start',
  'slipped-up',
  'remount',
  'objection',
  'stewards-enquiry',
  'photo-finish',
  'under-pressure:in',
  'under-pressure:out',
  ...FENCES.map((fence) => `faller:${fence}` as const),
];

export const USED = ALL_EVENTS.slice(3, 6).map((card, index) => ({
  id: card,
  card,
  by: WHO[index] ?? '',
}));

export const OTHERS = [1, 2, 3, 4, 5].map((seat) => {
  const { silks, player } = owned(seat);
  return { seat, silks, player, count: 1 + (seat % 3) };
});

export const ENCLOSED: Enclosed[] = [
  { ...owned(4), odds: 15, prize: 100_000 },
  { ...owned(0), odds: 6, prize: 50_000 },
  { ...owned(2), odds: 33, prize: 25_000 },
];

export const HEARINGS: Hearing[] = [
  {
    id: '1',
    kind: 'objection',
    by: 'Eddi',
    against: { silks: 'green', horse: 'Ferro' },
    dice: [5, 5],
    sustained: true,
  },
  {
    id: '2',
    kind: 'stewards-enquiry',
    by: 'Bruno',
    against: { silks: 'black', horse: 'Dunkel' },
    dice: [2, 6],
    sustained: false,
  },
];

const bill = (seat: number, before: number, lines: readonly BillLine[]): PlayerBill => {
  const { silks, player } = owned(seat);
  const paid = lines.reduce((all, line) => all + line.sum, 0);
  return { seat, silks, player, before, lines, after: before + paid };
};

const lostOn = (seat: number, sum: number): BillLine => ({
  kind: 'stake',
  horse: owned(seat).horse,
  sum: -sum,
});

export const BILLS: PlayerBill[] = [
  bill(0, 72_000, [lostOn(1, 8_000), { kind: 'prize', place: 2, horse: 'Marmalade', sum: 50_000 }]),
  bill(1, 46_000, [lostOn(0, 5_000)]),
  bill(2, 10_000, [lostOn(2, 1_000), { kind: 'prize', place: 3, horse: 'Canela', sum: 25_000 }]),
  bill(3, 85_000, [
    lostOn(3, 20_000),
    { kind: 'deposit', horse: 'Ferro', sum: -10_000 },
    { kind: 'depositBack', horse: 'Ferro', sum: 10_000 },
  ]),
  bill(4, 40_000, [
    lostOn(4, 12_000),
    { kind: 'prize', place: 1, horse: 'Dunkel', sum: 100_000 },
    { kind: 'won', horse: 'Dunkel', odds: 15, sum: 180_000 },
    { kind: 'stakeBack', sum: 12_000 },
  ]),
  bill(5, 37_000, []),
];

export const MONEY: MoneyLine[] = [
  [20_000, 41_000, 37_000, 72_000, 114_000],
  [20_000, 18_000, 33_000, 46_000, 41_000],
  [20_000, 15_000, 22_000, 10_000, 34_000],
  [20_000, 50_000, 61_000, 85_000, 65_000],
  [20_000, 20_000, 45_000, 40_000, 320_000],
  [20_000, 24_000, 12_000, 37_000, 37_000],
].map((money, seat) => {
  const { silks, player } = owned(seat);
  return { seat, silks, player, money };
});

export const PURSES = BILLS.map(({ seat, silks, player, before, after }) => ({
  seat,
  silks,
  player,
  horse: owned(seat).horse,
  sum: after,
  change: after - before,
}));
