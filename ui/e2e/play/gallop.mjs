// Galloping Pigs through the page.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOK, OVER, openCurtain, playing } from './playing.mjs';

export const ASKED = {
  over: OVER,
  look: LOOK,
  report: ['button', /^On to round \d/],
  lineUp: ['heading', /^(.*, l|L)ine the pigs up$/],
  food: ['heading', /^(.*, p|P)ut food on the track$/],
  play: ['heading', /^(.*, p|P)lay a card$/],
};

/** A card that can be played says where its pig would go. */
export const CARD = /in hand\. It (moves|leaps) /;
export const PLAY = /^Play (Red|White|Yellow|Black|Blue)/;
const PATIENCE = 15_000;

export const gallop = playing(ASKED, { look: openCurtain, report, lineUp, food, play });

async function report(hand) {
  await hand.press(...ASKED.report);
  await hand.gone(...ASKED.report);
}

/** Lines the pigs up as they stand. */
async function lineUp(hand) {
  await hand.press('button', /^Line up like this/);
  await hand.gone('button', /^Line up like this/);
}

async function food(hand, choose) {
  await hand.which({ open: ['button', /, open to you$/] });
  await hand.press('button', choose(await hand.namesOf('button', /, open to you$/)));
  await hand.press('button', /^Put it on \d/);
  await hand.gone('button', /^Put it on \d/);
}

async function play(hand, choose) {
  await hand.which({ card: ['radio', CARD] });
  const cards = await hand.namesOf('radio', CARD);
  await hand.press('radio', choose(cards));
  await hand.press('button', PLAY);
  await isPlayed(hand, cards);
}

/**
 * Waits until a card of these has been played. What asks for it may be there again at once, with a single card picked out
 * already; but never with the same hand.
 */
export async function isPlayed(hand, cards) {
  for (const began = Date.now(); Date.now() - began < PATIENCE; await pause(20)) {
    if (String(await hand.namesOf('radio', CARD)) !== String(cards)) return;
  }
  assert.fail(`no card is played of ${cards}`);
}
