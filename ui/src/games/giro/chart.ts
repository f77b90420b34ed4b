// Where the lines of the chart of positions run. Pure.

export interface Scale {
  x: (round: number) => number;
  y: (position: number) => number;
}

export const CHART = { width: 560, height: 250, left: 34, right: 44, top: 16, bottom: 28 } as const;

/** Rounds go right, spaces go up. */
export function scaleFor(rounds: number, furthest: number): Scale {
  const wide = CHART.width - CHART.left - CHART.right;
  const high = CHART.height - CHART.top - CHART.bottom;
  return {
    x: (round) => CHART.left + (wide * round) / Math.max(rounds, 1),
    y: (position) => CHART.height - CHART.bottom - (high * position) / Math.max(furthest, 1),
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
