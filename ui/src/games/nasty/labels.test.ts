import { describe, expect, it } from 'vitest';
import { inSight, WHOLE } from './camera';
import { PLAN } from './fixture';
import { isStandSeen, labelsOf } from './labels';

const WORDS = {
  course: 'Stand',
  start: 'Start',
  fence: () => 'Grandstand Hedge',
  section: () => 'Quicken Up',
};

const written = (seen = WHOLE, least = 0) => labelsOf(PLAN, WORDS, { seen, least });

describe('what is written on the course', () => {
  it('is everything where the whole sheet is in sight', () => {
    const count = (sort: string) => written().filter((label) => label.sort === sort).length;
    expect(['lane', 'name', 'section', 'grade'].map(count)).toEqual([
      PLAN.bends.length,
      PLAN.fences.length + 1,
      PLAN.sections.length,
      PLAN.sections.length,
    ]);
  });

  it('is never smaller than can be read', () => {
    for (const least of [16, 20, 24, 40]) {
      for (const { size } of written(WHOLE, least)) expect(size).toBeGreaterThanOrEqual(least);
    }
  });

  it('leaves out a name that has no room beside another', () => {
    const names = written(WHOLE, 30).filter(({ sort }) => sort === 'name');
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(PLAN.fences.length + 1);
  });

  it('leaves out what is not wholly in sight', () => {
    const near = { x: 300, y: 250, width: 486, height: 250 };
    const labels = written(near);
    expect(labels.some(({ sort }) => sort === 'section')).toBe(true);
    expect(labels.every(({ x, y }) => x > near.x && y > near.y)).toBe(true);
    expect(labels.some(({ sort }) => sort === 'lane')).toBe(false);
    expect(isStandSeen({ seen: near, least: 0 })).toBe(false);
    expect(isStandSeen({ seen: WHOLE, least: 0 })).toBe(true);
  });
});

describe('the part of the sheet in sight', () => {
  it('is wider than asked for in a wide window, and about the same middle', () => {
    const camera = { x: 100, y: 100, width: 200, height: 100 };
    expect(inSight(camera, { width: 800, height: 200 })).toEqual({ ...camera, x: 0, width: 400 });
    expect(inSight(camera, undefined)).toEqual(camera);
  });
});
