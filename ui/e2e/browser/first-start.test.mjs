// The first start: a welcome that nothing waits for, and a race in two clicks from home.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeOnPage } from '../harness/axe.mjs';
import { makeHome } from '../harness/processes.mjs';
import { CARDS } from '../play/cards.mjs';
import { keptSettings } from '../play/settings.mjs';
import { starts } from '../play/starts.mjs';

const WELCOME = 'Welcome to the races!';

const open = starts({ patience: 15_000 });
const { started } = open;

test('who says name and silks is on every card, and rides after two clicks', async () => {
  const home = makeHome();
  await started(home, async (page) => {
    const welcome = page.getByRole('form', { name: WELCOME });
    await welcome.getByRole('textbox', { name: 'Your name' }).fill('Luis');
    await welcome.getByText('Green', { exact: true }).click();
    assert.deepEqual(await axeOnPage(page), []);
    await welcome.getByRole('button', { name: 'Let’s ride' }).click();
    await welcome.waitFor({ state: 'detached' });
    await page.locator('.entry:focus').getByText('Giro Galoppo').waitFor();
    const { version, welcomed, name, silks } = keptSettings(home);
    assert.deepEqual(
      { version, welcomed, name, silks },
      { version: 1, welcomed: true, name: 'Luis', silks: 'green' },
    );

    await page.getByRole('link', { name: CARDS.giro.name }).click();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.waitForURL(/#\/table\//);
    await page.getByText('Luis').first().waitFor();

    await page.goto(page.url().replace(/#.*/, '#/setup/nasty'));
    const seat = page.getByRole('listitem', { name: 'Seat 1', exact: true });
    assert.equal(await seat.getByRole('textbox', { name: 'Player' }).inputValue(), 'Luis');
    await seat.getByRole('button', { name: /green, sash/ }).waitFor();
  });
  home.remove();
});

test('who plays at once is not held up, and who puts it off is not asked again', async () => {
  const home = makeHome();
  await started(home, async (page) => {
    await page.getByRole('link', { name: CARDS.pigs.name }).click();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.waitForURL(/#\/table\//);
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('form', { name: WELCOME }).waitFor({ state: 'detached' });
    const { name, silks } = keptSettings(home);
    assert.deepEqual({ name, silks }, { name: null, silks: null });
  });
  await started(home, async (page) => {
    await page.getByRole('link', { name: CARDS.giro.name }).waitFor();
    assert.equal(await page.getByRole('form', { name: WELCOME }).count(), 0);
  });
  assert.deepEqual(open.browser.faults, []);
  home.remove();
});
