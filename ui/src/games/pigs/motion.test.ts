import { describe, expect, it } from 'vitest';
import {
  cheering,
  ducking,
  flightTime,
  flying,
  galloping,
  gallopTime,
  momentOf,
  sighing,
} from './motion';

const MOMENTS = Array.from({ length: 101 }, (_, index) => index / 100);
const taken = (space: number) => space === 4 || space === 5;

describe('a galloping pig', () => {
  it('goes from where it stands to where it lands, without a step back', () => {
    const places = MOMENTS.map((moment) => galloping(3, 6, moment, taken).at);
    expect(places[0]).toBe(3);
    expect(places.at(-1)).toBe(6);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('rises once over each pig it leaps', () => {
    const heights = MOMENTS.map((moment) => galloping(3, 6, moment, taken).height ?? 0);
    const tops = heights.filter(
      (height, index) =>
        height > 30 && height >= (heights[index - 1] ?? 0) && height > (heights[index + 1] ?? 0),
    );
    expect(tops).toHaveLength(2);
  });

  it('leaps nobody where nobody stands, neither at its start nor at its end', () => {
    for (const moment of MOMENTS) {
      const { height = 0 } = galloping(-4, -3, moment, (space) => space < -3);
      expect(height).toBeLessThan(12);
    }
  });

  it('ends as it shall stand', () => {
    expect(galloping(3, 6, 1, taken)).toEqual({ at: 6 });
  });

  it('never takes so long that people wait', () => {
    expect(gallopTime(1)).toBeLessThan(gallopTime(4));
    expect(gallopTime(60)).toBe(2200);
  });
});

describe('those who look on', () => {
  it('duck while they are leapt, and only then', () => {
    expect(ducking(4, 4).squash).toBeLessThan(0.8);
    expect(ducking(4, 3).squash).toBe(1);
    expect(ducking(4, 6).squash).toBe(1);
  });

  it('cheer and stand as before', () => {
    expect(cheering(6, 0.25).height).toBeGreaterThan(15);
    expect(cheering(6, 1)).toEqual({ at: 6 });
  });

  it('are sad for a while, and glad again at the end', () => {
    expect(sighing(1, 0.5).mood).toBe('sad');
    expect(sighing(1, 0.9).mood).toBe('glad');
    expect(sighing(1, 1)).toEqual({ at: 1 });
  });
});

describe('food', () => {
  const [from, to] = [
    { x: 100, y: 300 },
    { x: 900, y: 120 },
  ];

  it.each(['take', 'bank', 'lose'] as const)('goes from its place to the other: %s', (kind) => {
    expect(flying(kind, from, to, 0)).toMatchObject(from);
    const end = flying(kind, from, to, 1);
    expect(end.x).toBeCloseTo(to.x);
    expect(end.y).toBeCloseTo(to.y);
    expect(end.size).toBeCloseTo(1);
  });

  it('turns over when it is banked, and else never', () => {
    expect(flying('bank', from, to, 0.2).isFaceUp).toBe(true);
    expect(flying('bank', from, to, 0.5).breadth).toBeCloseTo(0);
    expect(flying('bank', from, to, 0.8).isFaceUp).toBe(false);
    for (const moment of MOMENTS) {
      expect(flying('take', from, to, moment).isFaceUp).toBe(true);
      expect(flying('lose', from, to, moment).isFaceUp).toBe(true);
    }
  });

  it('trembles before it is lost', () => {
    for (const moment of [0.05, 0.12, 0.2]) {
      const { x, y } = flying('lose', from, to, moment);
      expect(Math.abs(x - from.x)).toBeLessThan(4);
      expect(y).toBe(from.y);
    }
  });

  it('flies one card after the other, and all arrive', () => {
    expect(flightTime('take', 3)).toBeGreaterThan(flightTime('take', 1));
    expect(momentOf('take', 3, 2, 0.1)).toBe(0);
    expect(momentOf('take', 3, 0, 0.1)).toBeGreaterThan(0);
    expect(momentOf('take', 3, 2, 1)).toBe(1);
  });
});
