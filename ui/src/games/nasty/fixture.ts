// The course of N-7 to N-10, for the tests.
import type { CoursePlan } from './picture';

const rows = (straight: 'home' | 'back', first: number, last = first) => ({
  straight,
  first,
  last,
});

export const PLAN: CoursePlan = {
  home: 20,
  back: 20,
  bends: [12, 13, 14, 15, 16, 17],
  start: 2,
  post: 18,
  fences: [
    rows('home', 8),
    rows('home', 14),
    rows('back', 2, 3),
    rows('back', 8),
    rows('back', 13),
    rows('back', 18),
  ],
  sections: [
    { rows: rows('home', 4, 5), slowest: 1 },
    { rows: rows('home', 19, 20), slowest: 2 },
    { rows: rows('back', 9, 10), slowest: 3 },
    { rows: rows('back', 14, 15), slowest: 4 },
    { rows: rows('home', 1, 2), slowest: 5 },
    { rows: rows('home', 10, 11), slowest: 6 },
  ],
};
