// Every screen of the house by name, shown at once: tables are brought to the wanted moment by the app's own commands.
// Screens are known by their classes here and not by their words, for they are shown in every language.
import { openTable, playOn, setupOf } from './tables.mjs';

const FIVE_HERE = ['here', 'here', 'here', 'here', 'here'];
const ONE_HERE = ['here', 'steady', 'steady', 'steady', 'steady'];
const SHOWN = { 'cards-left': 'shown' };
const DRAWN = { obstacles: 'drawn' };
const thirdRound = ({ round }) => round === 3;

/** In the order of an evening. `seats` and `rules` are of the table; `until` is how far its race has come. */
const SCREENS = {
  home: { at: '#/', sign: '.shelf' },
  setup: { at: '#/setup/giro', sign: '.entrant', first: seatFive },
  wrong: { at: '#/setup/giro', sign: '.entrant', first: forgetName },
  placing: {
    seats: FIVE_HERE,
    until: ({ placed }) => placed.length === 2,
    sign: '.giro-space',
    first: (page) => page.locator('.giro-space').nth(4).click(),
  },
  turn: { seats: FIVE_HERE, rules: SHOWN, until: thirdRound, sign: '.pickers' },
  curtain: {
    seats: FIVE_HERE,
    rules: SHOWN,
    until: thirdRound,
    sign: '.pickers',
    first: (page) => page.locator('.pickers button').first().click(),
  },
  race: {
    seats: ['here', 'here', 'here', 'here'],
    rules: SHOWN,
    until: ({ round }) => round === 8,
    sign: '.pickers',
    first: openCurtain,
  },
  picking: {
    seats: ONE_HERE,
    rules: SHOWN,
    until: thirdRound,
    sign: '.hand-card',
    first: chooseCard,
  },
  finish: { seats: FIVE_HERE, rules: DRAWN, until: () => false, sign: '.podium' },
  rules: { at: '#/rules/giro', sign: '.book' },
  settings: { at: '#/settings', sign: '.settings' },
  help: { at: '#/help', sign: '.help' },
};

/** The screens around the table, and those at it. */
export const HOUSE = Object.keys(SCREENS).filter((name) => SCREENS[name].at);
export const RACE = Object.keys(SCREENS).filter((name) => SCREENS[name].seats);

/** Brings tables to the moments of these screens. The page must have come to the app. */
export async function prepareTables(page, names = RACE) {
  const tables = {};
  for (const name of names) {
    const { seats, rules, until } = SCREENS[name];
    const setup = setupOf(seats, rules);
    tables[name] = await openTable(page, setup);
    await playOn(page, tables[name], setup, until);
  }
  return tables;
}

/** Shows a screen; `tables` are the prepared ones. */
export async function showScreen(page, name, tables) {
  const { at = `#/table/${tables[name]}`, sign, first } = SCREENS[name];
  // Another screen lies between, so that what was done on this one before is not there any more.
  await goTo(page, '#/nowhere', '.lost');
  await goTo(page, at, sign);
  await first?.(page);
}

async function goTo(page, address, sign) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.locator(sign).first().waitFor();
}

async function seatFive(page) {
  const seats = page.locator('.entrant');
  for (let count = await seats.count(); count < 5; count += 1) {
    await page.locator('.entrants-more button').click();
    await seats.nth(count).waitFor();
  }
}

/** The longest words that the card has to say: a player without a name. */
async function forgetName(page) {
  await page.locator('.entrant input').first().fill('');
  await page.locator('.field-error').first().waitFor();
}

/** The first player looks, and has a card in mind. */
async function openCurtain(page) {
  await page.locator('.now-acts .button-primary').click();
  await page.locator('.hand-card').first().waitFor();
  await chooseCard(page);
}

async function chooseCard(page) {
  await page.locator('.hand-card:has(.racing-card-held)').last().click();
  await page.locator('.now-acts .button-primary').waitFor();
}
