// The same app in a browser: `racenight serve` behind, Chromium in front.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { COMMAND_LINE, program } from '../../../scripts/binaries.mjs';
import { firstMatch, makeHome, start } from './processes.mjs';

/** Starts the server on a free port, with a home of its own, off the local network unless it is wanted. `address` is what it prints, token and all. */
export async function openServer({
  racenight = program(COMMAND_LINE, 'debug'),
  home,
  network = false,
} = {}) {
  const ownHome = home ?? makeHome();
  const server = start(racenight, ['serve', '--port', '0', ...(network ? [] : ['--apart'])], {
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', ...ownHome.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    await server.end();
    if (!home) ownHome.remove();
  };
  try {
    const [address] = await firstMatch(server.stdout, /http:\/\/\S+(?=\s)/, 'racenight serve');
    return { address, close, crash: server.crash };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts Chromium. Each `newPage` is a person with a browser of her own (nothing is shared between two pages), and
 * whatever a page complains about (errors, refused loads, a breach of the content security policy) is in `faults`.
 */
export async function openBrowser() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const faults = [];
  return {
    faults,
    close: () => browser.close(),
    async newPage({
      width = 1280,
      height = 720,
      locale = 'en-GB',
      theme = 'light',
      motion = 'reduce',
    } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale,
        colorScheme: theme,
        reducedMotion: motion,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('requestfailed', (request) =>
        faults.push(`${request.url()}: ${request.failure().errorText}`),
      );
      return page;
    },
  };
}

function chromiumPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const places = process.env.PATH.split(path.delimiter);
  const found = names
    .flatMap((name) => places.map((place) => path.join(place, name)))
    .find(existsSync);
  if (!found)
    throw new Error('There is no Chromium on the PATH: run `npm test`, which sets it up.');
  return found;
}
