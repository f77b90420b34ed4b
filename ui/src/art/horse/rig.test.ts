import { describe, expect, it } from 'vitest';
import { POSES, type Pose, type PoseName } from './poses';
import { blend, gallopAt, rig } from './rig';

const NAMES = Object.keys(POSES) as PoseName[];

const numbersIn = (pose: Pose) =>
  JSON.stringify(rig(pose))
    .match(/-?\d+\.?\d*/g)
    ?.map(Number) ?? [];

const bone = (pose: Pose, index: number) => {
  const [a, b] = [pose.near[0]?.[index], pose.near[0]?.[index + 1]];
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Number.NaN;
};

describe.each(NAMES)('the pose %s', (name) => {
  const pose = POSES[name];

  it('has the joints of every other', () => {
    const counts = (from: Pose) => [
      from.body.length,
      from.tail.length,
      from.mane.length,
      ...[...from.near, ...from.far].map((leg) => leg.length),
      from.rider.torso.length,
      from.rider.leg.length,
      from.rider.boot.length,
      from.rider.foot.length,
      from.rider.arm.length,
    ];
    expect(counts(pose)).toEqual(counts(POSES.gallop));
  });

  it('becomes clean, rounded paths', () => {
    const numbers = numbersIn(pose);
    expect(numbers.length).toBeGreaterThan(300);
    for (const number of numbers) expect(number).toBe(Math.round(number * 10) / 10);
  });

  it('stands on the ground and stays on its sheet', () => {
    const hooves = [...pose.near, ...pose.far].map((leg) => leg.at(-1)?.[1] ?? 0);
    expect(Math.max(...hooves)).toBeLessThanOrEqual(163);
    for (const [x, y] of [...pose.body, ...pose.tail, ...pose.mane]) {
      expect(x).toBeGreaterThan(-22);
      expect(x).toBeLessThan(230);
      expect(y).toBeGreaterThan(-40);
      expect(y).toBeLessThan(168);
    }
  });
});

describe('a blend', () => {
  it('begins and ends at the poses it lies between', () => {
    expect(blend(POSES.stand, POSES.jump, 0)).toBe(POSES.stand);
    expect(blend(POSES.stand, POSES.jump, 1)).toBe(POSES.jump);
    expect(rig(blend(POSES.stand, POSES.jump, 0.999))).toEqual(
      expect.objectContaining({ eye: [expect.closeTo(181.4, 0), expect.closeTo(5.6, 0)] }),
    );
  });

  it('lies in the middle midway', () => {
    const [x] = blend(POSES.stand, POSES.gallop, 0.5).eye;
    expect(x).toBeCloseTo((POSES.stand.eye[0] + POSES.gallop.eye[0]) / 2);
  });

  it('keeps bones between the lengths they have at either end', () => {
    const half = blend(POSES.gallop, POSES.gather, 0.5);
    for (const index of [1, 2]) {
      const ends = [bone(POSES.gallop, index), bone(POSES.gather, index)];
      expect(bone(half, index)).toBeGreaterThanOrEqual(Math.min(...ends) - 0.01);
      expect(bone(half, index)).toBeLessThanOrEqual(Math.max(...ends) + 0.01);
    }
  });
});

describe('the gallop', () => {
  it('comes round after each stride', () => {
    expect(gallopAt(2.25)).toEqual(gallopAt(0.25));
    expect(gallopAt(-0.75)).toEqual(gallopAt(0.25));
  });

  it('never treads below the ground', () => {
    for (let stride = 0; stride < 1; stride += 0.05) {
      const pose = gallopAt(stride);
      for (const [, y] of [...pose.near, ...pose.far].flat()) expect(y).toBeLessThanOrEqual(158);
    }
  });
});
