import { describe, expect, it } from 'vitest';
import { duration, ease, momentAt } from './timing';

const motion = { lasts: 1000, draw: () => {} };

describe('speed', () => {
  it.each([
    [1, 1000],
    [0.5, 2000],
    [4, 250],
    [8, 125],
    [100, 125],
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

describe('ease', () => {
  it('goes from beginning to end without turning back', () => {
    expect(ease(0)).toBe(0);
    expect(ease(1)).toBe(1);
    for (let moment = 0; moment < 1; moment += 0.01) {
      expect(ease(moment + 0.01)).toBeGreaterThan(ease(moment));
    }
  });
});
