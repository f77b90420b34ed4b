import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GiroEvent } from '../../../ipc/bindings.gen';
import { CLASSIC, ROUND, setupOf } from '../../../mirror/fixture';
import { type Language, speak } from '../../../words/words';
import { castOf } from './cast';
import { reasonOf, sentenceOf, type Teller, whereabouts } from './sentences';

const cast = castOf(setupOf('here', 'here', 'here', 'here'), CLASSIC);

function teller(language: Language): Teller {
  return { t: i18next.getFixedT(language, 'race'), language, cast };
}

beforeAll(() => speak('en'));

const ran = { event: 'ran', seat: 0, card: 4, from: 20, to: 24, why: 'number' } as const;
const refused = { event: 'refused', seat: 0, card: 4, from: 14, why: 'number' } as const;
const pushed = { event: 'pushed', seat: 1, by: 0, from: 24 } as const;

/** Every event in every shape, the one before it, and what is said of it. */
const SAID: [GiroEvent, string, GiroEvent?][] = [
  [
    { event: 'seniority-drawn', order: [2, 0, 1] },
    'From oldest to youngest: Carmen, Anna, and Bruno.',
  ],
  [
    { event: 'obstacles-drawn', spaces: [11, 22, 31] },
    'The hedges are drawn: they stand on 11, 22, and 31.',
  ],
  [{ event: 'placed', seat: 1, space: 24 }, 'Bruno places a hedge on 24.'],
  [{ event: 'picked', seat: 2, card: 4 }, 'Carmen has chosen a card.'],
  [{ event: 'has-picked', seat: 2 }, 'Carmen has chosen a card.'],
  [{ event: 'revealed', cards: [3, 5] }, 'The cards are turned up: Marmalade 3 and Old Tom 5.'],
  [ran, 'Marmalade plays 4 and lands on 24.'],
  [{ ...ran, from: 38, to: 42 }, 'Marmalade plays 4, crosses the line and lands on +2.'],
  [
    { ...refused, at: 27, obstacle: 'river' },
    'Marmalade plays 4 and would land on 27, the river: refused.',
  ],
  [
    { ...refused, at: 18, obstacle: 'moor' },
    'Marmalade plays 4 and would land on 18, the moor: refused.',
  ],
  [
    { ...refused, at: 22, obstacle: 'hedge' },
    'Marmalade plays 4 and would land on 22, a hedge: refused.',
  ],
  [{ ...pushed, to: 23 }, 'Old Tom is pushed back to 23 by Marmalade.', ran],
  [{ ...pushed, to: 20 }, 'Old Tom swaps places with Marmalade and stands on 20.', ran],
  [{ ...pushed, from: 1, to: 0 }, 'Old Tom is pushed back into the box by Marmalade.', ran],
  [
    { ...pushed, from: 41, to: 40 },
    'Old Tom is pushed back over the line to 40 by Marmalade.',
    { ...ran, from: 36, to: 41 },
  ],
  [{ event: 'missed', seat: 3, card: 4 }, 'Dunkel misses a turn with the 4.'],
  [{ event: 'cards-back' }, 'Everybody takes all six cards back.'],
  [{ event: 'over', placed: [2] }, 'Canela wins the race.'],
  [{ event: 'over', placed: [2, 0, 1] }, 'Canela wins the race, ahead of Marmalade and Old Tom.'],
  [
    { event: 'over', placed: [] },
    'The race is abandoned: nobody has crossed the line, and nobody is placed.',
  ],
];

describe('what is said of an event', () => {
  it.each(SAID)('%j', (event, sentence, before) => {
    expect(sentenceOf(teller('en'), event, before)).toBe(sentence);
  });

  it('is nothing at the end of a round, where the next one begins', () => {
    expect(sentenceOf(teller('en'), { event: 'round-over', round: 1, horses: [] })).toBeUndefined();
  });

  it.each(['es', 'de'] as const)('is a whole sentence of its own in %s', (language) => {
    for (const [event, english, before] of SAID) {
      const sentence = sentenceOf(teller(language), event, before) ?? '';
      expect(sentence, english).toMatch(/[.!]$/);
      expect(sentence, english).not.toMatch(/[{}]|event\./);
      expect(sentence, english).not.toBe(english);
    }
  });
});

describe('why it is a horse’s turn', () => {
  const reason = (events: readonly GiroEvent[]) => reasonOf(teller('en'), events);

  it('tells the lowest number, and each next one by the one before it', () => {
    expect(reason(ROUND.slice(0, 2))).toBe('3 is the lowest number.');
    expect(reason(ROUND.slice(0, 4))).toBe('3 before 5.');
    expect(reason(ROUND.slice(0, 5))).toBe('5 before 6.');
  });

  it('looks no further back than the round', () => {
    const before: GiroEvent[] = [
      { ...ran, card: 6 },
      { event: 'round-over', round: 2, horses: [] },
    ];
    expect(reason([...before, ...ROUND.slice(0, 2)])).toBe('3 is the lowest number.');
  });

  it.each([
    ['behind', 'Tie on 4: Marmalade is further behind.'],
    ['senior', 'Tie on 4 in the boxes: Anna is older.'],
    ['last', 'Tie on 4: Marmalade is the last of it.'],
  ] as const)('tells a tie: %s', (why, sentence) => {
    expect(reason([{ ...ran, why }])).toBe(sentence);
    expect(reason([{ ...refused, at: 18, obstacle: 'moor', why }])).toBe(sentence);
  });

  it('tells who misses a turn', () => {
    expect(reason([{ event: 'missed', seat: 3, card: 4 }])).toBe(
      'Tie on 4: only the horse furthest behind moves.',
    );
  });

  it('has nothing to say of anything else', () => {
    expect(reason(ROUND.slice(0, 3))).toBeUndefined();
    expect(reason([])).toBeUndefined();
  });
});

describe('where everybody is', () => {
  it('is one sentence, the leader first', () => {
    expect(whereabouts(teller('en'), [12, 0, 42, 0])).toBe(
      'From the front: Canela on +2, Marmalade on 12, Old Tom in the box, and Dunkel in the box.',
    );
  });
});
