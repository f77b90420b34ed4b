// Where cargo lays what it builds, and how the two programs are built.
import os from 'node:os';
import path from 'node:path';
import { ask, must, ROOT, Stop } from './run.mjs';

/** The command line, and the window. Each is a package and a program of the same name. */
export const COMMAND_LINE = 'racenight';
export const WINDOW = 'racenight-app';

/** Builds one of the programs for use and gives the path of it. */
export async function buildRelease(name) {
  await buildReleases(name);
  return program(name, 'release');
}

/** Builds programs for use, at one go. No path of this machine gets into them, so that they are the same wherever they are built. */
export async function buildReleases(...names) {
  const packages = names.flatMap((name) => ['--package', name]);
  await must('cargo', ['build', '--release', '--locked', ...packages], {
    env: { CARGO_ENCODED_RUSTFLAGS: releaseFlags().join('\x1f') },
  });
}

/** The path of a built program. */
export function program(name, profile) {
  const folder = path.join(targetFolder(), profile);
  return path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

/** The folders of this machine that a compiler would write into a program: the last that fits counts. */
export function ownFolders() {
  const home = os.homedir();
  return {
    [home]: 'home',
    [process.env.CARGO_HOME ?? path.join(home, '.cargo')]: 'cargo',
    [ROOT]: 'racenight',
    [targetFolder()]: 'target',
  };
}

function releaseFlags() {
  const given = process.env.RUSTFLAGS?.split(/\s+/).filter(Boolean) ?? [];
  const renamed = Object.entries(ownFolders()).map(
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
