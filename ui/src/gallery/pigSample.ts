// A table of Galloping Pigs, to draw with.
import type { PigName } from '../art/pig/breeds';
import type { ChartPlayer } from '../games/pigs/FoodChart';
import type { Tray } from '../games/pigs/FoodTrays';
import type { PigsBoardProps } from '../games/pigs/PigsBoard';
import type { PodiumPlayer } from '../games/pigs/PigsPodium';
import type { PigPicture } from '../games/pigs/picture';
import type { Prospect } from '../games/pigs/prospect';
import type { LogLine } from '../parts/LogList';

export const FIELD: PigPicture[] = [
  { pig: 'yellow', at: 5 },
  { pig: 'blue', at: 4 },
  { pig: 'red', at: 3 },
  { pig: 'white', at: 1 },
  { pig: 'black', at: -1 },
];

export const LINED_UP: PigPicture[] = [
  { pig: 'red', at: 0 },
  { pig: 'white', at: -1 },
  { pig: 'yellow', at: -2 },
  { pig: 'black', at: -3 },
  { pig: 'blue', at: -4 },
];

export const LAPPED: PigPicture[] = [
  { pig: 'red', at: 50 },
  { pig: 'black', at: 47 },
  { pig: 'white', at: 46, mood: 'sad' },
  { pig: 'yellow', at: 37 },
  { pig: 'blue', at: 22 },
];

export const DISCARD = {
  played: [2, 3, 4, 1, 2],
  each: 7,
  last: { pig: 'white', text: 'White, by Eddi' },
} as const;

export const RACING: PigsBoardProps = {
  spaces: 22,
  pigs: FIELD,
  food: [9, 14],
  pile: { left: 28, beyond: 0 },
  discard: DISCARD,
  headline: 'Round 2 of 3',
  marks: {
    canLead: ['yellow', 'blue', 'red'],
    landing: { pig: 'red', to: 6, leads: true, food: 1 },
  },
};

export const HAND: Prospect[] = [
  {
    pig: 'yellow',
    held: 1,
    to: 6,
    leapt: [],
    leads: true,
    food: 1,
    stake: { kind: 'risks', food: 2 },
  },
  {
    pig: 'red',
    held: 2,
    to: 6,
    leapt: ['blue', 'yellow'],
    leads: true,
    food: 1,
    stake: { kind: 'risks', food: 2 },
  },
  {
    pig: 'white',
    held: 1,
    to: 2,
    leapt: [],
    leads: false,
    food: 0,
    stake: { kind: 'risks', food: 1 },
  },
  {
    pig: 'black',
    held: 1,
    to: 9,
    leapt: [],
    leads: false,
    food: 1,
    stake: { kind: 'risks', food: 2 },
  },
  {
    pig: 'blue',
    held: 1,
    to: 6,
    leapt: ['yellow'],
    leads: true,
    food: 1,
    stake: { kind: 'risks', food: 2 },
  },
];

const last = (pig: PigName, leads: boolean, stake: Prospect['stake']): Prospect => ({
  pig,
  held: 1,
  to: leads ? 6 : 2,
  leapt: leads ? ['blue', 'yellow'] : [],
  leads,
  food: leads ? 1 : 0,
  stake,
});

/** The last card, as it may stand. */
export const LAST: Prospect[] = [
  last('red', true, { kind: 'banks', food: 4 }),
  last('white', false, { kind: 'loses', food: 4 }),
  last('black', false, { kind: 'spares', food: 4 }),
  last('blue', false, { kind: 'loses', food: 0 }),
];

export const TRAYS: Tray[] = [
  { seat: 0, silks: 'red', name: 'Anna', held: 6, atRisk: 1, banked: 6, isNow: true },
  { seat: 1, silks: 'blue', name: 'Bruno', held: 5, atRisk: 2, banked: 14, isStarter: true },
  { seat: 2, silks: 'yellow', name: 'Carmen', held: 5, atRisk: 0, banked: 9 },
  { seat: 3, silks: 'green', name: 'Eddi (bot)', held: 5, atRisk: 4, banked: 0 },
  { seat: 4, silks: 'white', name: 'Maximiliana', held: 5, atRisk: 8, banked: 1 },
];

export const STORY: LogLine[] = [
  { id: 1, heading: true, text: 'Round 2' },
  {
    id: 2,
    silks: 'green',
    text: 'Eddi plays Blue: leaps Yellow to 3, in front. He takes one food.',
  },
  {
    id: 3,
    silks: 'red',
    text: 'Anna plays Yellow: leaps Blue to 4, in front. She takes one food.',
  },
  { id: 4, silks: 'blue', text: 'Bruno plays Yellow: on to 5, still in front. He takes one food.' },
  { id: 5, silks: 'yellow', text: 'Carmen plays Black: not in front.' },
  { id: 6, silks: 'green', text: 'Eddi plays White: leaps Red to 1, not in front.' },
];

export const BANKED: ChartPlayer[] = [
  { silks: 'red', name: 'Anna', banks: [4, 0, 5] },
  { silks: 'blue', name: 'Bruno', banks: [6, 3, 0] },
  { silks: 'yellow', name: 'Carmen', banks: [0, 0, 2] },
  { silks: 'green', name: 'Eddi (bot)', banks: [3, 2, 1] },
  { silks: 'white', name: 'Maximiliana', banks: [0, 1, 0] },
];

export const ENDED: PodiumPlayer[] = [
  { place: 1, silks: 'red', name: 'Anna', banked: 9 },
  { place: 1, silks: 'blue', name: 'Bruno', banked: 9 },
  { place: 3, silks: 'green', name: 'Eddi (bot)', banked: 6 },
  { place: 4, silks: 'yellow', name: 'Carmen', banked: 2 },
  { place: 5, silks: 'white', name: 'Maximiliana', banked: 1 },
];
