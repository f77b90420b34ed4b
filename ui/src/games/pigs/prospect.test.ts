import { describe, expect, it } from 'vitest';
import { byDigit, effectOf, type Prospect, stacked, toneOf } from './prospect';

const card = (over: Partial<Prospect>): Prospect => ({
  pig: 'red',
  held: 1,
  to: 1,
  leapt: [],
  leads: false,
  food: 0,
  stake: { kind: 'risks', food: 0 },
  ...over,
});

describe('what a card brings', () => {
  it.each([
    ['the lead and its food', { leads: true, food: 1 }, 'leads', 1],
    ['the lead on a space with food', { leads: true, food: 2 }, 'leads', 2],
    ['food from the track alone', { food: 1 }, 'finds', 1],
    ['nothing', {}, 'nothing', 0],
    ['the bank', { leads: true, food: 1, stake: { kind: 'banks', food: 4 } }, 'banks', 4],
    ['the loss', { stake: { kind: 'loses', food: 3 } }, 'loses', 3],
    ['a loss of nothing', { stake: { kind: 'loses', food: 0 } }, 'losesNothing', 0],
    ['mercy', { stake: { kind: 'spares', food: 2 } }, 'spares', 2],
  ] as const)('is %s', (_name, over, effect, count) => {
    expect(effectOf(card(over))).toEqual({ effect, count });
  });

  it('is to be hoped for or not', () => {
    expect(toneOf('banks')).toBe('good');
    expect(toneOf('loses')).toBe('bad');
    expect(toneOf('losesNothing')).toBe('plain');
  });
});

describe('the hand', () => {
  it('holds equal cards as one stack', () => {
    expect(stacked(['red', 'red', 'white', 'red'])).toEqual([
      { pig: 'red', held: 3 },
      { pig: 'white', held: 1 },
    ]);
  });

  it('is counted by digits from the left', () => {
    const cards = stacked(['white', 'blue']);
    expect(byDigit(cards, '2')?.pig).toBe('blue');
    expect(byDigit(cards, '3')).toBeUndefined();
    expect(byDigit(cards, '0')).toBeUndefined();
  });
});
