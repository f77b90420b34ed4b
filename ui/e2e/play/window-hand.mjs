// The same hand at the real window, through WebDriver. What a thing is called is asked of the window's own page.

const PATIENCE = 15_000;

/** Where things of a role are; a radio button is pressed by the picture or the words that it stands for. */
const PLACES = {
  button: 'button, [role=button]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role=option]',
  radio: 'label:has(input[type=radio])',
};

export function handInWindow(driver) {
  const all = (role, name) => driver.executeScript(named, PLACES[role], name.source ?? null, name);
  const find = async (role, name) => (await all(role, name))[0]?.element;
  const until = (state, what) => driver.wait(state, PATIENCE, what);
  return {
    async which(things) {
      const there = async () => {
        for (const [key, thing] of Object.entries(things)) if (await find(...thing)) return key;
        return undefined;
      };
      return until(there, `none is there: ${Object.keys(things)}`);
    },
    async press(role, name) {
      const element = await until(() => find(role, name), `there is no ${role} ${name}`);
      // By its place: the driver itself knows no part of a drawing.
      const place = await driver.executeAsyncScript(middleOf, element);
      await driver.actions({ async: true }).move(place).click().perform();
    },
    gone: (role, name) => until(async () => !(await find(role, name)), `${role} ${name} stays`),
    namesOf: async (role, name) => (await all(role, name)).map((one) => one.name),
  };
}

/** Runs in the page: where to press an element, once it stands still and nothing lies over it. */
function middleOf(element, done) {
  element.scrollIntoView({ block: 'nearest' });
  let before;
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const isStill = before?.x === place.x && before.y === place.y;
    before = place;
    if (isStill && element.contains(document.elementFromPoint(place.x, place.y))) done(place);
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: what is seen and can be used of a kind, with the name that a screen reader says, which is
 * looked for by a pattern or as a whole. */
function named(selector, pattern, whole) {
  const isIt = ({ name }) => (pattern ? new RegExp(pattern).test(name) : name === whole);
  const nameOf = (element) => {
    const control = element.querySelector('input') ?? element;
    const words = element.cloneNode(true);
    for (const hidden of words.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (control.ariaLabel ?? words.textContent).trim();
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.querySelector('input:disabled'))
    .map((element) => ({ element, name: nameOf(element) }))
    .filter(isIt);
}
