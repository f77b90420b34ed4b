import { describe, expect, it } from 'vitest';
import { galloping, gallopTime, leap, pace, refusing, shoved } from './motion';

const hedge = (space: number) => space === 22;
const moments = Array.from({ length: 101 }, (_, index) => index / 100);

describe('the pace', () => {
  it('goes from beginning to end without turning back', () => {
    expect(pace(0)).toBe(0);
    expect(pace(1)).toBe(1);
    moments.slice(1).forEach((moment, index) => {
      expect(pace(moment)).toBeGreaterThanOrEqual(pace(moments[index] ?? 0));
    });
  });

  it('takes longer the further it goes, within reason', () => {
    expect(gallopTime(1)).toBeLessThan(gallopTime(6));
    expect(gallopTime(-3)).toBe(gallopTime(3));
    expect(gallopTime(50)).toBe(2400);
  });
});

describe('a leap', () => {
  it('peaks over what is jumped and touches down before and after it', () => {
    expect(leap(22, hedge)).toBe(1);
    expect(leap(21.5, hedge)).toBe(0);
    expect(leap(22.25, hedge)).toBeGreaterThan(0);
    expect(leap(20, hedge)).toBe(0);
  });
});

describe('galloping', () => {
  it('begins where the horse stands and ends as the board draws it', () => {
    expect(galloping(20, 24, 0, hedge)).toMatchObject({ at: 20, height: 0 });
    expect(galloping(20, 24, 1, hedge)).toEqual({ at: 24 });
  });

  it('passes every space and jumps the hedge', () => {
    const heights = moments.map((moment) => galloping(20, 24, moment, hedge));
    expect(Math.max(...heights.map(({ height = 0 }) => height))).toBeGreaterThan(25);
    for (const { at, height = 0 } of heights) {
      if (Math.round(at) !== 22) expect(height).toBe(0);
    }
  });

  it('does not jump off the space it stands on, nor onto the one it lands on', () => {
    const all = (space: number) => space > 0;
    for (const moment of [0.02, 0.98]) expect(galloping(20, 22, moment, all).height).toBe(0);
  });
});

describe('a refusal', () => {
  it('stops short of the obstacle and ends where it began', () => {
    for (const moment of moments) expect(refusing(20, 22, moment).at).toBeLessThan(21.5);
    expect(refusing(20, 22, 0.6)).toMatchObject({ pose: 'refuse' });
    expect(refusing(20, 22, 1)).toEqual({ at: 20 });
  });
});

describe('a shove', () => {
  it('goes back and comes down', () => {
    expect(shoved(24, 23, 0).at).toBe(24);
    expect(shoved(24, 23, 0.5).height).toBeGreaterThan(10);
    expect(shoved(24, 23, 1)).toEqual({ at: 23 });
  });
});
