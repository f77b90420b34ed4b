import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../mirror/game';
import { speak } from '../../../words/words';
import { fieldWords } from './field';
import { BOT, setupOf, tableOf, tellerIn } from './fixture';

async function noteOf(change: Parameters<typeof tableOf>[1]) {
  await speak('en');
  const { state } = tableOf(setupOf('here', BOT, BOT), change);
  const view = viewOf('nasty', state);
  return fieldWords({ view, teller: tellerIn('en'), turn: undefined }).note;
}

describe('in the middle of the oval, before a roll', () => {
  it('stands that cards may come', async () => {
    expect(await noteOf({})).toBe('any card that fits may be played now');
  });

  it('stands what hangs on it', async () => {
    const claim = { horse: 0, over: 1 };
    expect(await noteOf({ claim })).toContain('the place of Old Tom');
    expect(await noteOf({ pressure: { horse: 0, veer: 'in' } })).toContain('veer in');
  });
});
