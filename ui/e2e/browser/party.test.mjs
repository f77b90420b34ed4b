// A table on the network: three machines, each with a `racenight serve` and a home of its own, and a person at each.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../../../scripts/run.mjs';
import { apart } from '../harness/apart.mjs';
import { axeOnPage } from '../harness/axe.mjs';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { seatOnCard } from '../play/cards.mjs';
import * as party from '../play/party.mjs';
import { race } from '../play/race.mjs';
import { command } from '../play/tables.mjs';
import { showTheSame } from '../play/told.mjs';

const PICTURES = path.join(ROOT, 'test-results', 'party');
const TABLE = 'Anna’s table';

/** What an element is and is called is the same in every light: there only the colours are judged anew. */
const THEMES = { dark: ['color-contrast'], contrast: ['color-contrast'], light: undefined };
const LIGHTS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { contrast: 'more' },
};

if (apart(import.meta.url)) {
  let browser;
  const machines = [];
  before(async () => {
    mkdirSync(PICTURES, { recursive: true });
    browser = await openBrowser();
    for (const _person of ['Anna', 'Ben', 'Carla']) machines.push(await party.machineWith(browser));
  });
  after(async () => {
    await browser?.close();
    for (const machine of machines) await party.turnOff(machine);
  });

  test('three machines play a race, through the crash of a guest and of the host, to one podium', async () => {
    try {
      await play(...machines);
    } catch (error) {
      for (const [index, machine] of machines.entries()) await look(machine, `failed-${index}`);
      throw error;
    }
  });

  async function play(anna, ben, carla) {
    const all = [anna, ben, carla];
    const hands = all.map(({ hand }) => hand);
    await gather(anna, ben, carla);
    await talk(anna, ben, carla);
    await anna.hand.press('button', /^Start the game/);
    await party.placeTogether(hands);
    await keepsPicks(anna, ben);
    await look(ben, 'table-guest');
    await look(anna, 'table-host');
    await showsNothingOnStand(anna);
    await race.answer(ben.hand, 'pick');
    await race.answer(carla.hand, 'pick');
    await party.pickTogether(hands);
    await shout(carla, anna);
    assert.deepEqual(browser.faults, []);

    await crashGuest(anna, ben);
    await party.pickTogether(hands);
    await crashHost(anna, [ben, carla]);
    await party.pickOutTogether(hands);
    await look(anna, 'end-host');
    await look(ben, 'end-guest');
    await showTheSame([anna.page, ben.page]);
    await showTheSame([anna.page, carla.page]);
  }
}

/** Takes a picture of a screen, and asks axe about it in every light. */
async function look({ page }, name) {
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  const found = {};
  for (const [theme, rules] of Object.entries(THEMES)) {
    await page.emulateMedia(LIGHTS[theme]);
    await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
    const faults = await axeOnPage(page, rules);
    if (faults.length > 0) found[theme] = faults;
  }
  assert.deepEqual(found, {}, name);
}

/** Anna hosts; Ben comes by the list and the code, Carla by the link; all are ready. */
async function gather(anna, ben, carla) {
  await party.beginToHost(anna.hand, 'giro');
  await seatOnCard(anna.page, 'giro', ['Anna', 'guest', 'guest', 'bot']);
  await anna.hand.press('radio', /Sprint/);
  await look(anna, 'set-up');
  await party.openToOthers(anna.hand);
  const code = await anna.page.locator('.code-board-code .unseen').textContent();
  const link = await anna.page.getByRole('textbox', { name: /^Link/ }).inputValue();
  await ben.hand.press('link', /^Join a table/);
  await ben.page.getByText('Before the start, 2 of 4 seats taken').waitFor();
  await look(ben, 'join');
  await ben.hand.press('link', /^Back home/);
  await party.joinFromList(ben.hand, { table: TABLE, code, name: 'Ben' });
  await party.sitDown(ben.hand, 'Ben');
  await party.joinByLink(carla.hand, { link, name: 'Carla' });
  await look(carla, 'lobby-guest');
  await party.sitDown(carla.hand, 'Carla');
  await anna.page.getByText('All seats are taken, and everybody is ready.').waitFor();
  await look(anna, 'lobby-host');
}

/** A line is heard by all others. */
async function talk(from, ...others) {
  await from.hand.write(/^Say something/, 'Good luck to you both!');
  await from.hand.press('button', /^Say$/);
  for (const { page } of others)
    await page.getByText('Anna: Good luck to you both!').first().waitFor();
}

/** A shout hangs in the air over the board. */
async function shout(from, other) {
  await from.hand.press('button', /^Talk/);
  await from.hand.press('button', /^Shout$/);
  await from.hand.press('menuitem', /^Objection!$/);
  await other.page.locator('.shout').getByText('Objection!').waitFor();
  await look(other, 'shout');
  await from.hand.press('button', /^Talk/);
}

/** What only who has picked reads, and what all read once everybody has. */
const PICKED = ['heading', /^You play the \d/];
const TURNED_UP = /The cards are turned up/;

const tableOf = (page) => Number(new URL(page.url()).hash.split('/').at(-1));

/** Anna picks: Ben sees that she did, and not what; nor would his machine tell him if he asked for it. */
async function keepsPicks(anna, ben) {
  await race.answer(anna.hand, 'pick');
  await anna.hand.which({ hers: PICKED });
  await ben.page.getByText('Anna has chosen a card.').first().waitFor();
  assert.deepEqual(await ben.hand.namesOf(...PICKED), []);
  assert.doesNotMatch(await ben.page.content(), TURNED_UP);
  const lookAs = (seat) => command(ben.page, 'look', { table: tableOf(ben.page), seat });
  await lookAs(1);
  await assert.rejects(lookAs(0));
}

/** On the television there is no hand and no pick, though its host has one. */
async function showsNothingOnStand({ server, page, hand }) {
  const table = tableOf(page);
  await page.goto(`${server.address}#/stand/${table}`);
  await page.locator('.stand').waitFor();
  assert.deepEqual(await hand.namesOf('radio', /./), []);
  assert.deepEqual(await hand.namesOf(...PICKED), []);
  assert.doesNotMatch(await page.content(), TURNED_UP);
  await look({ page }, 'stand');
  await hand.press('button', /^Back to the table/);
}

/** A guest's app is gone without a word: the host sees it, and the guest comes back into the seat. */
async function crashGuest(host, guest) {
  await guest.server.crash();
  await host.page.getByText('Ben has lost the connection.').waitFor();
  await look(host, 'guest-away');
  guest.server = await openServer({ home: guest.home, network: true });
  await guest.page.goto(guest.server.address);
  await party.comeBack(guest.hand, { table: TABLE });
  await race.asked(guest.hand);
}

/** The host's app is gone without a word: the guests wait calmly, and come back once the table is open again. */
async function crashHost(host, guests) {
  await host.server.crash();
  for (const { page } of guests) await page.getByText('Reconnecting.').waitFor();
  await look(guests[0], 'reconnecting');
  host.server = await openServer({ home: host.home, network: true });
  await host.page.goto(host.server.address);
  await look(host, 'host-back-home');
  await host.hand.press('link', /^Go on/);
  await look(host, 'host-rests');
  await host.hand.press('button', /^Open it again/);
  for (const { page } of guests) await page.getByText('Reconnecting.').waitFor({ state: 'hidden' });
}
