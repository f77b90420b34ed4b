// What a user has set, as the app finds it in her home.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeHome } from '../harness/processes.mjs';

/** A home whose user has set these things; races in it lose no time unless a speed is named. */
export function homeWith(settings) {
  const home = makeHome();
  writeSettings(home, JSON.stringify({ speed: 'off', ...settings }));
  return home;
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
