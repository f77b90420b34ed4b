// Every screen of the house by name, shown at once: tables are brought to the wanted moment by the app's own commands.
// Screens are known by their classes here and not by their words, for they are shown in every language.
import { writeMeeting } from './book.mjs';
import { command, decide, openTable, playOn, setupOf } from './tables.mjs';

const FIVE_HERE = ['here', 'here', 'here', 'here', 'here'];
const SIX_HERE = [...FIVE_HERE, 'here'];
const ONE_HERE = ['here', 'steady', 'steady', 'steady', 'steady'];
const SHOWN = { 'cards-left': 'shown' };
const DRAWN = { obstacles: 'drawn' };
const never = () => false;
const thirdRound = ({ round }) => round === 3;
const TRACK_FOOD = { 'track-food': true };
/** In the second round of the pigs somebody plays this card. */
const secondRound = (card) => (view) =>
  view.round === 2 && view.stage === 'play' && Math.max(...view.held) === 8 - card;
const lastCard = (view) => secondRound(7)(view) && view.held.every((held) => held === 1);
const noneLeftButOne = ({ held, stage }) =>
  stage === 'play' && held.reduce((sum, cards) => sum + cards) === 1;

/** At the Really Nasty game: a stage of a race; and one where the horses are well on their way. */
const stage =
  (wanted, race = 0) =>
  (view) =>
    view.stage === wanted && view.number >= race;
const onTheWay = (wanted) => (view) =>
  view.stage === wanted && view.horses.every(({ left }) => left < 60);

/**
 * In the order of an evening. Those at a table name its `game`, `seats` and `rules`, and `until`: how far it has come.
 * What can be shown but once has a `fresh` table every time.
 */
