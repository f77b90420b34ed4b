import { describe, expect, it } from 'vitest';
import type { Table } from '../../../mirror/table';
import { BOT, runnerAt, setupOf, tableOf, turnOf } from './fixture';
import { actorOf, choiceOf, type Papers, phaseOf, readerOf, stretchOf } from './phase';

const alone = setupOf('here', BOT, BOT);
const two = setupOf('here', BOT, 'here');
const STILL = { isRunning: false, report: undefined };
const on = (table: Table, papers?: Papers) => phaseOf(table, STILL, papers);

describe('what a goal is picked out for', () => {
  const horses = [runnerAt(0, 17), runnerAt(1, 3)];
  const at = (stage: 'go' | 'double' | 'go-doubled', moment: number) => {
    const table = tableOf(alone, { stage, turn: turnOf([0]), toRoll: 0, horses });
    return choiceOf({ ...table, state: { ...table.state, moment } });
  };

  it('is a single move', () => {
    expect(at('go', 7)).not.toBe(at('go', 8));
  });

  it('is whether to double and where to go then', () => {
    expect(at('double', 8)).toBe(at('go-doubled', 9));
    expect(at('double', 8)).not.toBe(at('go', 8));
  });
});

describe('who may look', () => {
  it('is a person alone at the machine, whatever is on', () => {
    expect(readerOf(tableOf(alone), undefined)).toBe(0);
    expect(readerOf(tableOf(alone, { stage: 'deal', turn: 'chance' }), undefined)).toBe(0);
  });

  it('is of several only the one whose curtain is open', () => {
    const table = tableOf(two);
    expect(readerOf(table, undefined)).toBeUndefined();
    expect(readerOf(table, { seat: 2, isOpen: false })).toBeUndefined();
    expect(readerOf(table, { seat: 2, isOpen: true })).toBe(2);
  });

  it('is whoever has the turn, as far as that is public', () => {
    expect(actorOf(tableOf(two, { stage: 'go', turn: turnOf([2]) }))).toBe(2);
    expect(actorOf(tableOf(two, { stage: 'go', turn: turnOf([1]) }))).toBeUndefined();
    expect(actorOf(tableOf(two, { stage: 'bets', turn: turnOf([0, 2]) }))).toBeUndefined();
  });
});

describe('the phase', () => {
  it('is what is still being shown, before what was told', () => {
    const table = tableOf(alone);
    expect(phaseOf(table, { isRunning: true, report: undefined }, undefined).is).toBe('running');
    expect(phaseOf(table, { isRunning: true, report: 2 }, undefined)).toEqual({
      is: 'report',
      race: 2,
    });
  });

  it('has a person alone write on the slip at once', () => {
    const table = tableOf(alone, { stage: 'bets', turn: turnOf([0, 1]) });
    expect(on(table)).toEqual({ is: 'bet', seat: 0 });
    const sealed = tableOf(alone, { stage: 'bets', turn: turnOf([1]) });
    expect(on(sealed)).toEqual({ is: 'sealing', what: 'bet', waits: [1], next: undefined });
  });

  it('calls several to the curtain one after the other, or as they like', () => {
    const table = tableOf(two, { stage: 'entries', turn: turnOf([0, 2]) });
    expect(on(table)).toMatchObject({ is: 'sealing', what: 'entry', next: 0 });
    expect(on(table, { seat: 2, isOpen: false })).toMatchObject({ next: 2 });
    expect(on(table, { seat: 2, isOpen: true })).toEqual({ is: 'entry', seat: 2 });
  });

  it('is somebody’s turn, here or elsewhere', () => {
    const at = (seat: number) => tableOf(two, { stage: 'go-doubled', turn: turnOf([seat]) });
    expect(on(at(2))).toEqual({ is: 'go', seat: 2, mine: true });
    expect(on(at(1))).toEqual({ is: 'go', seat: 1, mine: false });
  });

  it('is the calling of a race, then the end', () => {
    expect(on(tableOf(two, { stage: 'called', turn: turnOf([1, 2]) }))).toEqual({
      is: 'called',
      waits: [1, 2],
    });
    expect(on(tableOf(two, { stage: 'dice', turn: 'chance' })).is).toBe('chance');
    expect(on(tableOf(two, { stage: 'over', turn: 'over' })).is).toBe('over');
  });
});

it('one looks at the same papers through a whole race, and not beyond', () => {
  const at = (change: Parameters<typeof tableOf>[1]) => stretchOf(tableOf(two, change));
  expect(at({ stage: 'die' })).toBe(at({ stage: 'called' }));
  expect(at({ stage: 'bets' })).not.toBe(at({ stage: 'moment' }));
  expect(at({ number: 2 })).not.toBe(at({ number: 1 }));
});
