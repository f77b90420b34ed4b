// Paper: a slip is printed from behind the curtain, and the book of a meeting of the boxed game is kept by mouse.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { homeWith } from '../play/settings.mjs';
import { openTable, playOn, setupOf } from '../play/tables.mjs';

let browser;
let server;
let home;
let page;
before(async () => {
  home = homeWith({ language: 'en' });
  [browser, server] = await Promise.all([openBrowser(), openServer({ home })]);
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(server.address);
  await page.locator('.shelf').waitFor();
});
after(async () => {
  await browser?.close();
  await server?.close();
  home?.remove();
});

const press = (name) => page.getByRole('button', { name, exact: true }).click();
const tick = (group, name) =>
  page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();

/** Is there ink on the page, and paper around it? */
const inkOf = (canvas) =>
  canvas.evaluate((sheet) => {
    const { data } = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] < 128) dark += 1;
    return dark / (data.length / 4);
  });

async function seePage() {
  const sheet = page.locator('.page-picture[data-drawn]').first();
  await sheet.waitFor();
  const ink = await inkOf(sheet);
  assert.ok(ink > 0.003 && ink < 0.6, `${ink} of the page is ink`);
}

test('a slip is printed from behind the curtain, and goes with it', async () => {
  const setup = setupOf('nasty', ['here', 'here']);
  const table = await openTable(page, setup);
  await playOn(page, table, setup, ({ stage }) => stage === 'bets');
  await page.goto(`${server.address}#/table/${table}`);
  assert.equal(await page.getByRole('region', { name: /^Betting slip/ }).count(), 0);
  await page.locator('.curtain-sign button').click();
  await page.locator('.slip').getByRole('button', { name: 'Print or save' }).click();
  await seePage();
  const name = await page.locator('.print-name').textContent();
  assert.match(name, /^race-night-slip-marianne-\d{4}-\d{2}-\d{2}\.pdf$/);
  await press('Save to downloads');
  const said = page.locator('.print-said');
  await said.getByText(/^It is here now: /).waitFor();
  const file = (await said.textContent()).replace('It is here now: ', '');
  assert.equal(readFileSync(file).subarray(0, 5).toString(), '%PDF-');
  await page.getByText('Spreadsheet (CSV)').click();
  await page.locator('.print-sheets pre').getByText('race_number,race,seat').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.print-desk').waitFor({ state: 'detached' });
  assert.deepEqual(browser.faults, []);
});

async function board(grades) {
  for (const [index, name] of ['Anna', 'Ben', 'Carmen'].entries()) {
    await tick(`Grade of ${name}`, String(grades[index]));
    await tick(`Lane of ${name}`, String(index + 1));
  }
  await press('Chalk it up');
}

test('the book of a meeting is kept by mouse', async () => {
  await page.goto(`${server.address}#/`);
  await page.getByRole('link', { name: /^Paper meeting/ }).click();
  for (const [index, name] of ['Anna', 'Ben', 'Carmen'].entries()) {
    await page.getByRole('textbox', { name: `Player ${index + 1}` }).fill(name);
  }
  await press('Open the book');
  await press('King’s Crown: earlier');
  await press('This is the order');

  // The first race: Carmen backs Ben at 50 to 1 after Anna has staked too much.
  await tick('Grade of Anna', '1');
  await tick('Lane of Anna', '1');
  await tick('Grade of Ben', '6');
  await tick('Lane of Ben', '6');
  await tick('Grade of Carmen', '3');
  await tick('Lane of Carmen', '3');
  await press('Chalk it up');
  await press('Seal no bet');
  await page.getByRole('heading', { name: 'What does Ben bet?' }).waitFor();
  await press('Seal no bet');
  await page.getByRole('heading', { name: 'What does Carmen bet?' }).waitFor();
  await page.locator('.bet-horse').last().click();
  await page.locator('.bet-input').fill('1000');
  await press('Seal the bet');

  // What was written is taken back, and written again as it was.
  await page.getByRole('heading', { name: /^How did the/ }).waitFor();
  await press('Undo: the bet of Carmen');
  assert.equal(await page.locator('.bet-input').inputValue(), '£1,000');
  await press('Redo: the bet of Carmen');

  // A race that is not over is refused by its rule, and nothing that was filled in is lost.
  const ends = (who, how) => tick(new RegExp(`of ${who} ended$`), how);
  await ends('Ben', '1st');
  await press('Write it down');
  await page.getByRole('link', { name: /N-25/ }).waitFor();
  await ends('Anna', 'fell');
  await ends('Carmen', '2nd');
  await press('Write it down');
  await press('Settle the race');
  await page.getByRole('heading', { name: /is settled$/ }).waitFor();
  await page.locator('.bill').getByText('£80,000').first().waitFor();

  // The second race: a grade that ran already is refused with the race in which it ran.
  await press('On to race 2');
  await board([1, 2, 4]);
  await page.getByText('Anna ran grade 1 in race 1 already; each runs once.').waitFor();
  await page.getByRole('link', { name: /N-11/ }).waitFor();
  await tick('Grade of Anna', '5');
  await press('Chalk it up');
  await press('Seal no bet');
  await page.getByRole('heading', { name: 'What does Ben bet?' }).waitFor();
  await press('Seal no bet');
  await page.getByRole('heading', { name: 'What does Carmen bet?' }).waitFor();
  await press('Seal no bet');
  await ends('Anna', '1st');
  await ends('Ben', '2nd');
  await ends('Carmen', '3rd');
  await press('Write it down');
  await press('Settle the race');
  await press('On to race 3');

  // All of it is there after the page was left, and prints.
  const address = page.url();
  await page.goto(`${server.address}#/paper`);
  await page.getByRole('link', { name: /^Go on with Anna/ }).click();
  await page.getByRole('heading', { name: /^Who runs in/ }).waitFor();
  assert.equal(new URL(page.url()).hash, new URL(address).hash);
  await press('Print or save');
  await seePage();
  assert.deepEqual(browser.faults, []);
});
