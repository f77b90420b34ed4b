// Asks axe what is wrong with a screen, in a browser page or in the real window.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page of Chromium, one line each; none is what we want. */
export async function axeOnPage(page) {
  return lines((await new AxeBuilder({ page }).analyze()).violations);
}

/** What axe finds in the real window. */
export async function axeInWindow(driver) {
  await driver.executeScript(AXE);
  return lines(
    await driver.executeAsyncScript(
      'const done = arguments[0]; axe.run().then((found) => done(found.violations));',
    ),
  );
}

function lines(violations) {
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
