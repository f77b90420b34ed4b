import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAN } from '../../games/nasty/fixture';
import { moneyFor } from '../../games/nasty/useMoney';
import type { ByHandRefusal, SeatSetup } from '../../ipc/bindings.gen';
import { speak } from '../../words/words';
import type { Teller } from '../table/nasty/names';
import { saidOf } from './said';

const seats: SeatSetup[] = [
  { name: 'Anna', silks: 'red', horse: { name: 'Red', coat: 'bay' }, player: 'here' },
  { name: 'Ben', silks: 'blue', horse: { name: 'Blue', coat: 'grey' }, player: 'here' },
];

const refused = (rule: string, refusal: ByHandRefusal) => {
  const { sum } = moneyFor('en');
  const nasty = i18next.getFixedT('en', 'nasty');
  const teller: Teller = {
    t: i18next.getFixedT('en', 'meeting'),
    nasty,
    sum,
    seats,
    plan: PLAN,
    result: null,
  };
  const t = i18next.getFixedT('en', 'paper');
  const errors = i18next.getFixedT('en', 'errors');
  return saidOf({ teller, t, errors }, { error: 'refused', rule, refusal });
};

describe('why nothing is written down', () => {
  beforeAll(() => speak('en'));

  it('names who, the figure and the rule', () => {
    expect(refused('N-11', { why: 'grade-ran', seat: 1, grade: 2, race: 3 })).toEqual({
      text: 'Ben ran grade 2 in race 3 already; each runs once.',
      rule: 'N-11',
    });
    expect(refused('N-12', { why: 'lane-taken', seat: 0, lane: 5 }).text).toBe(
      'Anna has lane 5 already.',
    );
    expect(refused('N-25', { why: 'still-running', home: 1, running: 1 }).text).toContain('1 home');
  });

  it('says what the game itself refuses in the words of the game', () => {
    const refusal = { why: 'rule', refusal: { why: 'beyond-cash', cash: 20_000 } } as const;
    expect(refused('N-14', refusal).text).toContain('£20,000');
  });
});
