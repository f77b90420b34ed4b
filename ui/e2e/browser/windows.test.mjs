// Two windows on one table: whatever is done in one, both show the same; and a window that comes later is told all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handAt } from '../play/browser-hand.mjs';
import { night } from '../play/night.mjs';
import { race } from '../play/race.mjs';
import { openTable, setupOf } from '../play/tables.mjs';
import { showTheSame } from '../play/told.mjs';

const open = night();

test('two people, each at a window, see the same at every step of a race', async () => {
  const [one, other] = await Promise.all([open.browser.newPage(), open.browser.newPage()]);
  await one.goto(open.server.address);
  const table = await openTable(one, setupOf('giro', ['here', 'here', 'steady']));
  const address = `${open.server.address}#/table/${table}`;
  await Promise.all([one, other].map((page) => page.goto(address)));

  let isReloaded = false;
  for (let turn = 0; ; turn += 1) {
    const [here, there] = turn % 2 === 0 ? [one, other] : [other, one];
    const ask = await race.asked(handAt(here));
    await showTheSame([here, there]);
    if (ask === 'over') break;
    if (ask === 'look' && !isReloaded && (await round(here)) === 3) {
      isReloaded = true;
      await here.reload();
      await race.asked(handAt(here));
      await showTheSame([here, there]);
    }
    await race.answer(handAt(here), ask);
    if (ask === 'look') await race.answer(handAt(here), 'pick');
  }
  assert.ok(isReloaded, 'the race had a third round');
  assert.deepEqual(open.browser.faults, []);
});

async function round(page) {
  const text = await page.getByText(/^Round \d+, cards come back/).textContent();
  return Number(text.match(/\d+/)[0]);
}
