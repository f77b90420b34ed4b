// Idle costs nothing: on a screen that waits for a person no timer, no frame and no animation goes on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { countUnrest, unrestOf } from '../harness/rest.mjs';
import { prepareTables, showScreen } from '../play/screens.mjs';
import { homeWith } from '../play/settings.mjs';
import { command } from '../play/tables.mjs';

/** Where one waits longest, and where something has just been told. */
const HOUSE = ['home', 'setup', 'join', 'history', 'settings', 'help'];
const TABLES = [
  ...['placing', 'turn', 'finish'],
  ...['pigs-food', 'pigs-curtain', 'pigs-report'],
  ...['nasty-curtain', 'nasty-go', 'nasty-cards'],
];

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
  await countUnrest(page);
  await page.goto(server.address);
  await page.locator('.shelf').waitFor();
  tables = await prepareTables(page, TABLES);
  // At the usual speed and with all motion, for that is when something could go on moving.
  await command(page, 'change_settings', { settings: { speed: 'normal' } });
  await page.reload();
  await page.locator('.shelf').waitFor();
});
after(async () => {
  await browser?.close();
  await server?.close();
  home?.remove();
});

for (const [where, names] of Object.entries({ 'around the tables': HOUSE, 'at a table': TABLES })) {
  test(`nothing goes on ${where} while nothing happens`, async () => {
    const found = {};
    for (const name of names) {
      await showScreen(page, name, tables);
      const unrest = await unrestOf(page);
      if (unrest.length > 0) found[name] = unrest;
    }
    assert.deepEqual(found, {});
  });
}
