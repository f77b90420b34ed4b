// The app among others on a desktop: one window, however often it is started, and what it is started with.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../../../scripts/run.mjs';
import { axeInWindow } from '../harness/axe.mjs';
import { openWindow } from '../harness/window.mjs';
import { homeWith } from '../play/settings.mjs';
import { handInWindow } from '../play/window-hand.mjs';

const PICTURES = path.join(ROOT, 'test-results', 'window');
const RECORD = path.join(ROOT, 'crates', 'dealer', 'tests', 'records', 'giro.jsonl');
const LINK = `racenight://join?v=1&id=${'A'.repeat(16)}&fp=${'A'.repeat(43)}&s=${'A'.repeat(22)}&a=127.0.0.1:9`;

before(() => mkdirSync(PICTURES, { recursive: true }));

/** Opens the app with these words, and shows it to `use`. */
async function startedWith(args, use) {
  const home = homeWith({ language: 'en' });
  const window = await openWindow({ args, home, screen: '1280x800' });
  const { driver } = window;
  const at = (hash) =>
    driver.wait(async () => new URL(await driver.getCurrentUrl()).hash === hash, 10_000, hash);
  const look = async (name) => {
    assert.deepEqual(await axeInWindow(driver), [], name);
    window.screenshot(path.join(PICTURES, `${name}.png`));
  };
  try {
    await use({ window, driver, hand: handInWindow(driver), at, look, home });
  } finally {
    await window.close();
    home.remove();
  }
}

test('a second start ends at once, and hands the first its link, which waits for a name', () =>
  startedWith([], async ({ window, hand, driver, at, look }) => {
    await hand.which({ home: ['link', /Giro Galoppo/] });
    assert.equal(await window.again(LINK), 0);
    await at('#/join');
    const fields = await driver.executeScript(
      "return [...document.querySelectorAll('.join-form .field-box')].map(({ value }) => value)",
    );
    assert.deepEqual(fields, ['', LINK]);
    assert.deepEqual(await hand.namesOf('heading', /^Join a table$/), ['Join a table']);
    await look('handed-link');
  }));

test('a second start with nothing to do leaves the first where it is', () =>
  startedWith([], async ({ window, hand, at }) => {
    await hand.press('link', /^Settings$/);
    await at('#/settings');
    assert.equal(await window.again(), 0);
    await at('#/settings');
  }));

test('a record that is opened plays back, and is among the finished tables', () =>
  startedWith([RECORD], async ({ window, hand, driver, home, look }) => {
    const isReplay = async () => (await driver.getCurrentUrl()).includes('#/replay/');
    await driver.wait(isReplay, 10_000);
    await hand.which({ play: ['button', /^Play/] });
    await look('handed-record');
    await driver.executeScript("location.hash = '#/'");
    assert.equal(await window.again(RECORD), 0);
    await driver.wait(isReplay, 10_000);
    const kept = path.join(home.env.XDG_DATA_HOME, 'racenight', 'tables', 'finished');
    const records = readdirSync(kept).filter((name) => name.startsWith('giro-'));
    assert.equal(records.length, 1);
  }));

test('the wish to join a table opens the page for it', () =>
  startedWith(['--join'], async ({ at }) => {
    await at('#/join');
  }));

test('what makes no sense is told, and nothing is lost', () =>
  startedWith([], async ({ window, driver, hand, at, home, look }) => {
    await hand.press('link', /^Settings$/);
    await at('#/settings');
    const file = path.join(home.env.HOME, 'shopping.racenight');
    writeFileSync(file, 'bread, cheese\n');
    assert.equal(await window.again(file), 0);
    const said = () =>
      driver.executeScript("return document.querySelector('.notice-slip')?.textContent");
    await driver.wait(async () => (await said())?.includes('was not taken in'), 10_000);
    await at('#/settings');
    await look('handed-nonsense');
  }));

test('a log is kept where the system keeps such things', () =>
  startedWith(['--new-instance'], async ({ hand, home }) => {
    await hand.which({ home: ['link', /Giro Galoppo/] });
    const folder = path.join(home.env.HOME, '.local', 'state', 'racenight', 'log');
    const [file] = readdirSync(folder);
    assert.match(readFileSync(path.join(folder, file), 'utf8'), /INFO api::log: Race Night \d/);
  }));
