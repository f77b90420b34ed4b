// Whole meetings of the Really Nasty game in a browser, from the stable entry to the richest purse, with the mouse.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handAt } from '../play/browser-hand.mjs';
import { agree, takeSmallBoard, waitForNobody, writeCard } from '../play/cards.mjs';
import { meeting, seen } from '../play/meeting.mjs';
import { night } from '../play/night.mjs';

const open = night();

test('two friends behind a curtain and two bots: six races, settled one by one, and once more', async () => {
  const page = await open.browser.newPage();
  const hand = handAt(page);
  await page.goto(open.server.address);
  await writeCard(page, 'nasty', ['Marianne', 'Luis', 'carefree', 'carefree']);
  await waitForNobody(page);
  await page.getByRole('button', { name: 'To the start' }).click();

  assert.equal(await meeting.asked(hand), 'look');
  await showsNothingPrivate(page);
  await meeting.answer(hand, 'look');
  assert.equal(await meeting.asked(hand), 'entry');
  await meeting.answer(hand, 'entry');
  assert.equal(await meeting.asked(hand), 'look');
  await showsNothingPrivate(page);
  assert.equal(await meeting.playWhile(hand, ['look', 'entry']), 'bet');

  await bets(page, {
    stake: '30000',
    why: 'You have £20,000 and can stake £20,000 at most.',
  });
  await bets(page, { stake: '1500', why: 'Stakes are in steps of £1,000.' });
  await bets(page, { stake: '5000' });
  await seen(hand, () => hand.press('button', /^Seal the bet/));
  assert.equal(await meeting.playWhile(hand, ['look', 'bet']), 'roll');
  await stepsIn(page, hand);

  for (const race of [1, 2, 3, 4, 5, 6]) {
    const asks = ['look', 'bet', 'roll', 'go', 'double', 'ready'];
    assert.equal(await meeting.playWhile(hand, asks), 'report');
    await page.getByRole('button', { name: lastOf(race) }).waitFor();
    await addsUp(page);
    await meeting.answer(hand, 'report');
  }
  assert.equal(await meeting.asked(hand), 'over');
  await page.getByRole('heading', { name: /wins the meeting!$|share the meeting!$/ }).waitFor();
  await page.getByText('Biggest win').waitFor();
  const old = page.url();
  await hand.press('button', /^Rematch/);
  await page.waitForURL((url) => url.href !== old);
  assert.equal(await meeting.asked(hand), 'look');
  await page.context().close();
  assert.deepEqual(open.browser.faults, []);
});

test('one person against bots is the bookmaker, plays whatever card fits, and can see the horses run', async () => {
  const page = await open.browser.newPage({ motion: 'no-preference' });
  const hand = handAt(page);
  await page.goto(open.server.address);
  await writeCard(page, 'nasty', ['Marianne', 'carefree']);
  await takeSmallBoard(page);
  await agree(page, 'Bookmaker', 'By hand');
  await waitForNobody(page);
  await page.getByRole('button', { name: 'To the start' }).click();

  assert.equal(await meeting.playWhile(hand, ['entry']), 'board');
  await chalksWrong(page);
  assert.equal(await meeting.playWhile(hand, ['board', 'bet']), 'roll');
  await setSpeed(page, 'Half speed');
  await hand.press('button', /^Roll the die/);
  await hand.which({ skip: ['button', /^Skip/] });
  await hand.press('button', /^Skip/);
  await setSpeed(page, 'No motion');

  let played = 0;
  for (let ask = await meeting.asked(hand); ask !== 'over'; ask = await meeting.asked(hand)) {
    if (ask === 'roll' && (await playsWhatFits(page, hand))) played += 1;
    else await meeting.answer(hand, ask);
  }
  assert.ok(played > 0, 'a card has fitted in six races');
  assert.equal(await page.getByRole('button', { name: /^Open the curtain/ }).count(), 0);
  await page.context().close();
  assert.deepEqual(open.browser.faults, []);
});

/** What leads on from the report of a race. */
function lastOf(race) {
  return race < 6 ? `On to race ${race + 1}` : 'On to the result';
}

/** Backs the first horse with a stake; where it cannot be, the slip says why at once and is not sealed. */
async function bets(page, { stake, why }) {
  await page.getByRole('radio', { name: /to 1$/ }).first().locator('xpath=ancestor::label').click();
  await page.getByRole('textbox', { name: 'stake' }).fill(stake);
  if (!why) return;
  await page.getByText(why).waitFor();
  await page.getByRole('button', { name: /^Seal the bet/, disabled: true }).waitFor();
}

/** Between two rolls she looks at her cards; the others see that, and her cards only behind the curtain. */
async function stepsIn(page, hand) {
  await hand.press('button', /^Cards and slip of Marianne/);
  await showsNothingPrivate(page);
  await meeting.answer(hand, 'look');
  await page.getByRole('region', { name: 'Your race event cards' }).waitFor();
  await hand.press('button', /^Reread/);
  await page.getByRole('cell', { name: '£5,000' }).first().waitFor();
  await hand.press('button', /^Close the curtain/);
  await hand.which({ roll: ['button', /^Roll the die/] });
  await showsNothingPrivate(page);
}

/** Before the curtain there are no cards and no slip. */
async function showsNothingPrivate(page) {
  for (const name of [/^Your race event cards/, /^Betting slip of/]) {
    assert.equal(await page.getByRole('region', { name }).count(), 0);
  }
}

/** Each purse of the settlement is what was there and all that came and went. */
async function addsUp(page) {
  const bills = await page.evaluate(() =>
    [...document.querySelectorAll('.bill')].map((bill) =>
      [...bill.querySelectorAll('td')].map(({ textContent }) => textContent),
    ),
  );
  assert.equal(bills.length, 4);
  const pounds = (text) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
  for (const bill of bills) {
    const sums = bill.map(pounds);
    const after = sums.pop();
    assert.equal(
      sums.reduce((sum, one) => sum + one, 0),
      after,
      bill.join(' '),
    );
  }
}

/** A wrong figure is refused with the right one and its rule. */
async function chalksWrong(page) {
  const called = await page
    .getByText(/: grade \d, lane \d$/)
    .first()
    .textContent();
  const [, horse, grade] = called.match(/^(.*): grade (\d)/);
  const wrong = grade === '6' ? '5' : '6';
  await page.getByRole('textbox', { name: `Grade of ${horse}` }).fill(wrong);
  await page.getByRole('textbox', { name: `Lane of ${horse}` }).fill('1');
  await page.getByRole('textbox', { name: `Odds of ${horse}` }).fill('1');
  await page.getByRole('textbox', { name: `Odds of ${horse}` }).press('Enter');
  await page.getByText(`This horse was entered with grade ${grade}.`).waitFor();
  await page.getByRole('link', { name: /N-13/ }).first().waitFor();
}

/** Plays the first card that fits; nothing where none does. */
async function playsWhatFits(page, hand) {
  const fits = page.getByRole('button', { name: /fits now/ });
  if ((await fits.count()) === 0) return false;
  await fits.first().click();
  const targets = page.getByRole('group', { name: /^Against whom/ }).getByRole('button');
  if ((await targets.count()) > 1) await targets.first().click();
  await seen(hand, () => hand.press('button', /^Play /));
  return true;
}

async function setSpeed(page, name) {
  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitem', { name }).click();
}
