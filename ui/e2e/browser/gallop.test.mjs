// Whole games of pigs in a browser, from the first screen to the last food, with the mouse.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handAt } from '../play/browser-hand.mjs';
import { agree, writeCard } from '../play/cards.mjs';
import { CARD, gallop } from '../play/gallop.mjs';
import { night } from '../play/night.mjs';
import { openTable, setupOf } from '../play/tables.mjs';
import { showTheSame } from '../play/told.mjs';

const open = night();

test('two friends behind a curtain and two bots, with food on the track: three rounds, and once more', async () => {
  const page = await open.browser.newPage();
  const hand = handAt(page);
  await page.goto(open.server.address);
  await writeCard(page, 'pigs', ['Marianne', 'Luis', 'bot', 'bot']);
  await agree(page, 'First start player', 'As you say');
  await agree(page, 'Food on the track', 'On');
  await page.getByRole('button', { name: 'To the start' }).click();

  assert.equal(await gallop.asked(hand), 'lineUp');
  await linesUp(page, hand);
  assert.equal(await gallop.asked(hand), 'food');
  await putsFood(page, hand);
  assert.equal(await gallop.playWhile(hand, ['food']), 'look');

  await showsNothingPrivate(page);
  await gallop.answer(hand, 'look');
  await showsWhatIsAtStake(page);
  await hand.press('button', /^Hide the cards/);
  await page.getByRole('button', { name: /^Open the curtain/ }).waitFor();
  await showsNothingPrivate(page);
  await gallop.answer(hand, 'look');
  await gallop.answer(hand, 'play');
  assert.equal(await page.getByRole('button', { name: /^Take back/ }).count(), 0);
  assert.equal(await gallop.asked(hand), 'look');
  await showsNothingPrivate(page);

  for (const round of [1, 2]) {
    assert.equal(await gallop.playWhile(hand, ['lineUp', 'food', 'look', 'play']), 'report');
    await page.getByRole('heading', { name: `Round ${round} is over` }).waitFor();
    await showsNothingPrivate(page);
    await gallop.answer(hand, 'report');
  }
  assert.equal(await gallop.playOut(hand), 'over');
  await page.getByRole('heading', { name: /wins!$|share the win!$/ }).waitFor();
  await page.getByRole('img', { name: /^The end: 1\. / }).waitFor();
  const old = page.url();
  await hand.press('button', /^Rematch/);
  await page.waitForURL((url) => url.href !== old);
  assert.equal(await gallop.asked(hand), 'lineUp');
  await page.context().close();
  assert.deepEqual(open.browser.faults, []);
});

test('one person against bots: no curtain, the hand stays in sight, and the pigs can be seen leaping', async () => {
  const page = await open.browser.newPage({ motion: 'no-preference' });
  const hand = handAt(page);
  await page.goto(open.server.address);
  await writeCard(page, 'pigs', ['Marianne', 'bot', 'bot']);
  await agree(page, 'First start player', 'As you say');
  await page.getByRole('button', { name: 'To the start' }).click();

  assert.equal(await gallop.asked(hand), 'lineUp');
  await gallop.answer(hand, 'lineUp');
  assert.equal(await gallop.asked(hand), 'play');
  await setSpeed(page, 'Half speed');
  await gallop.answer(hand, 'play');
  await hand.which({ skip: ['button', /^Skip/] });
  assert.ok((await page.getByRole('radio', { name: /in hand\./ }).count()) > 0);
  await hand.press('button', /^Skip/);

  await setSpeed(page, 'No motion');
  assert.equal(await gallop.playOut(hand, atRandom), 'over');
  assert.equal(await page.getByRole('button', { name: /^Open the curtain/ }).count(), 0);
  await page.context().close();
  assert.deepEqual(open.browser.faults, []);
});

test('two people, each at a window, see the same at every step of a round', async () => {
  const [one, other] = await Promise.all([open.browser.newPage(), open.browser.newPage()]);
  await one.goto(open.server.address);
  const rules = { edition: 'tiles', 'track-food': true };
  const table = await openTable(one, setupOf('pigs', ['here', 'here', 'steady'], rules));
  const address = `${open.server.address}#/table/${table}`;
  await Promise.all([one, other].map((page) => page.goto(address)));

  for (let turn = 0; ; turn += 1) {
    const [here, there] = turn % 2 === 0 ? [one, other] : [other, one];
    const ask = await gallop.asked(handAt(here));
    await showTheSame([here, there]);
    if (ask === 'over') break;
    await gallop.answer(handAt(here), ask);
    if (ask === 'look') await gallop.answer(handAt(here), 'play');
  }
  assert.deepEqual(open.browser.faults, []);
});

/** The pigs of the line-up, from front to back. */
async function lineOf(page) {
  const places = page.getByRole('button', { name: /, place \d of 5/ });
  const names = await places.evaluateAll((found) => found.map((one) => one.ariaLabel));
  return names.map((name) => name.split(' ')[0]);
}

