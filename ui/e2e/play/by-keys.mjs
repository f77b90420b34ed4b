// The games, and their cards, with a keyboard alone.
import assert from 'node:assert/strict';
import { CARDS } from './cards.mjs';
import { CARD, ASKED as GALLOP, isPlayed, PLAY } from './gallop.mjs';
import { GRADE_FIELD, ASKED as MEETING, seen } from './meeting.mjs';
import { playing } from './playing.mjs';
import { ASKED as RACE } from './race.mjs';

export const raceByKeys = playing(RACE, { look, place, pick });
export const gallopByKeys = playing(GALLOP, { look, report, lineUp, food, play });
export const meetingByKeys = playing(MEETING, {
  look,
  report: by('report'),
  entry,
  bet,
  board: by('board'),
  roll: by('roll'),
  go,
  double: by('double'),
  ready: by('ready'),
});

/** Goes from home to the card of a game, gives the first player a name and the second seat to a person. */
export async function writeCardByKeys(page, keys, game, player) {
  const { name, heading } = CARDS[game];
  await keys.goTo(name);
  await keys.press('Enter');
  await page.getByRole('heading', { name: heading }).waitFor();
  await keys.goTo(/^Player$/);
  await keys.type(player);
  await chooseByKeys(page, keys, /Bot: steady/, 'Home');
}

/** Unfolds the list that shows a choice, and takes its first or its last one. */
async function chooseByKeys(page, keys, shown, end) {
  await keys.goTo(shown);
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor();
  await keys.press(end);
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Chooses one of the two choices of an option of the table. */
export async function agreeByKeys(page, keys, title, name) {
  const option = page.getByRole('radiogroup', { name: title });
  const isThere = () => option.evaluate((group) => group.contains(document.activeElement));
  for (let step = 0; !(await isThere()); step += 1) {
    assert.ok(step < 80, `no Tab leads to ${title}`);
    await keys.press('Tab');
  }
  await keys.press('ArrowRight');
  await option.getByRole('radio', { name, exact: true, checked: true }).waitFor();
}

/** The figures are those of the small board. */
export function takeSmallBoardByKeys(page, keys) {
  return chooseByKeys(page, keys, /^Printed$/, 'End');
}

/** Nobody is waited for before a roll. */
export async function waitForNobodyByKeys(page, keys) {
  await agreeByKeys(page, keys, 'Before a roll', 'Your own');
  await keys.goTo(/^Seconds before a roll$/);
  await keys.press('ControlOrMeta+a');
  await keys.type('0');
}

async function look(keys) {
  await keys.goTo(/^Open the curtain/);
  await keys.press('Enter');
  await keys.gone(...RACE.look);
}

/** Walks the track to a space that is open, chooses it, and means it. */
async function chooseSpace(keys, act) {
  await keys.which({ open: ['button', /, open to you$/] });
  await keys.goTo(/^Space -?\d+/);
  if (!/open to you$/.test(await keys.focused())) await keys.press('Home');
  while (!/open to you$/.test(await keys.focused())) await keys.press('ArrowRight');
  await keys.press('Enter');
  await keys.which({ chosen: ['button', act] });
  await keys.press('Enter');
  await keys.gone('button', act);
}

function place(keys) {
  return chooseSpace(keys, /^Place on \d/);
}

function food(keys) {
  return chooseSpace(keys, /^Put it on \d/);
}

/** Chooses with the arrow keys, or with Space where no other card is left, and plays with Enter. */
async function playCard(keys, card, act) {
  await keys.goTo(card);
  await keys.press('ArrowRight');
  await keys.press('Space');
  await keys.which({ chosen: ['button', act] });
  await keys.press('Enter');
}

async function pick(keys) {
  await keys.which({ card: ['radio', /^Card \d/] });
  await playCard(keys, /^Card \d/, /^Play the \d/);
  await keys.gone('button', /^Play the \d/);
}

async function play(keys) {
  await keys.which({ card: ['radio', CARD] });
  const cards = await keys.namesOf('radio', CARD);
  await playCard(keys, CARD, PLAY);
  await isPlayed(keys, cards);
}

/** Takes the front pig, carries it to the third place, and puts it down there. */
async function lineUp(keys) {
  await keys.goTo(/, place 1 of 5$/);
  const pig = (await keys.focused()).split(',')[0];
  await keys.press('Enter');
  await keys.press('ArrowRight');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  assert.equal(await keys.focused(), `${pig}, place 3 of 5`);
  await keys.goTo(/^Line up like this/);
  await keys.press('Enter');
  await keys.gone('button', /^Line up like this/);
}

async function report(keys) {
  await keys.goTo(/^On to round \d/);
  await keys.press('Enter');
  await keys.gone(...GALLOP.report);
}

/** Does what is asked for at a meeting. */
function by(ask) {
  return async (keys) => {
    const [, name] = MEETING[ask];
    await keys.goTo(name);
    await seen(keys, () => keys.press('Enter'));
  };
}

/** Types the grades into the slip. */
async function entry(keys) {
  const races = await keys.namesOf('textbox', GRADE_FIELD);
  for (const [index, race] of races.entries()) {
    await keys.goTo(new RegExp(`^${race}$`));
    await keys.type(String(index + 1));
  }
  await by('entry')(keys);
}

/** The smallest stake on a horse; nothing where she has not even that. */
async function bet(keys) {
  await keys.goTo(/ to 1$/);
  await keys.press('Space');
  await keys.goTo(/^stake$/);
  await keys.press('ArrowUp');
  const canSeal = (await keys.namesOf('button', /^Seal the bet/)).length > 0;
  await keys.goTo(canSeal ? /^Seal the bet/ : MEETING.bet[1]);
  await seen(keys, () => keys.press('Enter'));
}

/** Takes the way after the best in the list of ways, where there is one. */
async function go(keys) {
  await keys.which({ go: MEETING.go });
  await keys.press('ArrowDown');
  await seen(keys, () => keys.press('Enter'));
}

/** Walks the course itself to the way after the best, and means it. */
export async function goOverCourseByKeys(keys) {
  await keys.goTo(/^[A-Z]: /);
  await keys.press('ArrowRight');
  await seen(keys, () => keys.press('Enter'));
}
