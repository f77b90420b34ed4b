// A table in the middle of a race, to draw with.
import type { HandCard } from '../games/giro/HandOfCards';
import type { ChartHorse } from '../games/giro/PositionsChart';
import type { CoursePicture, HorsePicture, Marks } from '../games/giro/picture';
import type { Runner } from '../games/giro/RunningOrder';
import type { LogLine } from '../parts/LogList';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const COURSES: Record<'classic' | 'sprint' | 'grand', CoursePicture> = {
  classic: {
    name: 'The Classic',
    length: 40,
    river: [8, 27],
    moor: [18],
    sand: [...span(10, 16), ...span(20, 25), ...span(29, 39)],
  },
  sprint: {
    name: 'The Sprint',
    length: 30,
    river: [7, 21],
    moor: [14],
    sand: [...span(10, 12), ...span(16, 19), ...span(23, 29)],
  },
  grand: {
    name: 'The Grand',
    length: 52,
    river: [8, 34],
    moor: [20],
    sand: [...span(10, 18), ...span(22, 32), ...span(36, 51)],
  },
};

const FIELD = [
  { seat: 0, silks: 'red', coat: 'bay', name: 'Marmalade' },
  { seat: 1, silks: 'blue', coat: 'liver', name: 'Old Tom' },
  { seat: 2, silks: 'yellow', coat: 'dun', name: 'Canela' },
  { seat: 3, silks: 'green', coat: 'chestnut', name: 'Ferro' },
  { seat: 4, silks: 'black', coat: 'grey', name: 'Dunkel' },
] as const;

export function field(...at: readonly number[]): HorsePicture[] {
  return at.map((space, index) => ({ ...(FIELD[index] ?? FIELD[0]), at: space }));
}

export const DECIDING: Marks = {
  open: [21, 23, 24, 25],
  chosen: 24,
  landings: [
    { card: 1, space: 21 },
    { card: 2, space: 22, refused: true },
    { card: 3, space: 23 },
    { card: 4, space: 24, chosen: true },
    { card: 5, space: 25 },
  ],
  way: { seat: 0, to: 24 },
  push: { from: 24, to: 23, text: 'pushes Blue to 23' },
};

const WHO = ['Anna', 'Bruno', 'Carmen', 'Eddi (bot)', 'Dieter'] as const;

export const RUNNERS: Runner[] = [
  { horse: FIELD[3], who: WHO[3], space: '26', card: 'picked' as const },
  { horse: FIELD[1], who: WHO[1], space: '24', card: 'picked' as const },
  { horse: FIELD[4], who: WHO[4], space: '21', card: 'choosing' as const },
  { horse: FIELD[0], who: 'Anna, looking now', space: '20', card: 'choosing' as const },
  { horse: FIELD[2], who: WHO[2], space: '17', card: 'picked' as const },
].map(({ horse, ...rest }) => ({
  seat: horse.seat,
  silks: horse.silks,
  horse: horse.name,
  ...rest,
  isNow: horse.seat === 0,
}));

const EARLIER: LogLine[] = [1, 2, 3, 4, 5].flatMap((round) => [
  { id: `r${round}`, heading: true, text: `Round ${round}` },
  { id: `a${round}`, silks: 'blue', text: `Old Tom plays ${round} and shoves Ferro back one.` },
  { id: `b${round}`, silks: 'green', text: `Ferro plays ${7 - round}.` },
]);

export const LOG: LogLine[] = [
  ...EARLIER,
  { id: 1, heading: true, text: 'Round 6' },
  { id: 2, silks: 'red', text: 'Marmalade plays 4 and would land on 18, the moor: refused.' },
  { id: 3, heading: true, text: 'Round 7' },
  { id: 4, silks: 'green', text: 'Ferro plays 1 and lands on 26.' },
  { id: 5, silks: 'yellow', text: 'Canela plays 2 and lands on 17.' },
  { id: 6, silks: 'blue', text: 'Old Tom plays 3 and would land on 27, the river: refused.' },
  { id: 7, silks: 'black', text: 'Dunkel plays 5 and lands on 21.' },
  { id: 8, silks: 'red', text: 'Marmalade plays 6 and lands on 20.' },
  { id: 9, heading: true, text: 'Round 8' },
  { id: 10, silks: 'yellow', text: 'Carmen has chosen her card.' },
];

const card = (number: number, landing: string, effect: string, state: HandCard['state'] = 'held') =>
  ({ number, state, landing, effect, spoken: `${landing}, ${effect}` }) satisfies HandCard;

export const HAND: HandCard[] = [
  card(1, 'to 21', 'swap with Black'),
  card(2, 'hedge on 22', 'refused', 'refused'),
  card(3, 'to 23', 'free'),
  card(4, 'to 24', 'Blue back to 23'),
  card(5, 'to 25', 'free'),
  card(6, 'played', 'in round 7', 'spent'),
];

const onPodium = (index: number) => {
  const { silks, coat, name } = FIELD[index] ?? FIELD[0];
  return { silks, coat, name, who: WHO[index] ?? WHO[0] };
};

export const PLACED = [onPodium(3), onPodium(1), onPodium(0)];
export const UNPLACED = [onPodium(4), onPodium(2)];

export const CHARTED: ChartHorse[] = [
  { silks: 'red', name: 'Marmalade', positions: [0, 4, 5, 11, 14, 14, 20, 24, 30, 33, 39, 41] },
  { silks: 'blue', name: 'Old Tom', positions: [0, 6, 7, 13, 17, 21, 24, 24, 29, 35, 37, 43] },
  { silks: 'yellow', name: 'Canela', positions: [0, 2, 2, 6, 9, 12, 15, 17, 21, 26, 32, 38] },
  { silks: 'green', name: 'Ferro', positions: [0, 5, 9, 12, 16, 20, 25, 26, 32, 36, 40, 45] },
  { silks: 'black', name: 'Dunkel', positions: [0, 1, 6, 7, 10, 15, 16, 21, 26, 28, 35, 40] },
];