/** One pig is dragged, one is pressed and then its place, one is moved by its arrow; it can be taken back. */
async function linesUp(page, hand) {
  const start = ['Red', 'White', 'Yellow', 'Black', 'Blue'];
  assert.deepEqual(await lineOf(page), start);
  await drag(page, await boxOf(page, 'Red'), await boxOf(page, 'Yellow'));
  await inLine(page, ['White', 'Yellow', 'Red', 'Black', 'Blue']);
  await page.getByRole('button', { name: /^Blue .*, place/ }).click();
  await page.getByRole('button', { name: /^White .*, place/ }).click();
  await inLine(page, ['Blue', 'White', 'Yellow', 'Red', 'Black']);
  await page.getByRole('button', { name: /^Move Black, .* forward$/ }).click();
  const line = ['Blue', 'White', 'Yellow', 'Black', 'Red'];
  await inLine(page, line);
  await gallop.answer(hand, 'lineUp');
  const told = new RegExp(`^Marianne lines the pigs up: ${line.join(',? (and )?')}\\.$`);
  await page.getByText(told).first().waitFor();

  await hand.press('button', /^Take back/);
  // Until the table has told it, food is asked for still.
  await page.getByRole('button', { name: /, place 1 of 5/ }).waitFor();
  assert.equal(await gallop.asked(hand), 'lineUp');
  await gallop.answer(hand, 'lineUp');
}

async function inLine(page, expected) {
  for (let tries = 0; tries < 50; tries += 1) {
    if (String(await lineOf(page)) === String(expected)) return;
    await page.waitForTimeout(50);
  }
  assert.deepEqual(await lineOf(page), expected);
}

/**
 * A space near the start is pressed, and then food is let go there: the page says why none may lie there, and names the rule.
 * On a space that is open it waits until it is meant.
 */
async function putsFood(page, hand) {
  await page.getByRole('button', { name: 'Space 2', exact: true }).click();
  await refusesFood(page, 2);
  await dragFood(page, 'Space 9, open to you');
  await page.getByRole('button', { name: 'Space 9, chosen' }).waitFor();
  await page.getByRole('button', { name: /^Put it on 9/ }).waitFor();
  await dragFood(page, 'Space 3');
  await refusesFood(page, 3);
  await dragFood(page, 'Space 17, open to you');
  await hand.press('button', /^Put it on 17/);
  await page.getByText('Marianne puts food on 17.').first().waitFor();

  await hand.press('button', /^Marianne takes back/);
  await page.getByRole('heading', { name: 'Marianne, put food on the track' }).waitFor();
  await hand.press('button', /^Put it on 17/);
  await page.getByText('Marianne puts food on 17.').first().waitFor();
}

async function refusesFood(page, at) {
  await page.getByText(`${at} is one of the four spaces after the start line`).waitFor();
  await page.getByRole('link', { name: /P-18/ }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Put it on/ }).count(), 0);
}

/** The food card in hand is dragged to a space of the oval. */
async function dragFood(page, name) {
  const space = page.getByRole('button', { name, exact: true });
  const [from, to] = [page.locator('.food-in-hand'), space].map((one) => one.boundingBox());
  await drag(page, middleOf(await from), middleOf(await to));
}

/** Seven cards, of which each says where its pig would land; the chain that can lead is told. */
async function showsWhatIsAtStake(page) {
  const cards = page.getByRole('radio', { name: CARD });
  const names = await cards.evaluateAll((found) => found.map((one) => one.ariaLabel));
  const held = names.map((name) => name.match(/, (one|\d) in hand/)[1].replace('one', '1'));
  assert.equal(
    held.reduce((sum, count) => sum + Number(count), 0),
    7,
  );
  for (const name of names) assert.match(name, /(to|on) -?\d+\. It (leads|does not lead)/);
  await page.getByText(/Your last card (must lead|decides)/).waitFor();
  await page.getByRole('img', { name: /These can take the lead now: / }).waitFor();
}

/** Before the curtain there are no cards, and nothing that says where one of them would lead. */
async function showsNothingPrivate(page) {
  assert.equal(await page.getByRole('radio').count(), 0);
  const text = await page.locator('body').evaluate((body) => body.outerHTML);
  assert.doesNotMatch(
    text,
    /in hand\b|It moves to|It leaps|Your racing cards|Your last card|>Play /,
  );
}

async function setSpeed(page, name) {
  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function boxOf(page, pig) {
  const name = new RegExp(`^${pig} .*, place`);
  return middleOf(await page.getByRole('button', { name }).boundingBox());
}

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** From one place to another as a hand does, with steps between. */
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Any of them; a game must come to its end whatever is played. */
function atRandom(names) {
  return names[Math.floor(Math.random() * names.length)];
}
