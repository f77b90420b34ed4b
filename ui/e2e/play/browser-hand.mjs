// A person's hand and eye at a page of Chromium: things are found as she finds them, by what they are and are called.
import { namesOf } from './names.mjs';

/** How long a state may take to come before the test says that it did not: bots may have much to do between. */
const PATIENCE = 60_000;

/** What is pressed of a thing: a radio button is hidden behind the picture or the words that it stands for. */
function touched(found, role) {
  return role === 'radio' ? found.locator('xpath=ancestor::label') : found;
}

/** The things of each role. */
function byRole(things) {
  const roles = new Map();
  for (const [role, name] of things) roles.set(role, [...(roles.get(role) ?? []), name]);
  return [...roles];
}

const anyOf = (names) => new RegExp(names.map(({ source }) => source).join('|'));

/** A thing is a role and a name, for example ['button', /^Play/]; a name is a pattern where several are asked for. */
export function handAt(page) {
  page.setDefaultTimeout(PATIENCE);
  // What lies behind a dialog is out of reach.
  const inReach = page.locator(':not([inert] *)');
  const all = (role, options) => page.getByRole(role, options).and(inReach);
  const find = ([role, name]) => all(role, { name }).first();
  return {
    /** Waits until one of these things is there, and says which: the key of it. */
    async which(things) {
      // The page is large: one look for each role is enough.
      const [first, ...rest] = byRole(Object.values(things)).map(([role, names]) =>
        all(role, { name: anyOf(names) }).filter({ visible: true }),
      );
      const any = rest.reduce((all, one) => all.or(one), first).first();
      await any.waitFor();
      const [name] = await any.evaluateAll(namesOf);
      const found = Object.entries(things).find(([, [, its]]) => its.test(name ?? ''));
      return found?.[0] ?? this.which(things);
    },
    press: (role, name) => touched(find([role, name]), role).click(),
    /** Writes into a field, over what stood there. */
    write: (name, text) => find(['textbox', name]).fill(text),
    gone: (role, name) => find([role, name]).waitFor({ state: 'hidden' }),
    /** How much the table has told. */
    lines: () => page.locator('.log-list li').count(),
    /** The names of all things of a role that are called so and can be used. */
    namesOf: (role, name) => all(role, { name, disabled: false }).evaluateAll(namesOf),
  };
}
