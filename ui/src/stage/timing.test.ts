import { describe, expect, it } from 'vitest';
import { duration, ease, gallopEase, gallopTime, hop, momentAt, refusalAt } from './timing';

const motion = { lasts: 1000, draw: () => {} };

describe('speed', () => {
  it.each([
    [1, 1000],
    [0.5, 2000],
    [4, 250],
    [100, 250],
    [0.01, 2000],
    ['off', 0],
  ] as const)('%s makes a second last %i ms', (speed, expected) => {
    expect(duration(motion, speed)).toBe(expected);
  });

  it('is at the end at once when off', () => {
    expect(momentAt(motion, 0, 'off')).toBe(1);
  });

  it('never leaves the motion', () => {
    expect(momentAt(motion, -5, 1)).toBe(0);
    expect(momentAt(motion, 500, 1)).toBe(0.5);
    expect(momentAt(motion, 5000, 1)).toBe(1);
  });
});

describe.each([
  ['ease', ease],
  ['gallopEase', gallopEase],
])('%s', (_name, curve) => {
  it('goes from beginning to end without turning back', () => {
    expect(curve(0)).toBe(0);
    expect(curve(1)).toBeCloseTo(1);
    for (let moment = 0; moment < 1; moment += 0.01) {
      expect(curve(moment + 0.01)).toBeGreaterThanOrEqual(curve(moment));
    }
  });
});

describe('a gallop', () => {
  it('takes longer the further it goes, within reason', () => {
    expect(gallopTime(1)).toBeLessThan(gallopTime(6));
    expect(gallopTime(-3)).toBe(gallopTime(3));
    expect(gallopTime(50)).toBe(2400);
  });

  it('jumps over obstacles and nothing else', () => {
    const over = (space: number) => space === 8;
    expect(hop(8, over, 30)).toBe(30);
    expect(hop(7.5, over, 30)).toBe(0);
    expect(hop(6, over, 30)).toBe(0);
    expect(hop(8.25, over, 30)).toBeGreaterThan(0);
  });
});

describe('a refusal', () => {
  it('reaches the obstacle and ends where it began', () => {
    expect(refusalAt(0)).toBe(0);
    expect(refusalAt(0.6)).toBe(1);
    expect(refusalAt(1)).toBeCloseTo(0);
  });
});
