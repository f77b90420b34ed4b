import { describe, expect, it } from 'vitest';
import { BOT, setupOf, tableOf } from '../../../mirror/fixture';
import { type Curtain, phaseOf } from './phase';

const ASIDE: Curtain = { is: 'aside' };
const several = setupOf('here', 'here', BOT);

describe('the phase', () => {
  it('is the run as long as it is played, whatever is already told', () => {
    expect(phaseOf(tableOf(several), true, ASIDE)).toEqual({ is: 'running' });
  });

  it('is the hand at once for one person', () => {
    const setup = setupOf(BOT, 'here');
    expect(phaseOf(tableOf(setup), false, ASIDE)).toEqual({ is: 'picking', seat: 1 });
    expect(phaseOf(tableOf(setup, { picked: [1] }), false, ASIDE)).toEqual({
      is: 'picking',
      seat: 1,
    });
  });

  it('calls the first of several before the open board', () => {
    expect(phaseOf(tableOf(several), false, ASIDE)).toEqual({
      is: 'turn',
      seat: 0,
      closed: false,
    });
  });

  it('is the hand of the one for whom the curtain is open', () => {
    expect(phaseOf(tableOf(several), false, { is: 'open', seat: 1 })).toEqual({
      is: 'picking',
      seat: 1,
    });
  });

  it('closes between two picks and calls the next, even before the pick is told', () => {
    const closed: Curtain = { is: 'closed', done: 0 };
    const next = { is: 'turn', seat: 1, closed: true };
    expect(phaseOf(tableOf(several), false, closed)).toEqual(next);
    expect(phaseOf(tableOf(several, { picked: [0] }), false, closed)).toEqual(next);
  });

  it('calls back who wants to change a pick', () => {
    const table = tableOf(several, { picked: [0] });
    expect(phaseOf(table, false, { is: 'closed', calls: 0 })).toEqual({
      is: 'turn',
      seat: 0,
      closed: true,
    });
  });

  it('waits for bots when all people have picked', () => {
    const table = tableOf(several, { picked: [0, 1] });
    expect(phaseOf(table, false, { is: 'closed', done: 1 })).toEqual({ is: 'waiting' });
    expect(phaseOf(tableOf(setupOf(BOT, BOT)), false, ASIDE)).toEqual({ is: 'waiting' });
  });

  it('knows whose hedge it is, and the end', () => {
    const turn = { seats: { awaited: [2], may: [2] } };
    expect(phaseOf(tableOf(several, { stage: 'placing', turn }), false, ASIDE)).toEqual({
      is: 'placing',
      seat: 2,
      mine: false,
    });
    const over = tableOf(several, { stage: 'over', turn: 'over' });
    expect(phaseOf(over, false, ASIDE)).toEqual({ is: 'over' });
  });
});
