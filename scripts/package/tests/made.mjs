// The packages that `npm run package` has made, opened for the tests of one file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linuxNames, packagesFolder } from '../facts.mjs';

const names = Object.entries(linuxNames());
export const PACKAGES = Object.fromEntries(
  names.map(([kind, name]) => [kind, path.join(packagesFolder(), name)]),
);

/** Runs a program that must succeed, and gives what it prints on both its outputs. */
export function output(command, args, options = {}) {
  return execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', command, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    ...options,
  });
}

/** A folder of its own, which goes when the program does. */
export function passingFolder(what) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `racenight-${what}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file under a folder, as seen from there, in order. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .toSorted();
}
