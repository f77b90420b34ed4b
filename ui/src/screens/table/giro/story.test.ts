import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GiroEvent } from '../../../ipc/bindings.gen';
import { CLASSIC, ROUND, setupOf } from '../../../mirror/fixture';
import { speak } from '../../../words/words';
import { castOf } from './cast';
import { linesOf } from './story';

beforeAll(() => speak('en'));

const lines = (events: readonly GiroEvent[]) =>
  linesOf(
    {
      t: i18next.getFixedT('en', 'race'),
      language: 'en',
      cast: castOf(setupOf('here', 'here', 'here'), CLASSIC),
    },
    events,
  );
const texts = (events: readonly GiroEvent[]) => lines(events).map(({ text }) => text);

const START: GiroEvent[] = [{ event: 'placed', seat: 0, space: 11 }];
const PICKS: GiroEvent[] = [
  { event: 'has-picked', seat: 0 },
  { event: 'has-picked', seat: 1 },
];

describe('the story', () => {
  it('begins before the start, and a round with its first pick', () => {
    expect(texts([...START, ...PICKS])).toEqual([
      'Before the start',
      'Anna places a hedge on 11.',
      'Round 1',
      'Anna has chosen a card.',
      'Bruno has chosen a card.',
    ]);
  });

  it('forgets who has chosen once the cards are turned up', () => {
    expect(texts([...START, ...PICKS, ...ROUND])).toEqual([
      'Before the start',
      'Anna places a hedge on 11.',
      'Round 1',
      'The cards are turned up: Marmalade 3, Old Tom 5, and Canela 6.',
      'Marmalade plays 3 and lands on 12.',
      'Old Tom swaps places with Marmalade and stands on 9.',
      'Old Tom plays 5 and lands on 14.',
      'Canela plays 6 and lands on 16.',
    ]);
  });

  it('heads the next round by its number', () => {
    expect(texts([...ROUND, ...PICKS]).slice(-3)[0]).toBe('Round 2');
  });

  it('has silks before what a horse does, and a name of its own for every line', () => {
    const all = lines([...START, ...PICKS, ...ROUND]);
    expect(all.map(({ silks }) => silks)).toContain('yellow');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
