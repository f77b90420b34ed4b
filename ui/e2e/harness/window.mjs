// The real window, on a screen that nobody sees, driven through WebDriver.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { program, WINDOW } from '../../../scripts/binaries.mjs';
import { pngOf } from './picture.mjs';
import { firstMatch, freePort, makeHome, start } from './processes.mjs';

/**
 * Opens the app. `home` (from `makeHome`) is kept when given, so that a second start finds what the first one kept;
 * `language` is what the system speaks ("es_ES"); `screen` is the size of the screen itself; `args` are the words that the
 * app is started with: with none, a second start finds the first; `inside` are the words that run what follows them, the
 * driver and with it the app, inside another system.
 * What comes back: the `driver`, the process `group` that the app runs in, and ways to start the app a second time on the
 * same desktop, to take a picture and to close.
 */
export async function openWindow({
  app = program(WINDOW, 'debug'),
  size = { width: 1280, height: 800 },
  screen = '1920x1080',
  language = 'en_GB',
  args = ['--new-instance'],
  home,
  env = {},
  inside = [],
} = {}) {
  const ownHome = home ?? makeHome();
  const frames = ownHome.env.XDG_RUNTIME_DIR;
  const display = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen}x24`, '-nolisten', 'tcp', '-fbdir', frames],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await firstMatch(display.stdio[3], /\d+(?=\n)/, 'Xvfb');
  const around = {
    PATH: process.env.PATH,
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    ...speaking(language, ownHome.env.HOME),
    ...ownHome.env,
    ...env,
  };
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=3'], {
    env: around,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [address] = await firstMatch(bus.stdio[3], /\S+(?=\n)/, 'dbus-daemon');
  const onDesktop = { ...around, DBUS_SESSION_BUS_ADDRESS: address };
  const port = await freePort();
  const [runner, ...words] = [...inside, 'WebKitWebDriver', `--port=${port}`];
  const server = start(runner, words, {
    env: { ...onDesktop, TAURI_WEBVIEW_AUTOMATION: 'true' },
  });
  const close = async () => {
    await server.end();
    await bus.end();
    await display.end();
    if (!home) ownHome.remove();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answering(`${url}/status`);
    const driver = await startSession(url, app, args);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return {
      driver,
      group: server.pid,
      again: (...words) => ended(start(app, words, { env: onDesktop })),
      screenshot: (file) => screenshot(frames, file),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The environment of a system that speaks a language, whatever this one speaks: its locale is made on the spot. */
function speaking(language, folder) {
  const locale = path.join(folder, `${language}.UTF-8`);
  execFileSync('localedef', ['--inputfile', language, '--charmap', 'UTF-8', '--quiet', locale]);
  return { LANG: `${language}.UTF-8`, LOCPATH: folder };
}

async function startSession(url, binary, args) {
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': { binary, args } });
  const driver = WebDriver.createSession(new Executor(new HttpClient(url)), capabilities);
  await driver.getSession();
  return driver;
}

/** Waits until a program has ended, and gives what it ended with. */
async function ended(child) {
  const [code] = await once(child, 'close');
  return code;
}

/** What the screen shows, from where it keeps its pixels: the driver's own pictures wait for ever without a graphics card. */
function screenshot(frames, file) {
  writeFileSync(file, pngOf(readFileSync(path.join(frames, 'Xvfb_screen0'))));
}

async function answering(url, tries = 200) {
  for (let i = 0; i < tries; i += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(25);
  }
  throw new Error(`Nothing answers at ${url}`);
}
