// A whole race without a mouse: the focus is always somewhere, and one sees where.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keysAt } from '../play/keys-hand.mjs';
import { night } from '../play/night.mjs';
import { asked } from '../play/race.mjs';

const open = night();

test('two people and bots play a whole race with the keyboard alone', async () => {
  const page = await open.browser.newPage();
  await page.goto(open.server.address);
  await page.getByRole('link', { name: /Giro Galoppo/ }).waitFor();
  const keys = keysAt(page);

  await keys.goTo(/Giro Galoppo/);
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'The runners' }).waitFor();
  await keys.goTo(/^Player$/);
  await keys.type('Marianne');
  await keys.goTo(/Bot: steady/);
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor();
  await keys.press('Home');
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await keys.goTo(/^To the start/);
  await keys.press('Enter');

  const done = { place: 0, look: 0, pick: 0 };
  for (let ask = await asked(keys); ask !== 'over'; ask = await asked(keys)) {
    done[ask] += 1;
    await { place, look, pick }[ask](keys);
  }
  assert.ok(done.place > 0 && done.look > 0 && done.pick > 0, JSON.stringify(done));

  await keys.goTo(/^Rule book/);
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Rule book', level: 1 }).waitFor();
  await keys.press('Escape');
  await keys.goTo(/^Rematch/);
  await keys.press('Enter');
  assert.equal(await asked(keys), 'place');
  assert.deepEqual(open.browser.faults, []);
});

/** Walks the course to a space that is open, chooses it, and means it. */
async function place(keys) {
  await keys.which({ open: ['button', /, open to you$/] });
  await keys.goTo(/^Space \d+/);
  if (!/open to you$/.test(await keys.focused())) await keys.press('Home');
  while (!/open to you$/.test(await keys.focused())) await keys.press('ArrowRight');
  await keys.press('Enter');
  await keys.which({ chosen: ['button', /^Place on \d/] });
  await keys.press('Enter');
  await keys.gone('button', /^Place on \d/);
}

async function look(keys) {
  await keys.goTo(/^Open the curtain/);
  await keys.press('Enter');
  await keys.gone('heading', /it is your turn to look$/);
}

/** Chooses with the arrow keys, or with Space where no other card is left, and plays with Enter. */
async function pick(keys) {
  await keys.which({ card: ['radio', /^Card \d/] });
  await keys.goTo(/^Card \d/);
  await keys.press('ArrowRight');
  await keys.press('Space');
  await keys.which({ chosen: ['button', /^Play the \d/] });
  await keys.press('Enter');
  await keys.gone('button', /^Play the \d/);
}
