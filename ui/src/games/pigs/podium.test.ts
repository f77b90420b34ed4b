import { describe, expect, it } from 'vitest';
import { blocksFor } from './podium';

describe('the blocks at the end', () => {
  it('are as high as the place is good, and equally high where it is shared', () => {
    const heights = blocksFor([1, 1, 3], 700).map(({ height }) => height);
    expect(heights[0]).toBe(heights[1]);
    expect(heights[2]).toBeLessThan(heights[1] ?? 0);
  });

  it.each([[[1, 2]], [[1, 2, 3]], [[1, 2, 3, 4]], [[1, 2, 3, 4, 5]]])(
    'stand side by side within their width: %j',
    (places) => {
      const blocks = [...blocksFor(places, 700)].sort((a, b) => a.x - b.x);
      blocks.forEach(({ x, width }, index) => {
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(700);
        const next = blocks[index + 1];
        if (next) expect(x + width / 2).toBeLessThan(next.x - next.width / 2);
      });
    },
  );

  it('have the winner in the middle', () => {
    expect(blocksFor([1, 2, 3, 4, 5], 700)[0]?.x).toBe(350);
  });
});
