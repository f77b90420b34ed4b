import { describe, expect, it } from 'vitest';
import { EMPTY, isWhole, unused, wiped, written } from './entry';
import { faultOf, poundsIn, stepped } from './stake';
import { moneyFor } from './useMoney';

describe('the stable entry', () => {
  it('takes each grade once: written again it changes places', () => {
    const entry = written(written(EMPTY, 0, 3), 2, 5);
    expect(entry).toEqual([3, null, 5, null, null, null]);
    expect(written(entry, 2, 3)).toEqual([5, null, 3, null, null, null]);
    expect(written(entry, 1, 3)).toEqual([null, 3, 5, null, null, null]);
  });

  it('knows what is still to be written', () => {
    const entry = written(written(EMPTY, 0, 3), 2, 5);
    expect(unused(entry)).toEqual([1, 2, 4, 6]);
    expect(isWhole(entry)).toBe(false);
    expect(isWhole([6, 5, 4, 3, 2, 1])).toBe(true);
    expect(unused(wiped(entry, 0))).toContain(3);
  });
});

describe('the stake', () => {
  const limits = { least: 1000, most: 12000, step: 1000, cash: 12_400 };

  it('is read through separators and signs', () => {
    expect(['£12,000', '12.000 £', ' 8000', '', '£'].map(poundsIn)).toEqual([
      12000,
      12000,
      8000,
      null,
      null,
    ]);
  });

  it('is found too small, too large or not in whole steps', () => {
    expect([500, 13000, 2500, 12000, 1000].map((stake) => faultOf(stake, limits))).toEqual([
      'least',
      'most',
      'step',
      null,
      null,
    ]);
  });

  it('steps to the next whole thousand and stays within the limits', () => {
    expect(stepped(2500, 1, limits)).toBe(3000);
    expect(stepped(2500, -1, limits)).toBe(2000);
    expect(stepped(12000, 1, limits)).toBe(12000);
    expect(stepped(1000, -1, limits)).toBe(1000);
  });
});

describe('money', () => {
  it('has its sign and its separators in every language', () => {
    expect(moneyFor('en').sum(5000)).toBe('£5,000');
    expect(moneyFor('es').sum(5000)).toMatch(/^5\.000\s£$/);
    expect(moneyFor('de').change(-10000)).toMatch(/^-10\.000\s£$/);
    expect(moneyFor('en').change(20000)).toBe('+£20,000');
  });
});
