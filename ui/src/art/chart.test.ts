import { describe, expect, it } from 'vitest';
import { CHART, every, roundSums, scaleFor, spread } from './chart';

describe('the chart of positions', () => {
  it('runs from the boxes at the lower left to the furthest space at the upper right', () => {
    const { x, y } = scaleFor(10, 46);
    expect([x(0), y(0)]).toEqual([CHART.left, CHART.height - CHART.bottom]);
    expect([x(10), y(46)]).toEqual([CHART.width - CHART.right, CHART.top]);
  });

  it('draws a race that has not begun', () => {
    expect(scaleFor(0, 0).x(0)).toBe(CHART.left);
    expect(scaleFor(0, 0).y(0)).toBe(CHART.height - CHART.bottom);
  });

  it('keeps the jerseys at the ends apart and in order', () => {
    expect(spread([50, 52, 200], 20, 220, 0)).toEqual([32, 52, 200]);
    expect(spread([220, 220, 220], 20, 220, 0)).toEqual([220, 200, 180]);
    expect(spread([10, 12, 14], 20, 220, 10)).toEqual([10, 30, 50]);
  });

  it('writes no more than a dozen round numbers', () => {
    for (const rounds of [1, 12, 13, 40, 100]) {
      expect(rounds / every(rounds)).toBeLessThanOrEqual(12);
    }
  });

  it('writes round sums, few of them, up to the highest', () => {
    expect(roundSums(187_000)).toEqual([0, 50_000, 100_000, 150_000]);
    expect(roundSums(20_000)).toEqual([0, 5_000, 10_000, 15_000, 20_000]);
    for (const most of [1, 999, 123_456, 2_600_000_000]) {
      expect(roundSums(most).length).toBeLessThanOrEqual(6);
      expect(roundSums(most).length).toBeGreaterThanOrEqual(3);
    }
  });
});
