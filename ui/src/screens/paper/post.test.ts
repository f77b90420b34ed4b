import { describe, expect, it } from 'vitest';
import { type Endings, ended, endingsOf, gapIn, postOf } from './post';

const FRESH: Endings = ['running', 'running', 'running', 'running'];

describe('how a race ended', () => {
  it('gives each place once: two horses change', () => {
    const first = ended(FRESH, 2, 'one');
    const swapped = ended(ended(first, 0, 'two'), 0, 'one');
    expect(swapped).toEqual(['one', 'running', 'two', 'running']);
    expect(ended(ended(first, 0, 'fallen'), 1, 'fallen')).toEqual([
      'fallen',
      'fallen',
      'one',
      'running',
    ]);
  });

  it('is written with those who still ran in neither list', () => {
    const endings: Endings = ['fallen', 'two', 'running', 'one'];
    const post = postOf(endings);
    expect(post).toEqual({ write: 'post', home: [3, 1], out: [{ seat: 0, fate: 'fallen' }] });
    expect(endingsOf(4, post)).toEqual(endings);
    expect(endingsOf(4, undefined)).toEqual(FRESH);
  });

  it('has no gap between the places', () => {
    expect(gapIn(FRESH)).toBe(0);
    expect(gapIn(['one', 'two', 'running'])).toBe(0);
    expect(gapIn(['two', 'running', 'running'])).toBe(1);
    expect(gapIn(['one', 'three', 'running'])).toBe(2);
  });
});
