// A table on the network whose host plays in the real window: guests come from another window, and from browsers.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../../../scripts/run.mjs';
import { apart } from '../harness/apart.mjs';
import { axeInWindow } from '../harness/axe.mjs';
import { openBrowser } from '../harness/browser.mjs';
import { openWindow } from '../harness/window.mjs';
import * as party from '../play/party.mjs';
import { homeWith } from '../play/settings.mjs';
import { handInWindow } from '../play/window-hand.mjs';

const PICTURES = path.join(ROOT, 'test-results', 'window');
const TABLE = 'Anna’s table';
const CODE = '7K3QXA';

if (apart(import.meta.url)) {
  before(() => mkdirSync(PICTURES, { recursive: true }));

  test('two windows play a race to the podium', () =>
    inWindows(['Anna', 'Ben'], async (anna, ben) => {
      await host(anna);
      await join(ben, 'Ben');
      await look(ben, 'party-lobby-guest');
      await look(anna, 'party-lobby-host');
      await playOut([anna, ben], () => look(ben, 'party-table-guest'));
      await look(anna, 'party-end-host');
      await look(ben, 'party-end-guest');
      assert.deepEqual(await told(anna.window.driver), await told(ben.window.driver));
    }));

  test('a window and two browsers play a race to the podium', () =>
    inWindows(['Anna'], async (anna) => {
      const browser = await openBrowser();
      const guests = [];
      try {
        await host(anna);
        for (const name of ['Ben', 'Carla']) {
          const guest = await party.machineWith(browser);
          guests.push(guest);
          await join(guest, name);
        }
        await playOut([anna, ...guests]);
        const hers = await told(anna.window.driver);
        for (const { page } of guests) assert.deepEqual(await page.evaluate(STORY), hers);
        assert.deepEqual(browser.faults, []);
      } finally {
        await browser.close();
        for (const guest of guests) await party.turnOff(guest);
      }
    }));
}

/** Opens a window for each of these people, each with a home of its own, and closes them again. */
async function inWindows(people, use) {
  const open = [];
  try {
    for (const _person of people) {
      const home = homeWith({ language: 'en' });
      const window = await openWindow({ home, screen: '1280x800' });
      open.push({ home, window, hand: handInWindow(window.driver) });
    }
    await use(...open);
  } catch (error) {
    for (const [index, { window }] of open.entries())
      window.screenshot(path.join(PICTURES, `party-failed-${index}.png`));
    throw error;
  } finally {
    for (const { window, home } of open) {
      await window.close();
      home.remove();
    }
  }
}

/** Anna opens a table of three, the short course, to others. */
async function host({ hand }) {
  await party.beginToHost(hand, 'giro');
  await hand.which({ card: ['textbox', /^Player$/] });
  await hand.write(/^Player$/, 'Anna');
  await hand.press('radio', /^Sprint/);
  await party.openToOthers(hand, CODE);
}

async function join({ hand }, name) {
  await party.joinFromList(hand, { table: TABLE, code: CODE, name });
  await party.sitDown(hand, name);
}

/** The first of them starts, and all play to the podium. */
async function playOut(machines, onPlaced = () => undefined) {
  const hands = machines.map(({ hand }) => hand);
  await hands[0].press('button', /^Start the game/);
  await party.placeTogether(hands);
  await onPlaced();
  await party.pickOutTogether(hands);
}

/** What a page shows of the story. */
const STORY =
  "[...document.querySelectorAll('.log-list > li, .podium')].map((line) => line.textContent)";
const told = (driver) => driver.executeScript(`return ${STORY};`);

async function look({ window }, name) {
  window.screenshot(path.join(PICTURES, `${name}.png`));
  assert.deepEqual(await axeInWindow(window.driver), [], name);
}
