// Whole races in a browser, from the first screen to the podium, with the mouse.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handAt } from '../play/browser-hand.mjs';
import { writeCard } from '../play/cards.mjs';
import { night } from '../play/night.mjs';
import { race } from '../play/race.mjs';

const open = night();

test('two friends behind a curtain and two bots: from the shelf to the podium, and once more', async () => {
  const page = await open.browser.newPage();
  const hand = handAt(page);
  await page.goto(open.server.address);
  await writeCard(page, 'giro', ['Marianne', 'Luis', 'bot', 'bot']);
  await page.getByRole('button', { name: 'To the start' }).click();

  assert.equal(await race.asked(hand), 'place');
  await saysWhyNot(page);
  assert.equal(await race.playWhile(hand, ['place']), 'look');

  await showsNothingPrivate(page);
  await race.answer(hand, 'look');
  assert.equal(await page.getByRole('radio', { name: /^Card \d/ }).count(), 6);
  await hand.press('button', /^Close the curtain/);
  await page.getByRole('button', { name: /^Open the curtain/ }).waitFor();
  await showsNothingPrivate(page);
  await race.answer(hand, 'look');
  await race.answer(hand, 'pick');
  assert.equal(await race.asked(hand), 'look');
  await showsNothingPrivate(page);

  assert.equal(await race.playOut(hand), 'over');
  await page.getByRole('heading', { name: /wins!$|^The race is abandoned$/ }).waitFor();
  const old = page.url();
  await hand.press('button', /^Rematch/);
  await page.waitForURL((url) => url.href !== old);
  assert.equal(await race.asked(hand), 'place');
  await page.context().close();
  assert.deepEqual(open.browser.faults, []);
});

test('one person against bots, the hedges drawn: no curtain, and the horses can be seen running', async () => {
  const page = await open.browser.newPage({ motion: 'no-preference' });
  const hand = handAt(page);
  await page.goto(open.server.address);
  await writeCard(page, 'giro', ['Marianne', 'bot', 'bot']);
  await hand.press('radio', /^Drawn$/);
  await page.getByRole('button', { name: 'To the start' }).click();

  assert.equal(await race.asked(hand), 'pick');
  await page
    .getByText(/^The hedges are drawn/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitem', { name: 'Four times as fast' }).click();
  await race.answer(hand, 'pick');
  await page.getByText('The cards are turned up.').first().waitFor();
  assert.equal(await race.asked(hand), 'pick');

  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitem', { name: 'Half speed' }).click();
  await race.answer(hand, 'pick');
  await hand.press('button', /^Skip/);
  await hand.gone('button', /^Skip/);
  assert.equal(await page.getByRole('button', { name: /^Open the curtain/ }).count(), 0);

  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitem', { name: 'No motion' }).click();
  assert.equal(await race.playOut(hand, atRandom), 'over');
  await page.getByRole('img', { name: /has won; placed are|Nobody is placed/ }).waitFor();
  await page.context().close();
  assert.deepEqual(open.browser.faults, []);
});

/** A space of grass is chosen: the page says in words why no hedge stands there, and names the rule. */
async function saysWhyNot(page) {
  await page.getByRole('button', { name: 'Space 5, grass', exact: true }).click();
  await page.getByText('5 is not brown sand, and a hedge stands on brown sand only.').waitFor();
  await page.getByRole('link', { name: /G-7/ }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Place on/ }).count(), 0);
}

/** Before the curtain there are no cards, and nothing that says where one of them would lead. */
async function showsNothingPrivate(page) {
  assert.equal(await page.getByRole('radio').count(), 0);
  const text = await page.locator('body').evaluate((body) => body.outerHTML);
  assert.doesNotMatch(text, /lands on|would land|Your racing cards|Play the|plays the/);
}

/** Any of them; a race must come to its end whatever is played. */
function atRandom(names) {
  return names[Math.floor(Math.random() * names.length)];
}
