import { describe, expect, it } from 'vitest';
import type { SeatSetup, Setup, Silks } from '../ipc/bindings.gen';
import { draftOf, nudged, seated, setupOf, withoutRunner, withRunner, withSeat } from './draft';

const seat = (name: string, silks: Silks, horse: string): SeatSetup => ({
  name,
  silks,
  horse,
  coat: 'bay',
  player: 'here',
});
const ANN = seat('Ann', 'red', 'Marmalade');
const BEN = seat('Ben', 'blue', 'Old Tom');
const CLEO = seat('Cleo', 'green', 'Ferro');
const RULES = {
  course: 'classic',
  obstacles: 'placed',
  ties: 'rear-first',
  'cards-left': 'remember',
} as const;

function setup(...seats: SeatSetup[]): Setup {
  return { seats, game: { game: 'giro', rules: RULES, fixed: {} }, clock: null };
}

const draft = draftOf(setup(ANN, BEN, CLEO));
const names = (setup: Setup) => setup.seats.map(({ name }) => name);

describe('a draft', () => {
  it('is the set-up it was made from', () => {
    expect(setupOf(draft)).toEqual(setup(ANN, BEN, CLEO));
    const fixed: Setup = {
      ...setup(ANN, BEN, CLEO),
      game: { game: 'giro', rules: RULES, fixed: { seniority: [2, 0, 1] } },
      clock: 30,
    };
    expect(setupOf(draftOf(fixed))).toEqual(fixed);
  });

  it('swaps silks that somebody wears', () => {
    const { seats } = setupOf(withSeat(draft, 0, { silks: 'green' }));
    expect(seats.map(({ silks }) => silks)).toEqual(['green', 'blue', 'red']);
  });

  it('takes free silks from nobody', () => {
    const { seats } = setupOf(withSeat(draft, 0, { silks: 'black' }));
    expect(seats.map(({ silks }) => silks)).toEqual(['black', 'blue', 'green']);
  });

  it('remembers which names people wrote', () => {
    const changed = withSeat(withSeat(draft, 1, { name: 'Bea' }), 2, { horse: 'Dunkel' });
    expect(changed.runners.map(({ isNamed }) => isNamed)).toEqual([false, true, false]);
  });

  it('gives one more runner what nobody has yet', () => {
    const offered = [
      seat('Ann', 'blue', 'Old Tom'),
      seat('Ben', 'red', 'Pepita'),
      seat('Cleo', 'green', 'Ferro'),
      seat('Dora', 'black', 'Ferro'),
    ];
    const more = withRunner(draft, offered);
    expect(setupOf(more).seats[3]).toMatchObject({ name: 'Dora', silks: 'black', horse: 'Pepita' });
    expect(new Set(more.runners.map(({ key }) => key)).size).toBe(4);
  });
});

describe('seats and ages', () => {
  const aged = { ...draft, elders: [2, 0, 1] };

  it('stay apart: who moves to another seat is as old as before', () => {
    const moved = setupOf(seated(aged, [1, 2, 0]));
    expect(names(moved)).toEqual(['Ben', 'Cleo', 'Ann']);
    expect(moved.game.fixed.seniority?.map((at) => names(moved)[at])).toEqual([
      'Cleo',
      'Ann',
      'Ben',
    ]);
  });

  it('forget whoever leaves, and put the newest last', () => {
    expect(setupOf(withoutRunner(aged, 0)).game.fixed.seniority).toEqual([1, 0]);
    const dora = seat('Dora', 'black', 'Pepita');
    expect(setupOf(withRunner(aged, [dora])).game.fixed.seniority).toEqual([2, 0, 1, 3]);
  });

  it('are left to chance unless somebody fixes them', () => {
    expect(setupOf(withoutRunner(draft, 0)).game.fixed).toEqual({});
  });
});

describe('a nudge', () => {
  it.each([
    [7, -1, [7, 5, 9]],
    [7, 1, [5, 9, 7]],
    [5, -1, [5, 7, 9]],
    [9, 1, [5, 7, 9]],
    [4, 1, [5, 7, 9]],
  ] as const)('of %i by %i', (key, by, order) => {
    expect(nudged([5, 7, 9], key, by)).toEqual(order);
  });
});
