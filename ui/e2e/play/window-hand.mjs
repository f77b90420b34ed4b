// The same hand at the real window, through WebDriver. All is asked of the window's own page, and no element is held
// outside of it: a table may draw itself anew at any moment.
import { Key } from 'selenium-webdriver';
import { namesOf } from './names.mjs';

const PATIENCE = 60_000;

/** Where things of a role are; a radio button is pressed by the picture or the words that it stands for. */
const PLACES = {
  button: 'button, [role=button]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role=option]',
  radio: 'label:has(input[type=radio])',
  textbox: 'input:not([type=radio])',
};

export function handInWindow(driver) {
  const wanted = (role, name) => [PLACES[role], name.source ?? null, name];
  const find = (role, name) =>
    driver.executeScript(
      `${namesOf} ${named} return named(...arguments).map(({ name }) => name);`,
      ...wanted(role, name),
    );
  const until = (state, what) => driver.wait(state, PATIENCE, what);
  return {
    namesOf: find,
    lines: () => driver.executeScript("return document.querySelectorAll('.log-list li').length"),
    async which(things) {
      const there = async () => {
        for (const [key, thing] of Object.entries(things)) {
          if ((await find(...thing)).length > 0) return key;
        }
        return undefined;
      };
      return until(there, `none is there: ${Object.keys(things)}`);
    },
    async press(role, name) {
      const script = `${namesOf} ${named} (${whereToPress})(...arguments);`;
      const place = await driver.executeAsyncScript(script, PATIENCE, ...wanted(role, name));
      if (!place) throw new Error(`no ${role} ${name} can be pressed`);
      await driver.actions({ async: true }).move(place).click().perform();
    },
    /** Writes into a field, over what stood there. */
    async write(name, text) {
      await this.press('textbox', name);
      const { CONTROL } = Key;
      await driver.actions().keyDown(CONTROL).sendKeys('a').keyUp(CONTROL).sendKeys(text).perform();
    },
    async gone(role, name) {
      const isGone = async () => (await find(role, name)).length === 0;
      await until(isGone, `${role} ${name} stays`);
    },
  };
}

/* All that follows runs in the page. */

/**
 * What is seen and can be used of a kind, with the name that a screen reader says, which is looked for by a pattern
 * or as a whole.
 */
function named(selector, pattern, whole) {
  const isIt = ({ name }) => (pattern ? new RegExp(pattern).test(name) : name === whole);
  const nameOf = (element) => namesOf([element.querySelector('input') ?? element])[0];
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element.querySelector('input:disabled') || element.closest('[inert]')))
    .map((element) => ({ element, name: nameOf(element) }))
    .filter(isIt);
}

/** Where to press the first of these, once it stands still and nothing lies over it; nothing if that never comes. */
function whereToPress(patience, selector, pattern, whole, done) {
  const began = performance.now();
  let before;
  const placeOf = (element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const look = () => {
    const [found] = named(selector, pattern, whole);
    const place = found && placeOf(found.element);
    const isStill = place && before?.x === place.x && before.y === place.y;
    before = place;
    const isFree = isStill && found.element.contains(document.elementFromPoint(place.x, place.y));
    if (isFree) done(place);
    else if (performance.now() - began > patience) done(null);
    else requestAnimationFrame(look);
  };
  look();
}
