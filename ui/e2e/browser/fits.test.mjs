// Nothing is cut off: in no language, at no size of the window, at no size of the text.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { misfits } from '../play/fit.mjs';
import { HOUSE, prepareTables, showScreen, TABLES } from '../play/screens.mjs';
import { homeWith, setTextSize } from '../play/settings.mjs';
import { command } from '../play/tables.mjs';

const WINDOWS = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const TEXT_SIZES = [80, 100, 120, 200];
/** What is only read is leafed through. */
const READ = [
  'rules',
  'rules-pigs',
  'rules-nasty',
  'help',
  'help-promises',
  'help-trouble',
  'help-news',
  'help-licences',
  'doctor',
  'past',
  'tally',
];
/** In large text, so are the bills of six stables, the programme with all its doors, and a book of six; and a slip goes by itself to the
 * row that is to be written. */
const LONG = ['nasty-bet', 'nasty-report', 'book-bets', 'book-called', 'home', 'welcome', 'paper'];

let browser;
let homes;
let servers;
/** Two houses: one where no table is open yet, and one where races are at every moment that is looked at. */
let house;
let races;
let tables;
before(async () => {
  browser = await openBrowser();
  homes = [homeWith({}), homeWith({})];
  servers = await Promise.all(homes.map((home) => openServer({ home })));
  [house, races] = await Promise.all(servers.map(enter));
  tables = await prepareTables(races);
});
after(async () => {
  await browser?.close();
  await Promise.all((servers ?? []).map((server) => server.close()));
  for (const home of homes ?? []) home.remove();
});

async function enter({ address }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  await page.locator('.shelf').waitFor();
  return page;
}

for (const language of ['en', 'es', 'de']) {
  test(`${language}, text at ${TEXT_SIZES.join(', ')} %`, async () => {
    const settings = { speed: 'off', language, textScale: 100 };
    for (const page of [house, races]) {
      await command(page, 'change_settings', { settings });
      await page.reload();
    }
    const found = await Promise.all([judgeAll(house, HOUSE), judgeAll(races, TABLES)]);
    assert.deepEqual(Object.assign({}, ...found), {});
  });
}

async function judgeAll(page, names) {
  const found = {};
  for (const name of names) {
    await page.setViewportSize(WINDOWS[0]);
    await showScreen(page, name, tables);
    for (const textScale of TEXT_SIZES) await judge(page, name, textScale, found);
  }
  return found;
}

/** Looks at what is shown in every window, with text of a size, and writes down what does not fit. */
async function judge(page, name, textScale, found) {
  await page.evaluate(`(${setTextSize})(${textScale})`);
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const isLong = READ.includes(name) || (textScale > 100 && LONG.includes(name));
    const mayScroll = textScale > 120 || width < 1280 || isLong;
    const amiss = await misfits(page, { mayScroll });
    if (amiss.length > 0) found[`${name}, ${textScale} %, ${width}x${height}`] = amiss;
  }
}
