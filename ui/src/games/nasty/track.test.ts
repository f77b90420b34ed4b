import { describe, expect, it } from 'vitest';
import { finishView, panned, viewBox, WHOLE } from './camera';
import { marked } from './destinations';
import { PLAN } from './fixture';
import type { CoursePlan, Destination, Runner } from './picture';
import {
  bandOf,
  berthOf,
  between,
  cell,
  grid,
  lanesOf,
  lastSquare,
  lineBehind,
  type Point,
  placeOf,
  SHEET,
} from './track';

const squaresOf = (plan: CoursePlan, lane: number) =>
  Array.from({ length: lastSquare(plan, lane) + 1 }, (_, square) => ({ lane, square }));

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function lap(lane: number): number {
  const places = squaresOf(PLAN, lane).map((spot) => placeOf(PLAN, spot));
  return places.reduce((sum, place, index) => sum + apart(place, places[index - 1] ?? place), 0);
}

describe('the oval', () => {
  it('has as many squares in a lane as the race has', () => {
    expect(lanesOf(PLAN).map((lane) => lastSquare(PLAN, lane))).toEqual([80, 82, 84, 86, 88, 90]);
  });

  it('lays the squares of lane 1 as the rules count them', () => {
    const at = (square: number) => {
      const { part, number } = berthOf(PLAN, { lane: 1, square });
      return [part, number];
    };
    expect([0, 18, 19, 30, 31, 50, 51, 62, 63, 80, 81].map(at)).toEqual([
      ['home', 2],
      ['home', 20],
      ['firstBend', 1],
      ['firstBend', 12],
      ['back', 1],
      ['back', 20],
      ['secondBend', 1],
      ['secondBend', 12],
      ['home', 1],
      ['home', 18],
      ['home', 19],
    ]);
  });

  it('is truly longer on the outside', () => {
    const lengths = lanesOf(PLAN).map(lap);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect((lengths[5] ?? 0) - (lengths[0] ?? 0)).toBeGreaterThan(300);
  });

  it('goes on from square to square without a leap, and turns left', () => {
    for (const lane of lanesOf(PLAN)) {
      const places = squaresOf(PLAN, lane).map((spot) => placeOf(PLAN, spot));
      for (const [index, place] of places.entries()) {
        const before = places[index - 1];
        if (before) expect(apart(before, place)).toBeLessThan(38);
      }
    }
    expect(placeOf(PLAN, { lane: 1, square: 0 }).heading).toBe(0);
    expect(Math.cos(placeOf(PLAN, { lane: 1, square: 40 }).heading)).toBeCloseTo(-1);
    // Up the right end, down the left one.
    expect(Math.sin(placeOf(PLAN, { lane: 1, square: 25 }).heading)).toBeLessThan(-0.9);
    expect(Math.sin(placeOf(PLAN, { lane: 1, square: 57 }).heading)).toBeGreaterThan(0.9);
  });

  it('never draws two squares on one place, and all of them on the sheet', () => {
    const seen = new Set<string>();
    for (const lane of lanesOf(PLAN)) {
      // One lap: the last quarter runs over the first.
      for (const spot of squaresOf(PLAN, lane).slice(0, 40 + 2 * (11 + lane))) {
        const { x, y } = placeOf(PLAN, spot);
        expect(x > 10 && x < SHEET.width - 10 && y > 10 && y < SHEET.height - 10).toBe(true);
        seen.add(cell(PLAN, spot));
      }
    }
    expect(seen.size).toBe(6 * 40 + 2 * (12 + 13 + 14 + 15 + 16 + 17));
  });

  it('runs over the start again before the post', () => {
    expect(cell(PLAN, { lane: 1, square: 64 })).toBe(cell(PLAN, { lane: 1, square: 0 }));
  });

  it('draws a square in without moving its middle', () => {
    const box = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [outer, inner] = [0, 3].map((pad) => box(cell(PLAN, { lane: 2, square: 5 }, pad)));
    expect(outer?.[0]).toBeCloseTo((inner?.[0] ?? 0) - 3, 0);
  });

  it('takes other figures too', () => {
    const plan = { ...PLAN, home: 24, back: 16, bends: [10, 12, 14, 16, 18, 20] };
    expect(lastSquare(plan, 6)).toBe(24 - 2 + 2 * 20 + 16 + 18);
    expect(berthOf(plan, { lane: 6, square: 23 })).toMatchObject({ part: 'firstBend', number: 1 });
    expect(grid(plan)).not.toBe(grid(PLAN));
  });
});

