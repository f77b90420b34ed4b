import { describe, expect, it } from 'vitest';
import { doubling, falling, galloping, gallopTime, remounting, still, veering } from './motion';
import type { Runner, Spot } from './picture';

const path: Spot[] = [4, 5, 6, 7, 8].map((square) => ({ lane: 2, square }));
const never = () => false;
const fence = ({ square }: Spot) => square === 6;
const moments = Array.from({ length: 101 }, (_, index) => index / 100);

describe('a gallop', () => {
  it('begins on the first square of its path and ends on the last', () => {
    expect(galloping(path, 0, never)).toMatchObject({ at: path[0], part: 0 });
    expect(galloping(path, 1, never)).toEqual({ at: path[4] });
  });

  it('goes from each square to the next, never back', () => {
    const runs = moments.slice(0, -1).map((moment) => {
      const { at, to, part = 0 } = galloping(path, moment, never);
      expect((to?.square ?? 0) - at.square).toBe(1);
      return at.square + part;
    });
    expect(runs).toEqual(runs.toSorted((a, b) => a - b));
  });

  it('jumps what lies in its way, and highest in the middle of it', () => {
    const heights = moments.map((moment) => {
      const { at, part = 0, height = 0 } = galloping(path, moment, fence);
      return { run: at.square + part, height };
    });
    const top = heights.reduce((best, one) => (one.height > best.height ? one : best));
    expect(top.run).toBeCloseTo(6, 1);
    expect(top.height).toBeGreaterThan(20);
  });

  it('does not jump what it starts from or ends on', () => {
    const ends = ({ square }: Spot) => square === 4 || square === 8;
    for (const moment of moments) expect(galloping(path, moment, ends).height ?? 0).toBe(0);
  });

  it('stays where it is when there is no way', () => {
    expect(galloping(path.slice(0, 1), 0.5, never)).toEqual({ at: path[0] });
  });

  it('keeps nobody waiting', () => {
    expect(gallopTime(6)).toBeGreaterThan(gallopTime(2));
    expect(gallopTime(40)).toBeLessThan(3000);
  });
});

describe('other motions', () => {
  it('leave a horse as it is afterwards', () => {
    const at = { lane: 3, square: 6 };
    expect(falling(at, 1)).toEqual({ at, isDown: true });
    expect(remounting(at, 1)).toEqual({ at, isDown: false });
    expect(doubling(at, 1)).toEqual({ at });
    expect(veering(path, 1)).toEqual({ at: path[4] });
  });

  it('show a fall before it lies, and the sign while it doubles', () => {
    const at = { lane: 3, square: 6 };
    expect(falling(at, 0.3).height).toBeGreaterThan(10);
    expect(falling(at, 0.5).isDown).toBeUndefined();
    expect(doubling(at, 0.5).twice).toBe(1);
    expect(doubling(at, 0.01).twice).toBeLessThan(0.1);
  });

  it('start from a horse at rest', () => {
    const runner: Runner = {
      seat: 1,
      silks: 'red',
      coat: 'bay',
      name: 'Marmalade',
      at: { lane: 1, square: 3 },
      to: { lane: 1, square: 4 },
      part: 0.5,
      height: 3,
      pose: 'jump',
      twice: 1,
    };
    const { seat, silks, coat, name, at } = runner;
    expect(still(runner)).toEqual({ seat, silks, coat, name, at });
  });
});
