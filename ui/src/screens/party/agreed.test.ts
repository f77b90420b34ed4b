import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Setup } from '../../ipc/bindings.gen';
import { setupOf } from '../../mirror/fixture';
import { speak } from '../../words/words';
import { agreedOn } from './agreed';

beforeAll(() => speak('en'));

const choicesOf = (setup: Setup) =>
  agreedOn(i18next.getFixedT('en', 'setup'), setup, (pounds) => `£${pounds}`).map(
    ([, choice]) => choice,
  );

it('a race is agreed on by its course, its obstacles, its ties and its cards', () => {
  expect(choicesOf({ ...setupOf('here'), clock: 30 })).toEqual([
    'Classic',
    'Placed',
    'Rear first',
    'From memory',
    '30 seconds each',
  ]);
});

it('a game of pigs by its edition and what is played with', () => {
  const rules = {
    edition: 'tiles',
    rounds: 'fair',
    draws: 'shared',
    'track-food': true,
    gentle: false,
  } as const;
  const setup: Setup = { ...setupOf('here'), game: { game: 'pigs', rules, fixed: {} } };
  expect(choicesOf(setup)).toEqual(['Tiles', 'Fair', 'Shared', 'On', 'Off', 'None']);
});

it('a meeting by its deck, its lanes, its limit and its bookmaker', () => {
  const rules = { deck: 'milder', lanes: 'inner', 'bet-limit': 20000, bookmaker: 1 } as const;
  const game = { game: 'nasty', rules, fixed: {}, book: null } as const;
  expect(choicesOf({ ...setupOf('here'), game })).toEqual([
    'Milder',
    'Inner',
    '£20000',
    'By hand',
    'None',
  ]);
});
