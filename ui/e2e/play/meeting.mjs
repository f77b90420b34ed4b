// The Really Nasty game through the page.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOK, OVER, openCurtain, playing } from './playing.mjs';

export const ASKED = {
  over: OVER,
  look: LOOK,
  report: ['button', /^On to (race \d|the result)/],
  entry: ['button', /^Seal the entry/],
  bet: ['button', /^Seal no bet/],
  board: ['button', /^Fill it in for me/],
  roll: ['button', /^Roll the die/],
  go: ['button', /^(Move to [A-Z]|Past the post)/],
  double: ['button', /^Double: \d/],
  ready: ['button', /^(I am ready|Ready$)/],
};

export const GRADE_FIELD = /^Grade for /;
const PATIENCE = 15_000;
const BREATH = 20;

const press = (ask) => (hand) => seen(hand, () => hand.press(...ASKED[ask]));

export const meeting = playing(ASKED, {
  look: openCurtain,
  report: press('report'),
  entry,
  bet: press('bet'),
  board,
  roll: press('roll'),
  go: press('go'),
  double: press('double'),
  ready: press('ready'),
});

/**
 * Does something, and waits until the table has told of it. What asks for it may be there again at once: a horse that
 * is stuck ends its roll, and the next one is to roll.
 */
export async function seen(hand, act) {
  const before = await hand.lines();
  await act();
  for (const began = Date.now(); Date.now() - began < PATIENCE; await pause(BREATH)) {
    if ((await hand.lines()) !== before) return pause(BREATH);
  }
  return assert.fail('nothing is told of what was done');
}

/** Takes up the grades one by one and puts each down where none stands yet. */
async function entry(hand) {
  const races = await hand.namesOf('textbox', GRADE_FIELD);
  for (const [index, race] of races.entries()) {
    await hand.press('button', `Grade ${index + 1}`);
    await hand.press('textbox', race);
    await hand.gone('button', `Grade ${index + 1}`);
  }
  await seen(hand, () => hand.press(...ASKED.entry));
}

async function board(hand) {
  await hand.press(...ASKED.board);
  await hand.gone(...ASKED.board);
}
