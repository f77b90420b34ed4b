import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../ipc/bindings.gen';
import type { Table } from '../../../mirror/table';
import { BOT, setupOf, tableOf, turnOf } from './fixture';
import { looker, phaseOf } from './phase';

const alone = setupOf('here', BOT, BOT);
const two = setupOf('here', BOT, 'here');
const STILL = { isRunning: false, report: undefined };

const on = (table: Table, opened?: Seat) => phaseOf(table, STILL, opened);

describe('who may look', () => {
  it('is a person alone at the machine, whoever plays', () => {
    expect(looker(tableOf(alone), undefined)).toBe(0);
    expect(looker(tableOf(alone, { turn: turnOf(2) }), undefined)).toBe(0);
    expect(looker(tableOf(alone, { stage: 'deal', turn: 'chance' }), undefined)).toBe(0);
  });

  it('is of several only the one whose turn it is and for whom the curtain is open', () => {
    const table = tableOf(two, { turn: turnOf(2) });
    expect(looker(table, undefined)).toBeUndefined();
    expect(looker(table, 2)).toBe(2);
    expect(looker(table, 0)).toBeUndefined();
    expect(looker(tableOf(two, { turn: turnOf(1) }), 0)).toBeUndefined();
  });

  it('is whoever is here and lines up or puts food, since that is public', () => {
    expect(looker(tableOf(two, { stage: 'line-up', turn: turnOf(2) }), undefined)).toBe(2);
    expect(looker(tableOf(two, { stage: 'food', turn: turnOf(0) }), undefined)).toBe(0);
    expect(looker(tableOf(two, { stage: 'food', turn: turnOf(1) }), undefined)).toBeUndefined();
  });

  it('is nobody where only bots play, or when all is over', () => {
    expect(looker(tableOf(setupOf(BOT, BOT)), undefined)).toBeUndefined();
    expect(looker(tableOf(alone, { stage: 'over', turn: 'over' }), undefined)).toBeUndefined();
  });
});

describe('the phase', () => {
  it('asks who is here to play, and waits for others', () => {
    expect(on(tableOf(alone))).toEqual({ is: 'play', seat: 0 });
    expect(on(tableOf(alone, { turn: turnOf(1) }))).toEqual({ is: 'waiting', seat: 1 });
    expect(on(tableOf(alone, { stage: 'deal', turn: 'chance' }))).toEqual({
      is: 'waiting',
      seat: undefined,
    });
  });

  it('calls one of several to the curtain first', () => {
    expect(on(tableOf(two))).toEqual({ is: 'turn', seat: 0 });
    expect(on(tableOf(two), 0)).toEqual({ is: 'play', seat: 0 });
    expect(on(tableOf(two), 2)).toEqual({ is: 'turn', seat: 0 });
  });

  it.each(['line-up', 'food'] as const)('says who does the %s, here or elsewhere', (stage) => {
    expect(on(tableOf(alone, { stage }))).toEqual({ is: stage, seat: 0, mine: true });
    const theirs = tableOf(alone, { stage, turn: turnOf(1) });
    expect(on(theirs)).toEqual({ is: stage, seat: 1, mine: false });
  });

  it('tells first what is still being played, and waits with a report', () => {
    const running = { isRunning: true, report: undefined };
    expect(phaseOf(tableOf(alone), running, 0)).toEqual({ is: 'running' });
    const report = { isRunning: true, report: 2 };
    expect(phaseOf(tableOf(alone), report, 0)).toEqual({ is: 'report', round: 2 });
  });

  it('ends', () => {
    expect(on(tableOf(alone, { stage: 'over', turn: 'over' }))).toEqual({ is: 'over' });
  });
});
