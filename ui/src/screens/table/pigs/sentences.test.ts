import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PigsEvent, PigsRefusal, Standings } from '../../../ipc/bindings.gen';
import { type Language, speak } from '../../../words/words';
import { BOT, LEAP, LINE_UP, ORDER, setupOf } from './fixture';
import { refusalText, sentenceOf, type Teller, whereabouts } from './sentences';
import { linesOf } from './story';

const { seats } = setupOf('here', 'here', BOT);

const teller = (language: Language = 'en', result: Standings | null = null): Teller => ({
  t: i18next.getFixedT(language, 'gallop'),
  pigs: i18next.getFixedT(language, 'pigs'),
  seats,
  result,
});

beforeAll(() => speak('en'));

/** Every event in every shape, and what is said of it. */
const SAID: [PigsEvent, string][] = [
  [{ event: 'starter-drawn', seat: 1 }, 'Ben is drawn as the start player.'],
  [
    { event: 'lined-up', seat: 0, pigs: [...ORDER] },
    'Anna lines the pigs up: Red, White, Yellow, Black, and Blue.',
  ],
  [{ event: 'food-put', seat: 2, at: 9 }, 'Carmen puts food on 9.'],
  [{ event: 'all-dealt', held: [7, 7, 7], undealt: 14 }, 'The cards are dealt; 14 stay unseen.'],
  [{ event: 'all-dealt', held: [7, 7, 7, 7, 7], undealt: 0 }, 'All the cards are dealt.'],
  [
    { event: 'played', seat: 0, pig: 'black', from: -3, to: -1, leapt: ['yellow'] },
    'Anna plays Black: leaps Yellow to −1.',
  ],
  [{ event: 'played', seat: 1, pig: 'red', from: 0, to: 1, leapt: [] }, 'Ben plays Red: on to 1.'],
  [{ event: 'took-lead', seat: 0 }, 'A snout in front: Anna takes one food.'],
  [{ event: 'found-food', seat: 0, at: 9 }, 'Anna takes the food from 9.'],
  [{ event: 'banked', seat: 0, food: 4 }, 'In front at the last: Anna banks 4.'],
  [
    { event: 'spared', seat: 1, food: 2 },
    'Not in front at the last, but Ben banks 2 all the same.',
  ],
  [{ event: 'spared', seat: 1, food: 0 }, 'Not in front at the last, but Ben had nothing to lose.'],
  [{ event: 'lost', seat: 1, food: 3 }, 'What a pity! Not in front at the last: Ben loses 3.'],
  [{ event: 'lost', seat: 1, food: 0 }, 'Not in front at the last, but Ben had nothing to lose.'],
  [
    { event: 'round-over', round: 2, banked: [4, 0, 1], left: [] },
    'Round 2 is over: Anna banks 4, Ben banks nothing, and Carmen banks 1.',
  ],
];

describe('an event', () => {
  it.each(SAID)('%j is said: %s', (event, text) => {
    expect(sentenceOf(teller(), event)).toBe(text);
  });

  it('has a sentence of its own in every language', () => {
    for (const [event] of SAID) {
      const texts = (['en', 'es', 'de'] as const).map((one) => sentenceOf(teller(one), event));
      expect(new Set(texts).size).toBe(3);
      expect(texts.join()).not.toMatch(/\{\{|event\./);
    }
  });

  it('is not said where it is one player’s own hand', () => {
    expect(sentenceOf(teller(), { event: 'dealt', seat: 0, hand: ['red'] })).toBeUndefined();
  });
});

describe('the end', () => {
  const over: PigsEvent = { event: 'over', banked: [12, 12, 5] };

  it('says who has won', () => {
    expect(sentenceOf(teller('en', [0, 1, 2]), over)).toBe('Anna wins with 12 food.');
  });

  it('says that a win is shared', () => {
    expect(sentenceOf(teller('en', [[0, 1], 2]), over)).toBe(
      'Anna and Ben share the win with 12 food each.',
    );
    expect(sentenceOf(teller('de', [[0, 1], 2]), over)).toContain('Anna und Ben teilen sich');
    expect(sentenceOf(teller('es', [[0, 1], 2]), over)).toContain('Anna y Ben comparten');
  });
});

describe('where everybody is', () => {
  it('goes from the front', () => {
    expect(whereabouts(teller(), [...LINE_UP].reverse())).toBe(
      'From the front: Red on 0, White on −1, Yellow on −2, Black on −3, and Blue on −4.',
    );
  });

  it('has words before the first line-up', () => {
    expect(whereabouts(teller(), [])).toBe('The pigs are not lined up yet.');
  });
});

describe('the log', () => {
  it('has one line for each event, under the round it belongs to', () => {
    const lined: PigsEvent = { event: 'lined-up', seat: 0, pigs: [...ORDER] };
    const over: PigsEvent = { event: 'round-over', round: 1, banked: [0, 0, 0], left: [] };
    const lines = linesOf(teller(), [lined, ...LEAP, over, { ...lined, seat: 1 }]);
    expect(lines.map(({ heading, silks, text }) => (heading ? `# ${text}` : silks))).toEqual([
      '# Round 1',
      'red',
      'red',
      'red',
      undefined,
      '# Round 2',
      'blue',
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('wears the silks of the winner at the end', () => {
    const [line] = linesOf(teller('en', [2, 0, 1]), [{ event: 'over', banked: [0, 0, 9] }]);
    expect(line?.silks).toBe('yellow');
  });
});

describe('a refusal', () => {
  const REFUSALS: PigsRefusal[] = [
    { why: 'not-your-line-up' },
    { why: 'not-five-pigs' },
    { why: 'not-your-food' },
    { why: 'off-track', at: 30 },
    { why: 'near-start', at: 2 },
    { why: 'pig-there', at: 0 },
    { why: 'food-there', at: 9 },
    { why: 'not-your-turn' },
    { why: 'not-held', card: 'blue' },
  ];

  it.each(REFUSALS)('$why has a sentence', (refusal) => {
    const text = refusalText(teller(), refusal);
    expect(text).toMatch(/\.$/);
    if ('at' in refusal) expect(text).toContain(String(refusal.at));
    if ('card' in refusal) expect(text).toContain('Blue');
  });
});
