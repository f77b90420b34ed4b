// A hand that has only a keyboard, and an eye on the focus: after each key it is somewhere and can be seen.
import assert from 'node:assert/strict';
import { handAt } from './browser-hand.mjs';
import { namesOf as called } from './names.mjs';

/** More steps than any screen has things to reach. */
const FAR = 80;

export function keysAt(page) {
  const { which, gone, namesOf, lines } = handAt(page);
  const press = async (key) => {
    await page.keyboard.press(key);
    // In one go: between two the focus may be on its way again.
    const { where, isVisible } = await page.evaluate(
      `(${drawn})().then(() => (${focus})(${called}))`,
    );
    // After the last thing of the page a Tab leaves it, and the next one begins anew.
    if (key === 'Tab' && where === 'body') return;
    assert.ok(where !== 'body', `the focus is lost after ${key}`);
    assert.ok(isVisible, `after ${key} one does not see that the focus is on ${where}`);
  };
  const focused = async () => (await page.evaluate(`(${focus})(${called})`)).name;
  return {
    which,
    gone,
    namesOf,
    lines,
    press,
    focused,
    type: (text) => page.keyboard.type(text),
    /** Tabs to the thing of this name; where it has the focus already, that is all. */
    async goTo(name) {
      for (let step = 0; step < FAR; step += 1) {
        if (name.test(await focused())) return;
        await press('Tab');
      }
      assert.fail(`no Tab leads to ${name}`);
    },
  };
}

/** Runs in the page: waits until what a key has changed is drawn, and on a new screen until the focus has come. */
function drawn() {
  const LATE = 2000;
  const began = performance.now();
  return new Promise((done) => {
    const look = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && performance.now() - began < LATE) requestAnimationFrame(look);
      else done();
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
}

/** Runs in the page: what has the focus, what it is called, and whether it is marked. */
function focus(namesOf) {
  const RINGS = '.giro-ring, .pigs-ring, .course-ring';
  const element = document.activeElement;
  if (element === document.body) return { where: 'body', name: '', isVisible: false };
  const isMarked = (one) => {
    const style = getComputedStyle(one);
    // An entry of a list is marked by its ground, a space of a track by its ring.
    if (one.matches('.menu-item')) return style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (one.matches(RINGS)) return style.visibility === 'visible' && style.stroke !== 'none';
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
  };
  const around = ['label', '.search-box', '.line-up-place'].map((box) => element.closest(box));
  const marked = [element, ...around.filter(Boolean), ...element.querySelectorAll(RINGS)];
  const [name] = namesOf([element]);
  return { where: `${element.localName} "${name}"`, name, isVisible: marked.some(isMarked) };
}