const SCREENS = {
  home: { at: '#/', sign: '.shelf' },
  setup: { at: '#/setup/giro', sign: '.entrant', first: seatFive },
  'setup-pigs': { at: '#/setup/pigs', sign: '.entrant', first: agreeOnAll },
  'setup-nasty': { at: '#/setup/nasty', sign: '.entrant', first: agreeOnAllSix },
  'setup-guests': { at: '#/setup/giro/open', sign: '.entrant-free', first: seatFive },
  join: { at: '#/join', sign: '.join' },
  doctor: { at: '#/doctor', sign: '.doctor' },
  wrong: { at: '#/setup/giro', sign: '.entrant', first: forgetName },
  placing: {
    game: 'giro',
    seats: FIVE_HERE,
    until: ({ placed }) => placed.length === 2,
    sign: '.giro-space',
    first: (page) => page.locator('.giro-space').nth(4).click(),
  },
  turn: { game: 'giro', seats: FIVE_HERE, rules: SHOWN, until: thirdRound, sign: '.pickers' },
  curtain: {
    game: 'giro',
    seats: FIVE_HERE,
    rules: SHOWN,
    until: thirdRound,
    sign: '.pickers',
    first: (page) => page.locator('.pickers button').first().click(),
  },
  race: {
    game: 'giro',
    seats: ['here', 'here', 'here', 'here'],
    rules: SHOWN,
    until: ({ round }) => round === 8,
    sign: '.pickers',
    first: openCurtain,
  },
  picking: {
    game: 'giro',
    seats: ONE_HERE,
    rules: SHOWN,
    until: thirdRound,
    sign: '.hand-card',
    first: chooseCard,
  },
  finish: { game: 'giro', seats: FIVE_HERE, rules: DRAWN, until: never, sign: '.podium' },
  'pigs-line-up': {
    game: 'pigs',
    seats: FIVE_HERE,
    rules: TRACK_FOOD,
    until: ({ stage }) => stage === 'line-up',
    sign: '.line-up',
  },
  'pigs-food': {
    game: 'pigs',
    seats: FIVE_HERE,
    rules: TRACK_FOOD,
    until: ({ trackFood }) => trackFood.length === 2,
    sign: '.pigs-space',
    first: (page) => page.locator('.pigs-space').nth(12).press('Enter'),
  },
  'pigs-curtain': {
    game: 'pigs',
    seats: FIVE_HERE,
    rules: TRACK_FOOD,
    until: secondRound(4),
    sign: '.hidden-hand .curtain',
  },
  'pigs-hand': {
    game: 'pigs',
    seats: FIVE_HERE,
    rules: TRACK_FOOD,
    until: secondRound(3),
    sign: '.hidden-hand .curtain',
    first: openPigHand,
  },
  'pigs-alone': {
    game: 'pigs',
    seats: ONE_HERE,
    until: secondRound(2),
    sign: '.pig-stack',
    first: chooseStack,
  },
  'pigs-last': {
    game: 'pigs',
    seats: FIVE_HERE,
    until: lastCard,
    sign: '.hidden-hand .curtain',
    first: openPigHand,
  },
  'pigs-report': {
    game: 'pigs',
    seats: FIVE_HERE,
    rules: TRACK_FOOD,
    until: noneLeftButOne,
    fresh: true,
    sign: '.hidden-hand .curtain',
    first: endRound,
  },
  'pigs-end': { game: 'pigs', seats: FIVE_HERE, until: never, sign: '.pigs-podium' },
  past: {
    game: 'giro',
    seats: FIVE_HERE,
    rules: DRAWN,
    until: never,
    sign: '.podium',
    first: openPast,
  },
  tally: { game: 'pigs', seats: FIVE_HERE, until: never, sign: '.pigs-podium', first: openTally },
  replay: {
    game: 'giro',
    seats: ['here', 'here', 'here', 'here'],
    rules: DRAWN,
    until: never,
    sign: '.podium',
    first: (page) => openReplay(page, 'giro'),
  },
  'replay-pigs': {
    game: 'pigs',
    seats: ['here', 'here', 'here', 'here'],
    until: never,
    sign: '.pigs-podium',
    first: (page) => openReplay(page, 'pigs'),
  },
  history: { at: '#/history', sign: '.search-bar' },
  statistics: { at: '#/statistics', sign: '.search-bar' },
  'nasty-curtain': {
    game: 'nasty',
    seats: SIX_HERE,
    until: stage('entries'),
    sign: '.curtain-sign',
  },
  'nasty-entry': {
    game: 'nasty',
    seats: SIX_HERE,
    until: stage('entries'),
    sign: '.curtain-sign',
    first: writeEntry,
  },
  'nasty-board': {
    game: 'nasty',
    seats: SIX_HERE,
    rules: { bookmaker: 0 },
    until: stage('board'),
    sign: '.board-input',
    first: chalkWrong,
  },
  'nasty-bet': {
    game: 'nasty',
    seats: SIX_HERE,
    until: stage('bets', 2),
    sign: '.curtain-sign',
    first: writeBet,
  },
  'nasty-start': { game: 'nasty', seats: SIX_HERE, until: stage('moment'), sign: '.nasty-course' },
  'nasty-go': { game: 'nasty', seats: SIX_HERE, until: onTheWay('go'), sign: '.way' },
  'nasty-cards': {
    game: 'nasty',
    seats: SIX_HERE,
    until: onTheWay('moment'),
    sign: '.papers-person',
    first: lookAtCards,
  },
  'nasty-alone': { game: 'nasty', seats: ONE_HERE, until: onTheWay('moment'), sign: '.event' },
  'nasty-called': { game: 'nasty', seats: SIX_HERE, until: stage('called'), sign: '.person' },
  'nasty-report': {
    game: 'nasty',
    seats: SIX_HERE,
    until: stage('called', 2),
    fresh: true,
    sign: '.person',
    first: settle,
  },
  'nasty-end': { game: 'nasty', seats: SIX_HERE, until: never, sign: '.end-sheet' },
  rules: { at: '#/rules/giro', sign: '.book' },
  'rules-pigs': { at: '#/rules/P-9', sign: '.rule-here' },
  'rules-nasty': { at: '#/rules/N-26', sign: '.rule-here' },
  settings: { at: '#/settings', sign: '.settings' },
  help: { at: '#/help', sign: '.help-steps' },
  'help-keys': { at: '#/help/keys', sign: '.help-keys' },
  'help-promises': { at: '#/help/promises', sign: '.help-promises' },
  'help-trouble': { at: '#/help/trouble', sign: '.help-trouble' },
  'help-news': { at: '#/help/news', sign: '.help-prose' },
  'help-licences': { at: '#/help/licences', sign: '.licences', first: openLicence },
  forms: { at: '#/forms', sign: '.page-picture[data-drawn]', first: chooseGiro },
  paper: { at: '#/paper', sign: '.paper-fresh', first: sixPlayers },
  'book-order': book('.book-order'),
  'book-field': book('.book-field', ({ write }) => write === 'settled'),
  'book-bets': book('.book-slips', ({ write }) => write === 'field', writeStake),
  'book-post': book('.book-post', ({ write, seat }) => write === 'bet' && seat === 5, leaveGap),
  'book-called': book('.book-hearing', ({ write }) => write === 'heard', object),
  'book-over': book('.end-sheet', () => false),
  'book-print': book('.end-sheet', () => false, openPrint),
  // The last of the house, for home stays like this until the page is loaded anew.
  welcome: { at: '#/', sign: '.shelf', first: beNew },
};

