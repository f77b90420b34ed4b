// A whole race in the real window, as people play it; and what is set holds at the next start.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../../../scripts/run.mjs';
import { axeInWindow } from '../harness/axe.mjs';
import { openWindow } from '../harness/window.mjs';
import { answer, asked, playOut, playWhile } from '../play/race.mjs';
import { homeWith, keptSettings } from '../play/settings.mjs';
import { handInWindow } from '../play/window-hand.mjs';

const PICTURES = path.join(ROOT, 'test-results', 'window');

let home;
before(() => {
  home = homeWith({ language: 'en' });
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

    assert.equal(await asked(hand), 'place');
    await look('placing');
    assert.equal(await playWhile(hand, ['place']), 'look');
    await answer(hand, 'look');
    assert.equal(await asked(hand), 'pick');
    await look('picking');
    await hand.press('button', /^Close the curtain/);
    assert.equal(await asked(hand), 'look');
    assert.deepEqual(await hand.namesOf('radio', /./), []);
    await look('curtain');

    assert.equal(await playOut(hand), 'over');
    await look('finish');
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
async function seatFriend(driver, hand) {
  await hand.press('button', /^Bot: steady/);
  await hand.press('option', /^A person here/);
  await driver.wait(async () => (await hand.namesOf('option', /./)).length === 0, 5000);
}

async function hasLook(driver, lang, theme) {
  const { dataset } = await driver.executeScript(
    'const { lang, dataset } = document.documentElement; return { dataset: { lang, ...dataset } };',
  );
  assert.deepEqual([dataset.lang, dataset.theme], [lang, theme]);
}
