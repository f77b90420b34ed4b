import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../words/words';
import { isWithin, longest, verdictOf } from './band';

const spread = (count: number, low = 2, high = 8) => ({ count, expected: 500, low, high });
const row = (id: string, count: number) => ({ id, name: id, spread: spread(count) });

beforeAll(() => speak('en'));

describe('the band of fair chance', () => {
  it.each([
    [1, false],
    [2, true],
    [8, true],
    [9, false],
  ])('holds %i: %s', (count, holds) => {
    expect(isWithin(spread(count))).toBe(holds);
  });

  it('gives room for the longest bar, and for the band where that is longer', () => {
    expect(longest([row('a', 3), row('b', 12)])).toBe(12);
    expect(longest([row('a', 3)])).toBe(8);
    expect(longest([])).toBe(1);
  });

  it('says how many lie outside, and that some may', () => {
    const t = i18next.getFixedT('en', 'statistics');
    expect(verdictOf(t, [row('a', 5)])).toMatch(/^All lie within/);
    expect(verdictOf(t, [row('a', 5), row('b', 9)])).toMatch(/^One of 2 lies outside/);
    expect(verdictOf(t, [row('a', 0), row('b', 9)])).toMatch(/^2 of 2 lie outside/);
  });
});
