import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PigsEvent } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { speak } from '../../../words/words';
import { BOT, ORDER, setupOf, tableOf } from './fixture';
import { stakeOf } from './stake';
import { chartOf, foodPut, podiumOf, traysOf } from './tray';

const setup = setupOf('here', BOT, BOT);
const { seats } = setup;
const at = (change: Parameters<typeof tableOf>[1]) => viewOf('pigs', tableOf(setup, change).state);
beforeAll(() => speak('en'));

describe('the trays', () => {
  it('show who has what, whose turn it is, and who has begun', () => {
    const view = at({ atRisk: [1, 0, 0], banked: [6, 4, 9], held: [6, 7, 7], starter: 2 });
    const trays = traysOf(i18next.getFixedT('en', 'table'), seats, view, 0);
    expect(trays[0]).toMatchObject({ name: 'Anna', held: 6, atRisk: 1, banked: 6, isNow: true });
    expect(trays.map(({ isStarter }) => isStarter)).toEqual([false, false, true]);
    expect(trays[1]?.name).toBe('Ben (bot, steady)');
  });
});

describe('the podium', () => {
  it('counts on after a shared place', () => {
    const view = at({ result: [[0, 2], 1], banked: [8, 3, 8] });
    expect(podiumOf(seats, view).map(({ place, name, banked }) => [place, name, banked])).toEqual([
      [1, 'Anna', 8],
      [1, 'Carmen', 8],
      [3, 'Ben', 3],
    ]);
  });

  it('is empty before the end', () => {
    expect(podiumOf(seats, at({}))).toEqual([]);
  });
});

it('charts what each has banked by round', () => {
  const chart = chartOf(
    seats,
    at({
      banks: [
        [4, 0],
        [0, 2],
        [1, 1],
      ],
    }),
  );
  expect(chart.map(({ name, banks }) => [name, banks])).toEqual([
    ['Anna', [4, 0]],
    ['Ben', [0, 2]],
    ['Carmen', [1, 1]],
  ]);
});

it('tells whose food lies where, in the order of the round', () => {
  const lined: PigsEvent = { event: 'lined-up', seat: 1, pigs: [...ORDER] };
  const old: PigsEvent = { event: 'food-put', seat: 2, at: 17 };
  const now: PigsEvent = { event: 'food-put', seat: 1, at: 9 };
  const put = foodPut(seats, at({ starter: 1 }), [lined, old, lined, now]);
  expect(put.map(({ seat, at: space }) => [seat, space])).toEqual([
    [1, 9],
    [2, undefined],
    [0, undefined],
  ]);
});

describe('what is at stake', () => {
  const teller = () => ({
    t: i18next.getFixedT('en', 'gallop'),
    pigs: i18next.getFixedT('en', 'pigs'),
    seats,
    result: null,
  });
  const CARD = { pig: 'red', held: 1, from: 0, to: 1, leapt: [], leads: true, food: 1 } as const;
  type Stake = Parameters<typeof stakeOf>[2];
  const card = (kind: 'banks' | 'loses' | 'spares', food: number): Stake => ({
    ...CARD,
    leapt: [],
    stake: { kind, food },
  });

  it.each([
    [card('banks', 4), 'Your last card leads: you bank 4.', 'good'],
    [card('loses', 4), 'Your last card does not lead: you lose 4.', 'bad'],
    [card('loses', 0), 'Your last card does not lead, but nothing is at risk.', undefined],
    [card('spares', 3), 'Your last card does not lead, but you bank 3 all the same.', 'good'],
  ])('with the last card is said plainly', (last, text, tone) => {
    const view = at({});
    expect(stakeOf({ teller: teller(), view }, 0, last)).toEqual(tone ? { text, tone } : { text });
  });

  it('before that is what the last card will decide about', () => {
    const say = (change: Parameters<typeof at>[0]) =>
      stakeOf({ teller: teller(), view: at(change) }, 0, undefined).text;
    expect(say({})).toContain('Nothing at risk yet');
    expect(say({ atRisk: [3, 0, 0] })).toContain('3 food at risk. If your last card leads');
    expect(say({ atRisk: [1, 0, 0], rules: { gentle: true } })).toContain('gentle');
  });
});
