// A table in the middle of a race, to draw with.
import type { CoursePicture, HorsePicture, Marks } from '../games/giro/picture';

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
