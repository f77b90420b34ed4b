// Asks axe what is wrong with a screen, in a browser page or in the real window.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page of Chromium, one line each; none is what we want. `rules` are all unless some are named. */
export async function axeOnPage(page, rules) {
  // The bare number is the answer to the first step: axe itself cannot be handed out of the page.
  await page.evaluate(`${AXE}; 0`);
  return page.evaluate(`(${findings})(${JSON.stringify(rules)})`);
}

/** What axe finds in the real window. */
export async function axeInWindow(driver) {
  await driver.executeScript(AXE);
  return driver.executeAsyncScript(`(${findings})().then(arguments[0]);`);
}

/** Runs in the page. */
async function findings(rules) {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join(', ');
    return `${id}: ${help} (${places})`;
  });
}
