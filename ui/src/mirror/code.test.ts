import { describe, expect, it } from 'vitest';
import { spaced, tidied } from './code';

describe('a code', () => {
  it.each([
    ['7k3 qxa', '7K3QXA'],
    ['7K3-QXA', '7K3QXA'],
    ['  o1i-lO9 ', '011109'],
    ['7K3QXA and more', '7K3QXA'],
    ['ä!?', ''],
  ])('typed as %j is %s', (typed, code) => {
    expect(tidied(typed)).toBe(code);
  });

  it('is written in two groups', () => {
    expect(spaced('7K3QXA')).toBe('7K3 QXA');
    expect(spaced('7K')).toBe('7K');
  });
});
