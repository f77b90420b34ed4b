// What a person sees of a page, by what things are and are called. All is asked of the page itself, in one go: asking it
// from outside for each thing takes a browser ten times as long at a table that is full of them.
import { namesOf } from './names.mjs';

/** Where things of a role are; a radio button is pressed by the picture or the words that it stands for. */
const PLACES = {
  button: 'button, [role=button]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  radio: 'label:has(input[type=radio])',
  textbox: 'input:not([type=radio])',
};

/** A thing as the page looks for it: where, and by which pattern or whole name. */
export function wanted(role, name) {
  return [PLACES[role], name.source ?? null, name.source ? null : name];
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
function whereToPress(patience, selector, pattern, whole) {
  const placeOf = (element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  let before;
  return soon(patience, () => {
    const [found] = named(selector, pattern, whole);
    const place = found && placeOf(found.element);
    const isStill = place && before?.x === place.x && before.y === place.y;
    before = place;
    const isFree = isStill && found.element.contains(document.elementFromPoint(place.x, place.y));
    return isFree && !found.element.matches(':disabled') && place;
  });
}

/** The first of these things that is there: the key of it. */
function firstOf(things) {
  return things.find(([, thing]) => named(...thing).length > 0)?.[0];
}

/** What `look` finds, as soon as it finds something; null if that never comes. Between two looks the page has its time. */
async function soon(patience, look) {
  for (const began = performance.now(); performance.now() - began < patience; ) {
    const found = look();
    if (found) return found;
    await new Promise((after) => setTimeout(after, 25));
  }
  return null;
}

/** What comes before a script that asks. */
export const IN_PAGE = [namesOf, named, whereToPress, firstOf, soon].join('\n');
