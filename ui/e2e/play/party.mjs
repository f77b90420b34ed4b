// A table on the network, through the pages of all who are at it, each at a machine of their own.
import { openServer } from '../harness/browser.mjs';
import { handAt } from './browser-hand.mjs';
import { CARDS } from './cards.mjs';
import { race } from './race.mjs';
import { homeWith } from './settings.mjs';

/** A machine with a browser: an app with a home of its own, a page in front of it, and a hand at the page. */
export async function machineWith(browser) {
  const home = homeWith({ language: 'en' });
  const server = await openServer({ home, network: true });
  const page = await browser.newPage();
  await page.goto(server.address);
  return { home, server, page, hand: handAt(page) };
}

/** Turns such a machine off. */
export async function turnOff({ server, home }) {
  await server.close();
  home.remove();
}

/** From home to the card of a game that others are to join. */
export async function beginToHost(hand, game) {
  await hand.press('button', /^Host a table/);
  await hand.which({ shelf: ['heading', /^Which game\?$/] });
  await hand.press('link', CARDS[game].name);
}

/** Opens the table that the card describes, with this code where one is given. */
export async function openToOthers(hand, code) {
  await hand.press('button', /^Open the table$/);
  await hand.which({ offer: ['heading', /^Open the table to others$/] });
  if (code !== undefined) {
    await hand.press('radio', /^One of your own$/);
    await hand.write(/^Your code/, code);
  }
  await hand.press('button', /^Open the table$/);
  await hand.which({ lobby: ['button', /^Start the game/] });
}

/** From home by the list of tables nearby and the code that the host reads out. */
export async function joinFromList(hand, { table, code, name }) {
  await hand.press('link', /^Join a table/);
  await hand.press('button', new RegExp(`^Join ${table}$`));
  await hand.which({ door: ['heading', new RegExp(`^${table}$`)] });
  await hand.write(/^Your name/, name);
  await hand.write(/^The code/, code);
  await hand.press('button', /^Join$/);
  await hand.which({ lobby: ['button', /^Sit here/] });
}

/** From home by the link that the host has sent. */
export async function joinByLink(hand, { link, name }) {
  await hand.press('link', /^Join a table/);
  await hand.press('radio', /^Link$/);
  await hand.write(/^Your name/, name);
  await hand.write(/^Link/, link);
  await hand.press('button', /^Join$/);
  await hand.which({ lobby: ['button', /^Sit here/] });
}

/** From home into the seat that is hers already, in an app that was started anew. */
export async function comeBack(hand, { table }) {
  await hand.press('link', /^Join a table/);
  await hand.press('button', new RegExp(`^Back to your seat at ${table}$`));
}

/** Sits down on the first seat that is free, and is ready. */
export async function sitDown(hand, name) {
  await hand.press('button', /^Sit here/);
  await hand.which({ asked: ['heading', /^Who sits down\?$/] });
  await hand.write(/^Name$/, name);
  await hand.press('button', /^Sit down/);
  await hand.press('button', /^I am ready/);
  await hand.which({ ready: ['button', /^Not yet after all/] });
}

/** Everybody places the hedges that are theirs. */
export function placeTogether(hands) {
  return Promise.all(hands.map((hand) => race.playWhile(hand, ['place'])));
}

/** Everybody picks a card, all at once; false where the race is over instead. */
export async function pickTogether(hands) {
  const asked = await Promise.all(hands.map((hand) => race.asked(hand)));
  if (asked.includes('over')) return false;
  await Promise.all(hands.map((hand) => race.answer(hand, 'pick')));
  return true;
}

/** Plays on to the podium. */
export async function pickOutTogether(hands) {
  while (await pickTogether(hands));
}
