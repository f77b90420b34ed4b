import { describe, expect, it } from 'vitest';
import { BOT, lookOf, ROUND, setupOf, tableOf } from './fixture';
import { eventsOf, outlookOf, refusalOf, viewOf } from './game';

const table = tableOf(setupOf('here', BOT), { round: 3 }, [...ROUND], [...ROUND]);

describe('what a table of a game tells', () => {
  it('is that game’s view, events, outlook and refusals', () => {
    expect(viewOf('giro', table.state).round).toBe(3);
    expect(eventsOf('giro', table)).toEqual([...ROUND, ...ROUND]);
    const look = lookOf(table, 0, { kind: 'wait' }, null);
    expect(outlookOf('giro', look)).toEqual({ kind: 'wait' });
    const refusal = { why: 'no-pick-now' } as const;
    expect(refusalOf('giro', { game: 'giro', refusal })).toBe(refusal);
  });

  it('is never taken for another game’s', () => {
    expect(() => viewOf('pigs', table.state)).toThrow('a table of giro');
    expect(() => eventsOf('pigs', table)).toThrow('a table of giro');
  });
});
