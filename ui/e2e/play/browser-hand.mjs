// A person's hand and eye at a page of Chromium: things are found as she finds them, by what they are and are called.
import assert from 'node:assert/strict';
import { IN_PAGE, wanted } from './sight.mjs';

/** How long a state may take to come before the test says that it did not: bots may have much to do between. */
const PATIENCE = 60_000;

/** A thing is a role and a name, for example ['button', /^Play/]; a name is a pattern where several are asked for. */
export function handAt(page) {
  page.setDefaultTimeout(PATIENCE);
  const ask = (expression) => page.evaluate(`(() => { ${IN_PAGE}\n return ${expression}; })()`);
  /** What is there now, or as soon as it is. */
  const wait = async (expression, what) => {
    const found = await ask(`soon(${PATIENCE}, () => ${expression})`);
    return found ?? assert.fail(what);
  };
  const call = (name, ...given) => `${name}(...${JSON.stringify(given)})`;
  return {
    /** Waits until one of these things is there, and says which: the key of it. */
    which(things) {
      const sought = Object.entries(things).map(([key, thing]) => [key, wanted(...thing)]);
      return wait(call('firstOf', sought), `none is there: ${Object.keys(things)}`);
    },
    async press(role, name) {
      const place = await ask(call('whereToPress', PATIENCE, ...wanted(role, name)));
      assert.ok(place, `no ${role} ${name} can be pressed`);
      await page.mouse.click(place.x, place.y);
    },
    /** Writes into a field, over what stood there. */
    async write(name, text) {
      await this.press('textbox', name);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    gone: (role, name) =>
      wait(`${call('named', ...wanted(role, name))}.length === 0`, `${role} ${name} stays`),
    /** How much the table has told. */
    lines: () => page.locator('.log-list li').count(),
    /** The names of all things of a role that are called so and can be used. */
    namesOf: (role, name) => ask(`${call('named', ...wanted(role, name))}.map(({ name }) => name)`),
  };
}
