// The five pigs, each told apart by its own silhouette and mark. Ground at y = 97.
import { type Joint, joints, type Knot, knots } from '../curve';

export const PIGS = ['red', 'white', 'yellow', 'black', 'blue'] as const;
export type PigName = (typeof PIGS)[number];
/** How a pig looks at the world. */
export type PigMood = 'glad' | 'sad';

type Oval = readonly [x: number, y: number, rx: number, ry: number];

export interface Breed {
  ink: { hide: string; shade: string; snout: string };
  body: readonly Knot[];
  head: Oval;
  snout: Oval;
  eye: readonly [x: number, y: number];
  /** The fore and the hind leg on our side, then on the other. */
  near: readonly (readonly Joint[])[];
  far: readonly (readonly Joint[])[];
  ears: readonly (readonly Knot[])[];
  tail: string;
}

export const BREEDS: Record<PigName, Breed> = {
  // round, with a scarf
  red: {
    ink: { hide: '#d04a3c', shade: '#a3342a', snout: '#e88d7c' },
    body: knots('14 52, 20 30, 42 16, 68 15, 90 26, 98 46, 92 66, 70 78, 42 79, 22 70'),
    head: [96, 44, 23, 21],
    snout: [115, 48, 8, 11],
    eye: [100, 38],
    near: [joints('84 68 20, 98 82 14, 110 90 11'), joints('34 70 22, 22 84 14, 10 88 11')],
    far: [joints('74 72 18, 80 88 13, 76 97 11'), joints('46 74 18, 40 88 13, 32 96 11')],
    ears: [knots('84 28, 80 6 c, 98 22'), knots('98 24, 103 5 c, 112 28')],
    tail: 'M15 48C4 46 2 34 10 33C18 33 14 44 6 42',
  },
  // long and lop-eared, with patches
  white: {
    ink: { hide: '#f4ead6', shade: '#cdbfa2', snout: '#e9b7a4' },
    body: knots('6 52, 10 36, 30 27, 62 25, 92 28, 104 44, 98 62, 76 72, 40 73, 14 67'),
    head: [104, 46, 21, 18],
    snout: [123, 51, 7.2, 9],
    eye: [117, 40],
    near: [joints('90 64 18, 104 80 13, 118 88 11'), joints('26 66 20, 12 80 13, 0 86 10')],
    far: [joints('80 66 16, 88 84 12, 84 95 11'), joints('38 68 16, 34 84 12, 26 94 11')],
    ears: [knots('92 32, 100 27, 112 34, 112 56 c, 98 48')],
    tail: 'M8 46C-4 44 -5 33 3 33C10 33 6 42 -2 41',
  },
  // a piglet with big ears and stripes
  yellow: {
    ink: { hide: '#efb83a', shade: '#c48e1e', snout: '#f7d98c' },
    body: knots('28 60, 32 44, 50 34, 70 34, 86 42, 92 56, 86 70, 68 78, 46 79, 32 72'),
    head: [90, 48, 20, 19],
    snout: [107, 52, 6.8, 9],
    eye: [94, 42],
    near: [joints('80 70 15, 92 84 11, 102 91 9'), joints('42 72 16, 32 86 11, 22 90 9')],
    far: [joints('72 72 14, 76 88 10, 71 97 9'), joints('52 74 14, 48 89 10, 41 96 9')],
    ears: [knots('78 36, 64 10 c, 94 28'), knots('92 30, 108 8 c, 106 36')],
    tail: 'M29 56C18 55 17 44 24 44C31 45 27 53 20 52',
  },
  // a boar with hump, bristles and belt
  black: {
    ink: { hide: '#2b2829', shade: '#151314', snout: '#6a5a58' },
    body: knots('14 54, 18 38, 38 28, 60 16, 80 14, 98 28, 104 48, 96 66, 74 76, 40 75, 20 68'),
    head: [102, 50, 23, 17],
    snout: [122, 55, 7.2, 9],
    eye: [106, 44],
    near: [joints('88 66 20, 102 80 14, 114 88 11'), joints('32 68 20, 20 82 13, 8 86 10')],
    far: [joints('78 70 17, 84 86 12, 80 96 11'), joints('44 72 17, 38 87 12, 30 95 11')],
    ears: [knots('90 34, 92 14 c, 104 32')],
    tail: 'M15 48C6 44 6 34 3 32',
  },
  // long in the leg, with a star
  blue: {
    ink: { hide: '#3a6fb5', shade: '#27508a', snout: '#8db3e0' },
    body: knots('20 40, 26 26, 46 18, 72 18, 92 26, 98 40, 92 54, 70 62, 44 61, 26 54'),
    head: [102, 32, 21, 17],
    snout: [121, 33, 7.2, 9],
    eye: [106, 26],
    near: [joints('86 52 18, 106 68 12, 124 74 10'), joints('34 52 19, 18 70 12, 2 76 10')],
    far: [joints('76 56 16, 84 78 11, 76 94 10'), joints('46 58 16, 38 78 11, 26 90 10')],
    ears: [knots('92 20, 86 0 c, 104 14'), knots('103 16, 110 -2 c, 114 20')],
    tail: 'M21 38C9 38 6 27 14 25C21 25 18 35 10 34',
  },
};
