import { beforeAll, describe, expect, it } from 'vitest';
import type { NastyEvent } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { speak } from '../../../words/words';
import { boardRows } from './board';
import { BOT, RACE, ROWS, runnerAt, setupOf, tableOf, tellerIn } from './fixture';
import { billsOf, hearingsIn, moneyLines, racesIn } from './races';
import { slipRows } from './slips';
import { taleOf } from './tale';

const setup = setupOf('here', BOT, BOT);
const teller = () => tellerIn('en');
beforeAll(() => speak('en'));

const viewAt = (change: Parameters<typeof tableOf>[1]) =>
  viewOf('nasty', tableOf(setup, change).state);

describe('the settlement of a race', () => {
  const [race] = racesIn(RACE);
  const bills = race ? billsOf(teller(), race) : [];

  it('adds up, line by line, from the purse before to the purse now', () => {
    for (const { before, lines, after } of bills) {
      expect(before + lines.reduce((all, { sum }) => all + sum, 0)).toBe(after);
    }
    expect(bills.map(({ before }) => before)).toEqual([20_000, 20_000, 20_000]);
  });

  it('names prizes, bets and deposits', () => {
    expect(bills[0]?.lines).toEqual([
      { kind: 'deposit', horse: 'Old Tom', sum: -10_000 },
      { kind: 'stake', horse: 'Marmalade', sum: -5_000 },
    ]);
    expect(bills[1]?.lines.map(({ kind, sum }) => [kind, sum])).toEqual([
      ['prize', 75_000],
      ['untaken', 35_000],
      ['stake', -2_000],
      ['won', 8_000],
      ['stakeBack', 2_000],
    ]);
    expect(bills[2]?.lines).toEqual([]);
  });

  it('is a step of everybody’s money', () => {
    expect(moneyLines(teller(), racesIn(RACE)).map(({ money }) => money)).toEqual([
      [20_000, 5_000],
      [20_000, 138_000],
      [20_000, 20_000],
    ]);
  });
});

it('what is said against a horse waits for its dice', () => {
  const before = hearingsIn(teller(), RACE.slice(0, 9), 1);
  expect(before).toEqual([
    expect.objectContaining({ kind: 'objection', by: 'Anna', against: expect.anything() }),
  ]);
  expect(before[0]?.dice).toBeUndefined();
  expect(hearingsIn(teller(), RACE, 0.5)[0]).toMatchObject({
    dice: [2, 5],
    sustained: false,
    moment: 0.5,
  });
});

describe('the tale of a meeting', () => {
  it('has the biggest win, the nastiest card and the longest odds', () => {
    const tale = taleOf(racesIn(RACE));
    expect(tale.win).toMatchObject({ seat: 1, paid: 10_000 });
    expect(tale.card).toMatchObject({ seat: 2, card: 'faller:grandstand', on: 0, worth: 5_000 });
    expect(tale.outsider).toEqual({ race: 'dukes-cup', seat: 1, odds: 4 });
  });

  it('counts no card that was undone', () => {
    const back: NastyEvent = { event: 'card-played', seat: 0, play: { kind: 'remount', on: [0] } };
    expect(taleOf(racesIn([...RACE.slice(0, 6), back])).card).toBeUndefined();
  });

  it('is short where nothing came in', () => {
    expect(taleOf(racesIn(RACE.slice(0, 3)))).toEqual({});
  });
});

describe('the bookie’s board', () => {
  it('covers stakes until all are shown, and strikes out who is out', () => {
    const covered = boardRows(teller(), viewAt({ stage: 'bets', stakes: [] }));
    expect(covered.map(({ stake }) => stake)).toEqual([undefined, undefined, undefined]);
    const shown = boardRows(
      teller(),
      viewAt({
        stakes: [5_000, 0, 1_000],
        horses: [runnerAt(0, 9, { fate: 'slipped' }), runnerAt(1, 82, { fate: 'home' })],
        finished: [1],
      }),
    );
    const of = (seat: number) => shown.find((row) => row.seat === seat);
    expect(of(0)).toMatchObject({ out: 'slipped', stake: 5_000, isNow: true });
    expect(of(1)).toMatchObject({ place: 1, stake: null });
  });
});

describe('a betting slip', () => {
  const mine = (change: Parameters<typeof tableOf>[1]) =>
    slipRows(teller(), viewAt({ entries: [[1, 2, 3, 4, 5, 6], [], []], ...change }), 0, RACE);

  it('has a row for each race, with its grade and what is paid there', () => {
    const rows = mine({ stage: 'bets', sealed: [] });
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({
      race: 'dukes-cup',
      grade: 1,
      prizes: [75_000, 37_500],
      isNow: true,
    });
  });

  it('shows what was sealed, and stamps what came of it', () => {
    const past = {
      race: 'dukes-cup',
      number: 1,
      rows: [...ROWS],
      finished: [1],
      disqualified: [],
      bets: [{ on: 0, stake: 5_000 }, null, null],
      prizes: [0, 110_000, 0],
      cash: [5_000, 138_000, 20_000],
    } as const;
    const change = { number: 2, past: [past] } as unknown as Parameters<typeof tableOf>[1];
    const [first, second] = mine(change);
    expect(first).toMatchObject({
      isSealed: true,
      paid: 0,
      backed: { horse: 'Marmalade', odds: 1 },
    });
    expect(second).toMatchObject({ isNow: true, backed: null });
  });
});
