import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GiroEvent, GiroProspect } from '../../../ipc/bindings.gen';
import { CLASSIC, setupOf } from '../../../mirror/fixture';
import { speak } from '../../../words/words';
import { castOf } from './cast';
import { handOf, pickMarks, placeMarks, type Words } from './hand';

const cast = castOf(setupOf('here', 'here', 'here'), CLASSIC);
let words: Words;
beforeAll(async () => {
  await speak('en');
  words = { t: i18next.getFixedT('en', 'race'), silks: i18next.getFixedT('en', 'silks'), cast };
});

/** Anna is on 20. */
const PROSPECTS: GiroProspect[] = [
  { card: 1, landing: { kind: 'pushes', to: 21, seat: 2, back: { kind: 'swap' } } },
  { card: 2, landing: { kind: 'refused', at: 22, obstacle: 'hedge' } },
  { card: 3, landing: { kind: 'free', to: 23 } },
  { card: 4, landing: { kind: 'pushes', to: 24, seat: 1, back: { kind: 'to', space: 23 } } },
  { card: 5, landing: { kind: 'pushes', to: 41, seat: 1, back: { kind: 'box' } } },
];
const EVENTS: GiroEvent[] = [
  { event: 'revealed', cards: [4, 6, 1] },
  { event: 'revealed', cards: [6, 1, 2] },
];

describe('the hand', () => {
  it('tells the consequence of every card before it is played', () => {
    const hand = handOf(words, 0, PROSPECTS, EVENTS);
    expect(hand.map(({ state, landing, effect }) => [state, landing, effect])).toEqual([
      ['held', 'to 21', 'swap with Yellow'],
      ['refused', 'hedge on 22', 'refused'],
      ['held', 'to 23', 'free'],
      ['held', 'to 24', 'Blue back to 23'],
      ['held', 'to +1', 'Blue into the box'],
      ['spent', 'played', 'in round 2'],
    ]);
  });

  it('says it in words that name the horses and the rule', () => {
    const hand = handOf(words, 0, PROSPECTS, EVENTS);
    expect(hand[0]?.spoken).toBe('lands on 21 and swaps places with Canela');
    expect(hand[1]?.spoken).toBe('would land on 22, a hedge (G-16)');
    expect(hand[3]?.spoken).toBe('lands on 24 and pushes Old Tom back to 23');
  });
});

describe('the marks of a pick', () => {
  it('flags where each card would land', () => {
    const { landings, open } = pickMarks(words, 0, 20, PROSPECTS, undefined);
    expect(landings?.map(({ card, space }) => [card, space])).toEqual([
      [1, 21],
      [2, 22],
      [3, 23],
      [4, 24],
      [5, 41],
    ]);
    expect(landings?.[1]?.refused).toBe(true);
    expect(open).toEqual([21, 23, 24, 41]);
  });

  it('draws the way of the chosen card, and whom it pushes where', () => {
    expect(pickMarks(words, 0, 20, PROSPECTS, 4)).toMatchObject({
      chosen: 24,
      way: { seat: 0, to: 24 },
      push: { from: 24, to: 23, text: 'pushes Blue to 23' },
    });
    expect(pickMarks(words, 0, 20, PROSPECTS, 1).push).toEqual({
      from: 21,
      to: 20,
      text: 'swaps with Yellow',
    });
    expect(pickMarks(words, 0, 20, PROSPECTS, 5).push).toMatchObject({ from: 41, to: 0 });
  });

  it('shows a refusal as a way to a space that is not chosen', () => {
    const marks = pickMarks(words, 0, 20, PROSPECTS, 2);
    expect(marks.way).toEqual({ seat: 0, to: 22 });
    expect(marks).not.toHaveProperty('chosen');
    expect(marks).not.toHaveProperty('push');
  });
});

describe('the marks of a hedge', () => {
  it('lets glow what is lawful', () => {
    const spaces = [
      { space: 10, refusal: { why: 'too-close', space: 10, neighbour: 11 } as const, rule: 'G-8' },
      { space: 13, refusal: null, rule: null },
    ];
    expect(placeMarks(spaces, undefined)).toEqual({ open: [13] });
    expect(placeMarks(spaces, 13)).toEqual({ open: [13], chosen: 13 });
  });
});
