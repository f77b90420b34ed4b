import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GiroEvent } from '../../../ipc/bindings.gen';
import { BOT, CLASSIC, ROUND, setupOf, viewOf } from '../../../mirror/fixture';
import { speak } from '../../../words/words';
import { castOf } from './cast';
import { chartOf, podiumOf, runnersOf } from './order';
import { runOf } from './scene';

const setup = setupOf('here', BOT, 'here');
const cast = castOf(setup, CLASSIC);
beforeAll(() => speak('en'));

const words = () => ({
  t: i18next.getFixedT('en', 'race'),
  table: i18next.getFixedT('en', 'table'),
});
const standing = { cast, horses: [9, 12, 10], run: undefined, looking: undefined };

describe('the running order', () => {
  it('goes from the front, with who rides and who has picked', () => {
    const runners = runnersOf({ ...standing, ...words(), view: viewOf(setup, { picked: [1] }) });
    expect(runners.map(({ horse, who, space, card }) => [horse, who, space, card])).toEqual([
      ['Old Tom', 'Bruno (bot, steady)', '12', 'picked'],
      ['Canela', 'Carmen', '10', 'choosing'],
      ['Marmalade', 'Anna', '9', 'choosing'],
    ]);
  });

  it('marks whose turn it is to look', () => {
    const runners = runnersOf({ ...standing, ...words(), view: viewOf(setup), looking: 0 });
    expect(runners.filter(({ isNow }) => isNow)).toMatchObject([
      { seat: 0, who: 'Anna, looking now' },
    ]);
  });

  it('marks whose turn it is to place', () => {
    const turn = { seats: { awaited: [2], may: [2] } };
    const view = viewOf(setup, { stage: 'placing', turn });
    const runners = runnersOf({ ...standing, ...words(), view });
    expect(runners.filter(({ isNow }) => isNow)).toMatchObject([{ seat: 2 }]);
    expect(runners.every(({ card }) => card === undefined)).toBe(true);
  });

  it('lays the cards face up during the run and marks the one that moves', () => {
    const run = { ...runOf(ROUND.slice(1)), on: 1 };
    const runners = runnersOf({ ...standing, ...words(), view: viewOf(setup), run });
    expect(runners.map(({ seat, card, isNow }) => [seat, card, isNow])).toEqual([
      [1, 5, true],
      [2, 6, false],
      [0, 3, false],
    ]);
  });

  it('lists the cards left only where the table shows them', () => {
    const rules = { ...setup.game.rules, 'cards-left': 'shown' } as const;
    const hidden = runnersOf({ ...standing, ...words(), view: viewOf(setup) });
    const shown = runnersOf({ ...standing, ...words(), view: viewOf(setup, { rules }) });
    expect(hidden.some((runner) => 'left' in runner)).toBe(false);
    expect(shown[0]?.left).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the result', () => {
  it('puts the placed on the podium and the others before the rail', () => {
    const view = viewOf(setup, { stage: 'over', horses: [40, 44, 46], result: [2, 1] });
    const { placed, unplaced } = podiumOf(cast, view);
    expect(placed.map(({ name }) => name)).toEqual(['Canela', 'Old Tom']);
    expect(unplaced.map(({ name }) => name)).toEqual(['Marmalade']);
  });

  it('charts every horse from the boxes on', () => {
    const second: GiroEvent = { event: 'round-over', round: 2, horses: [15, 14, 20] };
    expect(chartOf(cast, [...ROUND, second]).map(({ positions }) => positions)).toEqual([
      [0, 12, 15],
      [0, 14, 14],
      [0, 16, 20],
    ]);
  });
});
