// Where cargo lays what it builds, and how the two programs are built.
import os from 'node:os';
import path from 'node:path';
import { ask, must, ROOT, Stop } from './run.mjs';

/** The command line, and the window. Each is a package and a program of the same name. */
export const COMMAND_LINE = 'racenight';
export const WINDOW = 'racenight-app';

/** Builds one of the programs for use and gives the path of it. */
export async function buildRelease(name, place) {
  await buildReleases([name], place);
  return program(name, 'release', place);
}

/** Builds programs for use, at one go. */
export function buildReleases(names, place) {
  return cargoRelease(
    names.flatMap((name) => ['--package', name]),
    place,
  );
}

/** Builds a window of the same kind with nothing in it, for figures to be held against. */
export async function buildEmpty() {
  await cargoRelease(['--package', WINDOW, '--example', 'empty']);
  return path.join(targetFolder(), 'release', 'examples', 'empty');
}

/**
 * A release build of what these words name. No path of this machine gets into it, so that it is the same wherever it is
 * built: here, or from sources that lie elsewhere.
 */
async function cargoRelease(words, { root = ROOT, target = targetFolder() } = {}) {
  const manifest = path.join(root, 'Cargo.toml');
  await must('cargo', ['build', '--release', '--locked', '--manifest-path', manifest, ...words], {
    env: {
      CARGO_TARGET_DIR: target,
      CARGO_ENCODED_RUSTFLAGS: releaseFlags(root, target).join('\x1f'),
    },
  });
}

/** The path of a built program. */
export function program(name, profile, { target = targetFolder() } = {}) {
  const folder = path.join(target, profile);
  return path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

/** The folders of this machine that a compiler would write into a program: the last that fits counts. */
export function ownFolders(root = ROOT, target = targetFolder()) {
  const home = os.homedir();
  return {
    [home]: 'home',
    [process.env.CARGO_HOME ?? path.join(home, '.cargo')]: 'cargo',
    [root]: 'racenight',
    [target]: 'target',
  };
}

function releaseFlags(root, target) {
  const given = process.env.RUSTFLAGS?.split(/\s+/).filter(Boolean) ?? [];
  const renamed = Object.entries(ownFolders(root, target)).map(
    ([from, to]) => `--remap-path-prefix=${from}=${to}`,
  );
  return [...given, ...renamed];
}

/** Where cargo builds. */
export function targetFolder() {
  const { code, text } = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (code !== 0) throw new Stop('cargo metadata failed: is Cargo.toml in order?');
  return JSON.parse(text).target_directory;
}