/** A meeting of the boxed game, open at the moment after something is written down. */
function book(shown, until, then) {
  return {
    at: '#/paper',
    sign: '.paper-fresh',
    first: async (page) => {
      const meeting = await writeMeeting(page, until);
      await goTo(page, `#/book/${meeting}`, shown);
      await then?.(page);
    },
  };
}

/** The screens around the tables, and those at them. */
export const HOUSE = Object.keys(SCREENS).filter((name) => SCREENS[name].at);
export const TABLES = Object.keys(SCREENS).filter((name) => SCREENS[name].seats);

/** Brings tables to the moments of these screens, all at a time. The page must have come to the app. */
export async function prepareTables(page, names = TABLES) {
  const lasting = names.filter((name) => !SCREENS[name].fresh);
  const tables = await Promise.all(lasting.map((name) => prepare(page, name)));
  return Object.fromEntries(lasting.map((name, index) => [name, tables[index]]));
}

async function prepare(page, name) {
  const { game, seats, rules, until } = SCREENS[name];
  const setup = setupOf(game, seats, rules);
  const table = await openTable(page, setup);
  await playOn(page, table, setup, until);
  return table;
}

/** Shows a screen; `tables` are the prepared ones. */
export async function showScreen(page, name, tables) {
  const { at, sign, first, fresh } = SCREENS[name];
  const table = fresh ? await prepare(page, name) : tables[name];
  // Another screen lies between, so that what was done on this one before is not there any more.
  await goTo(page, '#/nowhere', '.lost');
  await goTo(page, at ?? `#/table/${table}`, sign);
  await first?.(page, table);
}

async function goTo(page, address, sign) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.locator(sign).first().waitFor();
}

/** Home as it is at the first start. The app is told that it was but for a moment. */
async function beNew(page) {
  const { settings } = await command(page, 'hello');
  await command(page, 'change_settings', { settings: { ...settings, welcomed: false } });
  await page.reload();
  await page.locator('.welcome').waitFor();
  await page.locator('.welcome input').first().fill('Wilhelmina Featherstone');
  await command(page, 'change_settings', { settings });
}

/** The longest list of packages. */
async function openLicence(page) {
  await page
    .locator('.licences summary', { hasText: /^\s*MIT\s*\d/ })
    .first()
    .click();
}

/** A form with a choice of its own. */
async function chooseGiro(page) {
  await page.locator('.forms-of .choice-option').first().click();
  await page.locator('.page-picture[data-drawn]').waitFor();
}

/** As many as can play, of whom one has no name. */
async function sixPlayers(page) {
  const players = page.locator('.paper-players > li');
  while ((await players.count()) < 6) await page.locator('.paper-fresh > .button-bare').click();
  await page.locator('.paper-fresh > .button-primary').click();
  await page.locator('.field-error').first().waitFor();
}

/** All is staked on the last horse. */
async function writeStake(page) {
  await page.locator('.bet-horse').last().click();
  await page.locator('.bet-stake button').click();
}

/** A horse is third, and none is second. */
async function leaveGap(page) {
  await page.locator('.ticks').nth(0).locator('.tick').nth(0).click();
  await page.locator('.ticks').nth(1).locator('.tick').nth(2).click();
}

