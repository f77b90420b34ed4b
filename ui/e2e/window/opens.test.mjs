// The window opens, shows the page, and gives the page no more than it needs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { By, until } from 'selenium-webdriver';
import { openWindow } from '../harness/window.mjs';

let window;
let driver;
before(async () => {
  window = await openWindow();
  driver = window.driver;
  await driver.wait(until.elementLocated(By.css('#root > *')), 10_000);
});
after(() => window?.close());

test('the page is inside the window, under its own name', async () => {
  assert.equal(await driver.getTitle(), 'Race Night');
  assert.equal(new URL(await driver.getCurrentUrl()).protocol, 'tauri:');
});

test("nothing of Tauri's own can be called from the page", async () => {
  const calls = [
    'plugin:app|version',
    'plugin:window|title',
    'plugin:event|emit',
    'no_such_command',
  ];
  const answers = await driver.executeAsyncScript(
    `const [calls, done] = arguments;
     const call = (name) => window.__TAURI_INTERNALS__.invoke(name, {}).then(() => 'answered', String);
     Promise.all(calls.map(call)).then(done);`,
    calls,
  );
  for (const answer of answers) assert.match(answer, /not allowed/);
  assert.equal(await driver.executeScript('return typeof window.__TAURI__'), 'undefined');
});

test('foreign script, style and hosts are kept out', async () => {
  const breaches = await driver.executeAsyncScript(
    `const done = arguments[0];
     const seen = [];
     document.addEventListener('securitypolicyviolation', (breach) => {
       seen.push(breach.effectiveDirective);
       if (seen.length === 3) done(seen.sort());
     });
     const add = (name, text) => {
       const element = document.createElement(name);
       element.textContent = text;
       document.head.append(element);
     };
     add('script', 'window.intruder = true');
     add('style', 'body { display: none }');
     fetch('http://127.0.0.1:1/').catch(() => undefined);`,
  );
  assert.deepEqual(breaches, ['connect-src', 'script-src-elem', 'style-src-elem']);
  assert.equal(await driver.executeScript('return window.intruder ?? null'), null);
  assert.equal(await driver.executeScript('return Object.isFrozen(Object.prototype)'), true);
});

test('at first the page speaks the language of the system', async () => {
  for (const [system, language] of [
    ['es_ES', 'es'],
    ['de_AT', 'de'],
  ]) {
    const other = await openWindow({ language: system });
    try {
      await other.driver.wait(until.elementLocated(By.css('#root > *')), 10_000);
      assert.equal(
        await other.driver.executeScript('return document.documentElement.lang'),
        language,
      );
    } finally {
      await other.close();
    }
  }
});
