import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LotsChart, SeatLine } from '../../ipc/bindings.gen';
import { speak } from '../../words/words';
import { calledOf, headOf, lotRows, type Namers, seatCharts } from './charts';

const spread = { count: 3, expected: 400, low: 1, high: 7 };
const chart = (game: LotsChart['game'], kind: LotsChart['kind'], face: string): LotsChart => ({
  game,
  kind,
  faces: [{ face, spread }],
});

let namers: Namers;

beforeAll(async () => {
  await speak('en');
  namers = {
    t: i18next.getFixedT('en', 'statistics'),
    pigs: i18next.getFixedT('en', 'pigs'),
    nasty: i18next.getFixedT('en', 'nasty'),
  };
});

describe('what is drawn', () => {
  it.each([
    ['giro', 'oldest', '0', 'seat', 'Seat 1'],
    ['giro', 'obstacles', '12', 'space', 'Space 12'],
    ['pigs', 'dealt', 'red', 'pig', 'Red'],
    ['nasty', 'dealt', 'faller:far-turn', 'card', 'Faller: Far Turn Hedge'],
    ['nasty', 'first-race', 'dukes-cup', 'race', 'Duke’s Cup'],
    ['nasty', 'lanes', '6', 'lane', 'Lane 6'],
    ['nasty', 'die', '4', 'side', '4'],
  ] as const)('in %s as %s %s is a %s called %s', (game, kind, face, head, name) => {
    const drawn = chart(game, kind, face);
    expect(headOf(drawn)).toBe(head);
    expect(lotRows(namers, drawn)).toEqual([{ id: face, name, spread }]);
  });
});

it('seats have a chart for each game and size of table', () => {
  const line = (game: SeatLine['game'], seats: number, at: number): SeatLine => {
    return { game, seats, at, played: 9, won: spread };
  };
  const lines = [line('giro', 2, 0), line('giro', 2, 1), line('giro', 3, 0), line('pigs', 2, 0)];
  const charts = seatCharts(lines, ({ at }) => `at ${at}`);
  const shapes = charts.map(({ game, seats, rows }) => [game, seats, rows.length]);
  expect(shapes).toEqual([
    ['giro', 2, 2],
    ['giro', 3, 1],
    ['pigs', 2, 1],
  ]);
  expect(charts[0]?.rows[1]).toEqual({ id: '1', name: 'at 1', spread });
});

it('a line is about a person by name, the bots of a level, or those who were forgotten', () => {
  const line = {
    played: 1,
    won: 0,
    places: [],
    streak: 0,
    bestStreak: 0,
    bets: null,
    nastiest: null,
  };
  const called = (name: string, bot: 'steady' | null) => calledOf(namers.t, { ...line, name, bot });
  expect(called('Anna', null)).toBe('Anna');
  expect(called('', 'steady')).toBe('Bots, steady');
  expect(called('', null)).toBe('Forgotten players');
});
