// Axe finds nothing at any screen, whatever the light.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeOnPage } from '../harness/axe.mjs';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { handAt } from '../play/browser-hand.mjs';
import { race } from '../play/race.mjs';
import { HOUSE, prepareTables, showScreen, TABLES } from '../play/screens.mjs';
import { homeWith, setTheme } from '../play/settings.mjs';
import { command, openTable, setupOf } from '../play/tables.mjs';

let browser;
let server;
let home;
let page;
let tables;
before(async () => {
  home = homeWith({});
  [browser, server] = await Promise.all([openBrowser(), openServer({ home })]);
  page = await browser.newPage({ motion: 'no-preference' });
  page.setDefaultTimeout(15_000);
  await page.goto(server.address);
  await page.locator('.shelf').waitFor();
  tables = await prepareTables(page);
});
after(async () => {
  await browser?.close();
  await server?.close();
  home?.remove();
});

/** What an element is and is called is the same in every light: there only the colours are judged anew. */
const THEMES = { light: undefined, dark: ['color-contrast'], contrast: ['color-contrast'] };

test('every screen, light, dark and contrast', async () => {
  await begin({ theme: 'light' });
  const found = {};
  for (const name of [...HOUSE, ...TABLES]) {
    await showScreen(page, name, tables);
    for (const [theme, rules] of Object.entries(THEMES)) {
      await page.evaluate(`(${setTheme})('${theme}')`);
      const faults = await axeOnPage(page, rules);
      if (faults.length > 0) found[`${name}, ${theme}`] = faults;
    }
  }
  assert.deepEqual(found, {});
});

test('a round that is run, an open menu and a dialog', async () => {
  await begin({ theme: 'light', speed: 'half' });
  const table = await openTable(page, setupOf('giro', ['here', 'random'], { obstacles: 'drawn' }));
  await page.goto(`${server.address}#/table/${table}`);
  const hand = handAt(page);
  await race.asked(hand);
  await race.answer(hand, 'pick');
  await hand.which({ run: ['button', /^Skip/] });
  assert.deepEqual(await axeOnPage(page), []);
  await hand.press('button', /^Skip/);

  await hand.press('button', 'More');
  await hand.which({ menu: ['menuitem', /^End the race$/] });
  assert.deepEqual(await axeOnPage(page), []);
  await hand.press('menuitem', 'End the race');
  await hand.which({ dialog: ['heading', /^End this race\?$/] });
  assert.deepEqual(await axeOnPage(page), []);
});

/** The page anew, with these settings. */
async function begin(settings) {
  await command(page, 'change_settings', { settings: { speed: 'off', ...settings } });
  await page.goto(server.address);
  await page.reload();
  await page.locator('.shelf').waitFor();
}