/** An Objection is written down beside the Enquiry. */
async function object(page) {
  await page.locator('.book-hearing .ticks').nth(0).locator('.tick').nth(1).click();
  await page.locator('.book-hearing .ticks').nth(1).locator('.tick').nth(4).click();
  await page.locator('.book-hearing > .button').click();
}

async function openPrint(page) {
  await page.locator('.masthead-acts button').first().click();
  await page.locator('.page-picture[data-drawn]').first().waitFor();
}

async function seatFive(page) {
  await seat(page, 5);
}

async function seat(page, most) {
  const seats = page.locator('.entrant');
  for (let count = await seats.count(); count < most; count += 1) {
    await page.locator('.entrants-more button').click();
    await seats.nth(count).waitFor();
  }
}

/** Five players who leave nothing as it was: the last choice of each option says and shows the most. */
async function agreeOnAll(page) {
  await seatFive(page);
  await takeLastChoices(page);
}

async function agreeOnAllSix(page) {
  await seat(page, 6);
  await takeLastChoices(page);
}

async function takeLastChoices(page) {
  const choices = page.locator('.agreed .choice, .option .choice');
  for (let index = 0; index < (await choices.count()); index += 1) {
    await choices.nth(index).locator('.choice-option').last().click();
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

/** Whose turn it is looks, and has a card in mind. */
async function openPigHand(page) {
  await page.locator('.now-acts .button-primary').click();
  await page.locator('.pig-stack').first().waitFor();
  await chooseStack(page);
}

async function chooseStack(page) {
  await page.locator('.pig-stack').last().click();
  await page.locator('.now-acts .button-primary').waitFor();
}

async function lift(page, shown) {
  await page.locator('.curtain-sign button').click();
  await page.locator(shown).first().waitFor();
}

/** Half an entry: some grades stand on the slip, some still lie on the tray. */
async function writeEntry(page) {
  await lift(page, '.grade-field');
  for (const race of [0, 1, 2]) {
    await page
      .locator('.grade-field')
      .nth(race)
      .fill(String(race + 1));
  }
}

/** The bookmaker writes a row that cannot be, and is told why. */
async function chalkWrong(page) {
  for (const field of [0, 1, 2]) await page.locator('.board-input').nth(field).fill('6');
  await page.locator('.board-input').nth(2).press('Enter');
  await page.locator('.why-not').first().waitFor();
}

/** All is staked on the last horse. */
async function writeBet(page) {
  await lift(page, '.bet-horse');
  await page.locator('.bet-horse').last().click();
  await page.locator('.bet-stake button').click();
}

/** Somebody steps in between two rolls, and looks at a card. */
async function lookAtCards(page) {
  await page.locator('.papers-person').first().click();
  await page.locator('.now-acts .button-primary').click();
  await page.locator('.event').first().click();
  await page.locator('.aim').waitFor();
}

/** All are ready while one looks on: the race is settled. */
async function settle(page, table) {
  for (const seat of SIX_HERE.keys()) await decide(page, table, seat);
  await page.locator('.report-sheet').waitFor();
}

/** The last card of a round is played while one looks on: the round is reported. */
async function endRound(page, table) {
  await decide(page, table, 4);
  await page.locator('.gallop-chart').waitFor();
}

function openPast(page) {
  return goTo(page, '#/history', '.past-line');
}

function openTally(page) {
  return goTo(page, '#/statistics', '.band-chart');
}

/** In the middle of a finished table, with all hands open. */
async function openReplay(page, game) {
  const query = { game, player: null, since: null, before: null };
  const { tables } = await command(page, 'history', { query, after: 0, most: 50 });
  const { file } = tables.find(({ seats }) => seats.length === 4);
  await goTo(page, `#/replay/${file}`, '.scrubber-range');
  const places = await page.locator('.scrubber-range').getAttribute('max');
  await page.locator('.scrubber-range').fill(`${Math.floor(places / 2)}`);
  await page.locator('.masthead-acts button').first().click();
  await page.locator('.held-card, .held-pig').first().waitFor();
}

async function chooseCard(page) {
  await page.locator('.hand-card:has(.racing-card-held)').last().click();
  await page.locator('.now-acts .button-primary').waitFor();
}