describe('rows across all lanes', () => {
  it('lie where their squares are', () => {
    const band = bandOf(PLAN, { straight: 'back', first: 2, last: 3 });
    const places = [32, 33].map((square) => placeOf(PLAN, { lane: 1, square }));
    for (const { x } of places) expect(x > band.x && x < band.x + band.width).toBe(true);
    expect(band.inside).toBeGreaterThan(band.outside);
  });

  it('put the post behind its row', () => {
    const post = lineBehind(PLAN, PLAN.post).middle;
    expect(placeOf(PLAN, { lane: 3, square: lastSquare(PLAN, 3) }).x).toBeLessThan(post);
    expect(placeOf(PLAN, { lane: 3, square: lastSquare(PLAN, 3) + 1 }).x).toBeGreaterThan(post);
  });
});

describe('a horse between two squares', () => {
  it('is on the straight way from one to the other', () => {
    const [from, to] = [
      { lane: 2, square: 25 },
      { lane: 3, square: 26 },
    ];
    const [a, b] = [placeOf(PLAN, from), placeOf(PLAN, to)];
    expect(between(PLAN, from, to, 0)).toEqual(a);
    expect(between(PLAN, from, to, 0.5).x).toBeCloseTo((a.x + b.x) / 2);
    expect(between(PLAN, from, to, 1).y).toBeCloseTo(b.y);
  });
});

describe('the camera', () => {
  const home = (square: number): Runner => ({
    seat: square,
    silks: 'red',
    coat: 'bay',
    name: 'Marmalade',
    at: { lane: 1, square },
  });

  it('comes near the post and keeps the horses in sight', () => {
    const view = finishView(PLAN, [home(74), home(79)]);
    expect(view.width).toBeLessThan(WHOLE.width);
    expect(view.width / view.height).toBeCloseTo(WHOLE.width / WHOLE.height);
    for (const square of [74, 79, 80]) {
      const { x, y } = placeOf(PLAN, { lane: 1, square });
      expect(x > view.x && x < view.x + view.width).toBe(true);
      expect(y > view.y && y < view.y + view.height).toBe(true);
    }
  });

  it('stays away while one is still far off', () => {
    const far = { ...home(74), at: { lane: 6, square: 50 } };
    expect(finishView(PLAN, [home(74), far])).toEqual(WHOLE);
    expect(finishView(PLAN, [home(74)], [far.at])).toEqual(WHOLE);
  });

  it('moves from one view to the other', () => {
    const near = { x: 100, y: 50, width: 486, height: 250 };
    expect(panned(WHOLE, near, 0)).toEqual(WHOLE);
    expect(panned(WHOLE, near, 1)).toEqual(near);
    expect(viewBox(panned(WHOLE, near, 0.5))).toBe('50 25 729 375');
  });
});

describe('destinations', () => {
  const at = { lane: 2, square: 3 };
  const one = (lane: number, square: number, left: number): Destination => ({
    goal: { lane, square },
    path: [{ lane, square }],
    left,
    fence: null,
    section: null,
    doubles: false,
  });

  it('are lettered by what is left, and the best and the slowest are told apart', () => {
    const found = marked(PLAN, [one(4, 5, 70), one(2, 8, 60), one(3, 7, 64)], at);
    expect(found.map(({ id, letter }) => letter + id)).toEqual(['A2/8', 'B3/7', 'C4/5']);
    expect(found.map(({ isBest }) => isBest)).toEqual([true, false, false]);
    expect(found.map(({ isSlowest }) => isSlowest)).toEqual([false, false, true]);
  });

  it('are neither best nor slowest when they are all the same', () => {
    const found = marked(PLAN, [one(2, 8, 60)], at);
    expect(found.map(({ isBest, isSlowest }) => isBest || isSlowest)).toEqual([false]);
  });

  it('mark a finish behind the post in the lane that it is run in', () => {
    const post: Destination = { ...one(3, 84, 0), goal: 'finish' };
    expect(marked(PLAN, [post], at)[0]).toMatchObject({
      sort: 'finish',
      mark: { lane: 3, square: 85 },
    });
    const here = { ...post, path: [] };
    expect(marked(PLAN, [here], at)[0]?.mark).toEqual({ lane: 2, square: 83 });
  });

  it('say whether they are on a fence or may be doubled', () => {
    const fence: Destination = { ...one(1, 6, 70), fence: 'grandstand' };
    const twice: Destination = { ...one(1, 2, 74), section: 'early-pace-1', doubles: true };
    const slow: Destination = { ...one(1, 3, 73), section: 'early-pace-1' };
    const sorts = marked(PLAN, [fence, twice, slow], at).map(({ id, sort }) => [id, sort]);
    expect(sorts).toEqual([
      ['1/6', 'fence'],
      ['1/3', 'free'],
      ['1/2', 'double'],
    ]);
  });
});
