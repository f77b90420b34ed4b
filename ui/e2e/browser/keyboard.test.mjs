// Whole games without a mouse: the focus is always somewhere, and one sees where.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  agreeByKeys,
  gallopByKeys,
  goOverCourseByKeys,
  meetingByKeys,
  raceByKeys,
  takeSmallBoardByKeys,
  waitForNobodyByKeys,
  writeCardByKeys,
} from '../play/by-keys.mjs';
import { keysAt } from '../play/keys-hand.mjs';
import { night } from '../play/night.mjs';

const open = night();

test('two people and bots play a whole race with the keyboard alone', async () => {
  const { page, keys } = await comeIn();
  await writeCardByKeys(page, keys, 'giro', 'Marianne');
  await keys.goTo(/^To the start/);
  await keys.press('Enter');
  await playOut(keys, raceByKeys, ['place', 'look', 'pick']);
  await rematch(page, keys);
  assert.equal(await raceByKeys.asked(keys), 'place');
  assert.deepEqual(open.browser.faults, []);
});

test('two people and a bot play a whole game of pigs with the keyboard alone', async () => {
  const { page, keys } = await comeIn();
  await writeCardByKeys(page, keys, 'pigs', 'Marianne');
  await agreeByKeys(page, keys, 'First start player', 'As you say');
  await agreeByKeys(page, keys, 'Food on the track', 'On');
  await keys.goTo(/^To the start/);
  await keys.press('Enter');
  await playOut(keys, gallopByKeys, ['lineUp', 'food', 'look', 'play', 'report']);
  await rematch(page, keys);
  assert.equal(await gallopByKeys.asked(keys), 'lineUp');
  assert.deepEqual(open.browser.faults, []);
});

test('two people and a bot play a whole meeting with the keyboard alone', async () => {
  const { page, keys } = await comeIn();
  await writeCardByKeys(page, keys, 'nasty', 'Marianne');
  await takeSmallBoardByKeys(page, keys);
  await waitForNobodyByKeys(page, keys);
  await keys.goTo(/^To the start/);
  await keys.press('Enter');
  const before = ['look', 'entry', 'bet', 'roll'];
  assert.equal(await meetingByKeys.playWhile(keys, before), 'go');
  await goOverCourseByKeys(keys);
  const asks = ['look', 'bet', 'roll', 'go', 'ready', 'report'];
  await playOut(keys, meetingByKeys, asks, ['double']);
  await rematch(page, keys);
  assert.equal(await meetingByKeys.asked(keys), 'look');
  assert.deepEqual(open.browser.faults, []);
});

async function comeIn() {
  const page = await open.browser.newPage();
  await page.goto(open.server.address);
  await page.getByRole('link', { name: /^Giro Galoppo/ }).waitFor();
  return { page, keys: keysAt(page) };
}

/** Plays to the end; each of these was asked for on the way, and `maybe` some more. */
async function playOut(keys, game, asks, maybe = []) {
  const seen = new Set();
  for (let ask = await game.asked(keys); ask !== 'over'; ask = await game.asked(keys)) {
    seen.add(ask);
    await game.answer(keys, ask);
  }
  for (const ask of maybe) seen.delete(ask);
  assert.deepEqual([...seen].sort(), [...asks].sort());
}

/** Looks something up on the way. */
async function rematch(page, keys) {
  await keys.goTo(/^Rule book/);
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Rule book', level: 1 }).waitFor();
  await keys.press('Escape');
  await keys.goTo(/^Rematch/);
  await keys.press('Enter');
}
