// A person's hand and eye at a page of Chromium: things are found as she finds them, by what they are and are called.

/** How long a state may take to come before the test says that it did not. */
const PATIENCE = 15_000;

/** What is pressed of a thing: a radio button is hidden behind the picture or the words that it stands for. */
function touched(found, role) {
  return role === 'radio' ? found.locator('xpath=ancestor::label') : found;
}

/** A thing is a role and a name, for example ['button', /^Play/]. */
export function handAt(page) {
  page.setDefaultTimeout(PATIENCE);
  const find = ([role, name]) => page.getByRole(role, { name }).first();
  return {
    /** Waits until one of these things is there, and says which: the key of it. */
    async which(things) {
      const [first, ...rest] = Object.values(things).map(find);
      await rest
        .reduce((any, one) => any.or(one), first)
        .first()
        .waitFor();
      for (const [key, thing] of Object.entries(things)) {
        if (await find(thing).isVisible()) return key;
      }
      return this.which(things);
    },
    press: (role, name) => touched(find([role, name]), role).click(),
    gone: (role, name) => find([role, name]).waitFor({ state: 'hidden' }),
    /** The names of all things of a role that are called so and can be used. */
    namesOf: (role, name) =>
      page
        .getByRole(role, { name, disabled: false })
        .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label'))),
  };
}
