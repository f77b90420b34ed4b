// Settings: at first as the system has it, then as the user has said, and that over every start.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { makeHome } from '../harness/processes.mjs';
import { handAt } from '../play/browser-hand.mjs';
import { keptSettings, settingsFile, writeSettings } from '../play/settings.mjs';
import { starts } from '../play/starts.mjs';

const open = starts();
const { started } = open;

test('what is set in Settings holds at once and after the next start', async () => {
  const home = makeHome();
  try {
    await started(home, async (page) => {
      const hand = handAt(page);
      await page.goto(`${page.url()}#/settings`);
      await hand.press('radio', 'High contrast');
      for (let step = 0; step < 2; step += 1) await hand.press('button', 'More of Text size');
      await hand.press('radio', 'Fourfold');
      await page.getByText('Hooves, cards, a fanfare').click();
      await page.getByText('Show the cards left').click();
      await hand.press('radio', 'Deutsch');
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      await hasLook(page, { lang: 'de', theme: 'contrast', scale: 1.2 });
    });
    const kept = keptSettings(home);
    await started(home, async (page) => {
      await hasLook(page, { lang: 'de', theme: 'contrast', scale: 1.2 });
      await page.goto(`${page.url()}#/settings`);
      for (const name of ['Deutsch', 'Hoher Kontrast', 'Vierfach']) {
        assert.ok(await page.getByRole('radio', { name }).isChecked(), name);
      }
      const switches = await page
        .getByRole('switch')
        .evaluateAll((all) => all.map(({ checked }) => checked));
      // Sound, the call to one's turn, the list of cards.
      assert.deepEqual(switches, [false, true, true]);
      assert.match(await page.getByRole('textbox', { name: 'Textgröße' }).inputValue(), /^120\s%$/);
    });
    assert.deepEqual(keptSettings(home), kept);
  } finally {
    home.remove();
  }
});

test('at first the page speaks the language of the system', async () => {
  for (const [system, language] of [
    ['es_ES.UTF-8', 'es'],
    ['de_AT.UTF-8', 'de'],
    ['fi_FI.UTF-8', 'en'],
  ]) {
    const home = makeHome();
    home.env.LANG = system;
    try {
      await started(home, (page) => hasLook(page, { lang: language }));
      assert.ok(!existsSync(settingsFile(home)), 'nothing is kept that nobody has set');
    } finally {
      home.remove();
    }
  }
});

test('a broken settings file is told on the page, and set aside', async () => {
  const home = makeHome();
  try {
    writeSettings(home, '{ "language": "de", ');
    await started(home, async (page) => {
      await page.getByText(settingsFile(home)).waitFor();
      await page.getByRole('button', { name: 'Close this message' }).click();
      await page.getByText(settingsFile(home)).waitFor({ state: 'detached' });
    });
    assert.ok(!existsSync(settingsFile(home)), 'the broken file is not at its place any more');
  } finally {
    home.remove();
  }
});

/** Waits until the root of the page is dressed so. */
function hasLook(page, { lang, theme, scale }) {
  const wanted = [
    `[lang="${lang}"]`,
    theme && `[data-theme="${theme}"]`,
    scale && `[style*="--text-scale: ${scale}"]`,
  ];
  const root = page.locator(`html${wanted.filter(Boolean).join('')}`);
  return root.waitFor({ state: 'attached' });
}
