// Whole games in the real window, as people play them; and what is set holds at the next start.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../../../scripts/run.mjs';
import { axeInWindow } from '../harness/axe.mjs';
import { openWindow } from '../harness/window.mjs';
import { gallop } from '../play/gallop.mjs';
import { meeting } from '../play/meeting.mjs';
import { race } from '../play/race.mjs';
import { homeWith, keptSettings, layBoard, SMALL_BOARD } from '../play/settings.mjs';
import { handInWindow } from '../play/window-hand.mjs';

const PICTURES = path.join(ROOT, 'test-results', 'window');

let home;
before(() => {
  home = homeWith({ language: 'en' });
  layBoard(home);
  mkdirSync(PICTURES, { recursive: true });
});
after(() => home?.remove());

test('from the shelf to the podium: set up, place, pick behind the curtain, finish', async () => {
  await inWindow(async ({ driver, hand, look }) => {
    await look('home');
    await hand.press('link', /Giro Galoppo/);
    await hand.which({ card: ['button', /^To the start/] });
    await seatFriend(driver, hand);
    await look('set-up');
    await hand.press('button', /^To the start/);

    assert.equal(await race.asked(hand), 'place');
    await look('placing');
    assert.equal(await race.playWhile(hand, ['place']), 'look');
    await race.answer(hand, 'look');
    assert.equal(await race.asked(hand), 'pick');
    await look('picking');
    await hand.press('button', /^Close the curtain/);
    assert.equal(await race.asked(hand), 'look');
    assert.deepEqual(await hand.namesOf('radio', /./), []);
    await look('curtain');

    assert.equal(await race.playOut(hand), 'over');
    await look('finish');
  });
});

test('a game of pigs: line up, put food, play behind the curtain, read how a round ended, finish', async () => {
  await inWindow(async ({ driver, hand, look }) => {
    await hand.press('link', /Galloping Pigs/);
    await hand.which({ card: ['button', /^To the start/] });
    await seatFriend(driver, hand);
    await hand.press('radio', /^On$/);
    await hand.press('radio', /^As you say$/);
    await look('pigs-set-up');
    await hand.press('button', /^To the start/);

    assert.equal(await gallop.asked(hand), 'lineUp');
    await look('pigs-line-up');
    await gallop.answer(hand, 'lineUp');
    assert.equal(await gallop.asked(hand), 'food');
    await look('pigs-food');
    assert.equal(await gallop.playWhile(hand, ['food']), 'look');
    assert.deepEqual(await hand.namesOf('radio', /./), []);
    await look('pigs-curtain');
    await gallop.answer(hand, 'look');
    assert.equal(await gallop.asked(hand), 'play');
    await look('pigs-hand');

    assert.equal(await gallop.playWhile(hand, ['look', 'play']), 'report');
    await look('pigs-report');
    assert.equal(await gallop.playOut(hand), 'over');
    await look('pigs-end');
  });
});

test('a meeting of six races: enter the stables, bet, roll and ride, settle, to the richest purse', async () => {
  await inWindow(async ({ driver, hand, look }) => {
    await hand.press('link', /Really Nasty/);
    await hand.which({ card: ['button', /^To the start/] });
    await seatFriend(driver, hand);
    await hand.press('button', /^Another stable/);
    await driver.wait(async () => (await hand.namesOf('button', /^Scratch /)).length === 4, 5000);
    await choose(driver, hand, /^Printed/, new RegExp(`^${SMALL_BOARD}`));
    await hand.press('radio', /^Your own$/);
    for (const _half of ['1½', '1', '½', '0'])
      await hand.press('button', /^Less of Seconds before/);
    await look('nasty-set-up');
    await hand.press('button', /^To the start/);

    assert.equal(await meeting.asked(hand), 'look');
    await look('nasty-curtain');
    await meeting.answer(hand, 'look');
    assert.equal(await meeting.asked(hand), 'entry');
    await look('nasty-entry');
    assert.equal(await meeting.playWhile(hand, ['look', 'entry']), 'bet');
    await look('nasty-bet');
    assert.equal(await meeting.playWhile(hand, ['look', 'bet']), 'roll');
    await look('nasty-roll');
    assert.equal(await meeting.playWhile(hand, ['roll']), 'go');
    await look('nasty-go');
    assert.equal(await meeting.playWhile(hand, ['roll', 'go', 'double']), 'ready');
    await look('nasty-called');
    assert.equal(await meeting.playWhile(hand, ['ready']), 'report');
    await look('nasty-report');
    assert.equal(await meeting.playOut(hand), 'over');
    await look('nasty-end');
  });
});

test('what is set in one start holds in the next', async () => {
  await inWindow(async ({ driver, hand }) => {
    await hand.press('link', /^Settings$/);
    await hand.press('radio', /^Night$/);
    await hand.press('radio', /^Deutsch$/);
    await hand.which({ german: ['heading', /^Einstellungen$/] });
    await hasLook(driver, 'de', 'dark');
  });
  assert.equal(keptSettings(home).language, 'de');
  await inWindow(async ({ driver, look }) => {
    await hasLook(driver, 'de', 'dark');
    await look('home-dark-de');
  });
});

/** Opens the app, shows it to `use`, and closes it. `look` takes a picture of a screen, and asks axe about it. */
async function inWindow(use) {
  const window = await openWindow({ home, screen: '1280x800' });
  const { driver } = window;
  const look = async (name) => {
    window.screenshot(path.join(PICTURES, `${name}.png`));
    assert.deepEqual(await axeInWindow(driver), [], name);
  };
  try {
    const hand = handInWindow(driver);
    await hand.which({ home: ['link', /Giro Galoppo/] });
    await use({ driver, hand, look });
  } catch (error) {
    window.screenshot(path.join(PICTURES, 'failed.png'));
    throw error;
  } finally {
    await window.close();
  }
}

/** The second seat is for a friend beside her. */
function seatFriend(driver, hand) {
  return choose(driver, hand, /^Bot: steady/, /^A person here/);
}

/** Chooses in the list that unfolds. */
async function choose(driver, hand, shown, name) {
  await hand.press('button', shown);
  await hand.press('option', name);
  await driver.wait(async () => (await hand.namesOf('option', /./)).length === 0, 5000);
}

async function hasLook(driver, lang, theme) {
  const { dataset } = await driver.executeScript(
    'const { lang, dataset } = document.documentElement; return { dataset: { lang, ...dataset } };',
  );
  assert.deepEqual([dataset.lang, dataset.theme], [lang, theme]);
}
