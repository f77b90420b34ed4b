import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PastSeat } from '../../ipc/bindings.gen';
import { speak } from '../../words/words';
import { byPlace, placedText } from './result';

const seat = (name: string, place: number | null, bot: PastSeat['bot'] = null): PastSeat => ({
  name,
  place,
  bot,
  silks: 'red',
  start: null,
});

beforeAll(() => speak('en'));

describe('the result of a finished table', () => {
  it('names those who were placed first, shared places side by side', () => {
    const seats = [seat('Anna', null), seat('Bruno', 2), seat('Carmen', 1), seat('Eddi', 2)];
    expect(byPlace(seats).map(({ name }) => name)).toEqual(['Carmen', 'Bruno', 'Eddi', 'Anna']);
  });

  it.each([
    [seat('Anna', 1), '1. Anna'],
    [seat('Zoe', 3, 'steady'), '3. Zoe (bot, steady)'],
    [seat('', 2), '2. a forgotten player'],
    [seat('Bruno', null), 'Bruno'],
  ])('says of %j %s', (one, said) => {
    expect(placedText(i18next.getFixedT('en', 'history'), one)).toBe(said);
  });
});
