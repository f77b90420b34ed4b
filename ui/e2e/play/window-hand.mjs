// The same hand at the real window, through WebDriver. All is asked of the window's own page, and no element is held
// outside of it: a table may draw itself anew at any moment.
import { Key } from 'selenium-webdriver';
import { IN_PAGE, wanted } from './sight.mjs';

const PATIENCE = 60_000;

export function handInWindow(driver) {
  const find = (role, name) =>
    driver.executeScript(
      `${IN_PAGE} return named(...arguments).map(({ name }) => name);`,
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
      const script = `${IN_PAGE} const done = [...arguments].pop(); whereToPress(...arguments).then(done);`;
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
