// A browser and a server for the tests of one file, with settings of their own; all of it ends with the file.
import { after, before } from 'node:test';
import { openBrowser, openServer } from '../harness/browser.mjs';
import { homeWith, layBoard } from './settings.mjs';

/** What is open is there once the tests of the file run. */
export function night(settings = {}) {
  const open = {};
  before(async () => {
    open.home = homeWith(settings);
    layBoard(open.home);
    [open.browser, open.server] = await Promise.all([
      openBrowser(),
      openServer({ home: open.home }),
    ]);
  });
  after(async () => {
    await open.browser?.close();
    await open.server?.close();
    open.home?.remove();
  });
  return open;
}
