// One start of the app after another, each for a home that outlives it; the browser is that of the test's file.
import { after, before } from 'node:test';
import { openBrowser, openServer } from '../harness/browser.mjs';

/** `browser` is there once the tests of the file run; `started` starts the app for a home, shows home to `look`, and ends it. */
export function starts({ patience } = {}) {
  const open = {
    async started(home, look) {
      const server = await openServer({ home });
      const page = await open.browser.newPage();
      if (patience) page.setDefaultTimeout(patience);
      try {
        await page.goto(server.address);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await look(page);
      } finally {
        await page.context().close();
        await server.close();
      }
    },
  };
  before(async () => {
    open.browser = await openBrowser();
  });
  after(() => open.browser?.close());
  return open;
}
