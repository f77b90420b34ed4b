import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PigsOutlook } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { speak } from '../../../words/words';
import { BOT, setupOf, tableOf } from './fixture';
import type { Phase } from './phase';
import { chooser } from './putting';
import type { Chosen } from './useGallop';

const setup = setupOf('here', BOT);
const view = viewOf('pigs', tableOf(setup).state);
const outlook: PigsOutlook = {
  kind: 'food',
  spaces: [
    { at: 2, refusal: { why: 'near-start', at: 2 }, rule: 'P-18' },
    { at: 5, refusal: null, rule: null },
  ],
};
const [choose, act, say] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(async () => {
  for (const spy of [choose, act, say]) spy.mockReset();
  await speak('en');
});

function put(chosen: Chosen, phase: Phase = { is: 'food', seat: 0, mine: true }) {
  const [t, pigs] = [i18next.getFixedT('en', 'gallop'), i18next.getFixedT('en', 'pigs')];
  const teller = { t, pigs, seats: setup.seats, result: null };
  return chooser({ phase, look: { view, outlook }, chosen, choose, act, acts: { say }, teller });
}

describe('food that is put on the track', () => {
  it('is held no more over the track once it is let go', () => {
    put({ over: 5 })?.(5, false);
    expect(choose).toHaveBeenCalledWith({ space: 5 });
    expect(say).toHaveBeenCalledWith(undefined);
    expect(act).not.toHaveBeenCalled();
  });

  it('may not lie everywhere: it is said why, with the rule, and nothing is in mind', () => {
    put({ space: 5, over: 2 })?.(2, false);
    const text = expect.stringContaining('four spaces after the start line');
    expect(say).toHaveBeenCalledWith({ text, rule: 'P-18' });
    expect(choose).toHaveBeenCalledWith({});
  });

  it('is put where it is in mind by a key, and not by a hand that presses twice', () => {
    put({ space: 5 })?.(5, false);
    expect(act).not.toHaveBeenCalled();
    put({ space: 5 })?.(5, true);
    expect(act).toHaveBeenCalledWith({ food: 5 });
  });

  it('is nothing beyond the track, nor for those who only look on', () => {
    put({})?.(30, false);
    expect(choose).not.toHaveBeenCalled();
    expect(put({}, { is: 'food', seat: 1, mine: false })).toBeUndefined();
  });
});
