import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/words';
import { whenText } from './when';

const seconds = (text: string) => new Date(text).getTime() / 1000;
const NOW = new Date('2026-03-29T22:15:00');

beforeAll(() => speak('en'));

describe('when something was', () => {
  it.each([
    ['2026-03-29T21:40:00', 'today 21:40'],
    ['2026-03-29T00:00:00', 'today 00:00'],
    ['2026-03-28T23:59:00', 'yesterday 23:59'],
    ['2026-03-27T23:59:00', '27 Mar 2026, 23:59'],
    ['2026-03-30T00:01:00', '30 Mar 2026, 00:01'],
  ])('%s is %s', (text, said) => {
    expect(whenText(i18next.getFixedT('en', 'parts'), 'en', seconds(text), NOW)).toBe(said);
  });
});
