// What a user has set, as the app finds it in her home.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeHome } from '../harness/processes.mjs';

/** A home whose user has set these things; races in it lose no time unless a speed is named. */
export function homeWith(settings) {
  const home = makeHome();
  writeSettings(home, JSON.stringify({ speed: 'off', ...settings }));
  return home;
}

/** The figures of a small board, whose races are soon run. */
export const SMALL_BOARD = 'small-board.toml';

/** Lays them where the app looks for figures of its user's own. */
export function layBoard(home) {
  const books = path.join(home.env.XDG_DATA_HOME, 'racenight', 'books');
  mkdirSync(books, { recursive: true });
  copyFileSync(new URL(SMALL_BOARD, import.meta.url), path.join(books, SMALL_BOARD));
}

/** Lays a text where the app looks for the settings. */
export function writeSettings(home, text) {
  mkdirSync(path.dirname(settingsFile(home)), { recursive: true });
  writeFileSync(settingsFile(home), text);
}

/** What the app has kept. */
export function keptSettings(home) {
  return JSON.parse(readFileSync(settingsFile(home), 'utf8'));
}

export function settingsFile(home) {
  return path.join(home.env.XDG_CONFIG_HOME, 'racenight', 'settings.json');
}

/* What follows runs in the page: it dresses a screen that is shown as the app does at a change of settings. */

/** Text of another size, in per cent. */
export function setTextSize(percent) {
  document.documentElement.style.setProperty('--text-scale', String(percent / 100));
  document.documentElement.toggleAttribute('data-large-text', percent > 120);
}

/** Another light, once its colours are there. */
export async function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const turning = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
  await Promise.allSettled(turning.map(({ finished }) => finished));
}
