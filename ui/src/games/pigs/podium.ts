// Who stands where at the end. Pure.

/** Blocks for so many players, the best first: the winner in the middle, then left, then right. */
export interface Block {
  /** The middle of the block. */
  x: number;
  width: number;
  height: number;
}

const HEIGHTS = [150, 112, 84, 62, 44] as const;
/** From the left: the places in the order in which they stand. */
const ORDERS: readonly (readonly number[])[] = [
  [0],
  [0, 1],
  [1, 0, 2],
  [3, 1, 0, 2],
  [3, 1, 0, 2, 4],
];

/** A block for each player, by rank; equal places are equally high. */
export function blocksFor(places: readonly number[], width: number): Block[] {
  const order = ORDERS[places.length - 1] ?? [];
  const wide = Math.min(190, width / Math.max(1, places.length));
  const left = (width - wide * places.length) / 2;
  return places.map((place, rank) => ({
    x: left + wide * (order.indexOf(rank) + 0.5),
    width: wide - 8,
    height: HEIGHTS[Math.min(place, HEIGHTS.length) - 1] ?? 44,
  }));
}
