import { describe, expect, it } from 'vitest';
import type { GiroStage, Turn } from '../../../ipc/bindings.gen';
import { BOT, setupOf, tableOf } from '../../../mirror/fixture';
import { looker, mayTakeBack } from './looker';

const placing = (seat: number): { stage: GiroStage; turn: Turn } => ({
  stage: 'placing',
  turn: { seats: { awaited: [seat], may: [seat] } },
});

describe('who looks', () => {
  it('is nobody where only bots play', () => {
    expect(looker(tableOf(setupOf(BOT, BOT)), undefined)).toBeUndefined();
    expect(looker(tableOf(setupOf(BOT, BOT)), 0)).toBeUndefined();
    expect(looker(tableOf(setupOf(BOT, BOT), placing(0)), undefined)).toBeUndefined();
  });

  it('is always the one person who is here, while she may pick or change her pick', () => {
    const setup = setupOf(BOT, 'here', BOT);
    expect(looker(tableOf(setup), undefined)).toBe(1);
    expect(looker(tableOf(setup, { picked: [1] }), undefined)).toBe(1);
    expect(looker(tableOf(setup, { stage: 'over', turn: 'over' }), undefined)).toBeUndefined();
  });

  it('is of several only the one for whom the curtain is open', () => {
    const table = tableOf(setupOf('here', BOT, 'here'));
    expect(looker(table, undefined)).toBeUndefined();
    expect(looker(table, 2)).toBe(2);
    expect(looker(table, 1)).toBeUndefined();
  });

  it('is whoever is here and places, since that is public', () => {
    const setup = setupOf('here', BOT, 'here');
    expect(looker(tableOf(setup, placing(2)), undefined)).toBe(2);
    expect(looker(tableOf(setup, placing(1)), undefined)).toBeUndefined();
  });
});

describe('taking back', () => {
  const placed = [{ event: 'placed', seat: 0, space: 11 } as const];

  it('is for a hedge that was placed last', () => {
    const table = tableOf(setupOf('here', BOT), {}, placed);
    expect(mayTakeBack(table)).toBeUndefined();
    expect(mayTakeBack({ ...table, state: { ...table.state, mayUndo: 0 } })).toBe(0);
  });

  it('is not for a pick, which is changed instead', () => {
    const table = tableOf(setupOf('here', BOT), {}, placed, [{ event: 'has-picked', seat: 0 }]);
    expect(mayTakeBack({ ...table, state: { ...table.state, mayUndo: 0 } })).toBeUndefined();
  });
});
