// A full disk: play rests with a plain message and nothing is lost; with room it goes on where it was.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { COMMAND_LINE, program } from '../../../scripts/binaries.mjs';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { fillableDisk } from '../harness/disk.mjs';
import { handAt } from '../play/browser-hand.mjs';
import { agree, writeCard } from '../play/cards.mjs';
import { race } from '../play/race.mjs';
import { homeWith } from '../play/settings.mjs';

const elsewhere = process.platform !== 'linux' && 'only Linux can fill a disk without rights';

let browser;
let home;
let disk;
let server;
before(async () => {
  home = homeWith();
  disk = fillableDisk(home, program(COMMAND_LINE, 'debug'));
  [browser, server] = await Promise.all([
    openBrowser(),
    openServer({ racenight: disk.program, home }),
  ]);
});
after(async () => {
  await browser?.close();
  await server?.close();
  home?.remove();
});

/** The record of the one table that is on. */
function record() {
  const folder = path.join(home.env.XDG_DATA_HOME, 'racenight', 'tables');
  const file = readdirSync(folder).find((name) => name.endsWith('.racenight'));
  return readFileSync(path.join(folder, file));
}

test('play rests while the disk is full, and goes on from there once there is room', {
  skip: elsewhere,
}, async () => {
  const page = await browser.newPage();
  const hand = handAt(page);
  await page.goto(server.address);
  await writeCard(page, 'giro', ['Marianne', 'bot']);
  await agree(page, 'Obstacles', 'Drawn');
  await page.getByRole('button', { name: 'To the start' }).click();
  await race.answer(hand, await race.asked(hand));
  assert.equal(await race.asked(hand), 'pick');

  const kept = record();
  disk.fill(kept.length);
  const cards = await hand.namesOf('radio', /^Card \d(:|, would)/);
  await hand.press('radio', cards[0]);
  await hand.press('button', /^Play the \d/);
  const slip = page.getByRole('status').filter({ hasText: 'Play rests' });
  await slip.waitFor();
  assert.match(await slip.textContent(), /The disk is full.* Nothing that you have seen is lost/);
  assert.deepEqual(record(), kept);
  // Who looks anew sees the same.
  await page.reload();
  await slip.waitFor();

  disk.makeRoom();
  await slip.waitFor({ state: 'detached' });
  assert.equal(await race.asked(hand), 'pick');
  assert.deepEqual(await hand.namesOf('radio', /^Card \d(:|, would)/), cards);
  await race.answer(hand, 'pick');
  assert.equal(await race.asked(hand), 'pick');
  assert.ok(record().length > kept.length);
  assert.deepEqual(record().subarray(0, kept.length), kept);
  assert.deepEqual(browser.faults, []);
});
