// Where the lines of a chart run. Pure.

export interface Scale {
  x: (round: number) => number;
  y: (position: number) => number;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const CHART: Frame = { width: 560, height: 250, left: 34, right: 44, top: 16, bottom: 28 };

/** Rounds go right, spaces go up. */
export function scaleFor(rounds: number, furthest: number, frame: Frame = CHART): Scale {
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (round) => frame.left + (wide * round) / Math.max(rounds, 1),
    y: (position) => frame.height - frame.bottom - (high * position) / Math.max(furthest, 1),
  };
}

/** Moves marks that would cover each other apart, keeping their order, between `lowest` and `highest`. */
export function spread(
  heights: readonly number[],
  apart: number,
  lowest: number,
  highest: number,
): number[] {
  const order = heights.map((height, index) => ({ height, index }));
  order.sort((a, b) => b.height - a.height);
  let floor = lowest;
  for (const mark of order) {
    mark.height = Math.min(mark.height, floor);
    floor = mark.height - apart;
  }
  let ceiling = highest;
  for (const mark of order.reverse()) {
    mark.height = Math.max(mark.height, ceiling);
    ceiling = mark.height + apart;
  }
  const placed = [...heights];
  for (const { height, index } of order) placed[index] = height;
  return placed;
}

/** Every how many rounds a number is written, so that they do not crowd. */
export function every(rounds: number): number {
  return [1, 2, 5, 10, 20].find((step) => rounds / step <= 12) ?? 50;
}

/** Round sums to write beside a scale that goes up to `most`, five at the most, from 0. */
export function roundSums(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = [size / 5, size / 2, size, size * 2].find((one) => most / one <= 5) ?? size * 2;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
