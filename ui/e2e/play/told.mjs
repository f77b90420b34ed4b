// What a table shows to everybody, as a person reads it: how far the race is, who is where, what has happened.
import assert from 'node:assert/strict';

/** How long two pages may differ: one is told a moment before the other, and a bot may act between. */
const PATIENCE = 10_000;

/** Waits until two pages show the same. */
export async function showTheSame(pages) {
  const began = Date.now();
  for (;;) {
    const [one, other] = await Promise.all(pages.map((page) => page.evaluate(read)));
    if (one === other) return;
    if (Date.now() - began > PATIENCE) assert.equal(one, other);
  }
}

/** Runs in the page. What is private (who looks, which card is chosen) is in none of these. */
function read() {
  const textOf = (selector) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent).join('\n');
  return ['.masthead-middle', '.runners > li', '.log-list > li', '.podium'].map(textOf).join('\n');
}
