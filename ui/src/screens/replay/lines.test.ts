import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../words/words';
import { REPLAY } from './fixture';
import { linesOf, roundEnds, valuesOf } from './lines';

beforeAll(() => speak('en'));

const pigs = () => i18next.getFixedT('en', 'pigs');

describe('the lines of the chart', () => {
  it('have a value at every frame: each lasts until the next', () => {
    const points = [
      { frame: 1, values: [3, 5] },
      { frame: 4, values: [7, 5] },
    ];
    expect(valuesOf({ points }, 0, 6)).toEqual([3, 3, 3, 3, 7, 7]);
    expect(valuesOf({ points }, 1, 6)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('bear the names of the horses where spaces are measured, and else of the players', () => {
    const named = (measure: 'horses' | 'food' | 'pigs') =>
      linesOf(pigs(), REPLAY, { measure, points: [{ frame: 0, values: [1, 2, 3, 4, 5] }] }).map(
        ({ name }) => name,
      );
    expect(named('horses')).toEqual(['Marmalade', 'Old Tom', 'Canela']);
    expect(named('food')).toEqual(['Anna', 'Bruno', 'Carmen']);
    expect(named('pigs')).toEqual(['Red', 'White', 'Yellow', 'Black', 'Blue']);
  });

  it('are read at the end of each round', () => {
    expect(roundEnds(REPLAY)).toEqual([
      { round: 3, frame: 1 },
      { round: 4, frame: 3 },
    ]);
  });
});
