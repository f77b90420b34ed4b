// Where cargo lays what it builds, and how the two programs are built.
import path from 'node:path';
import { ask, must, Stop } from './run.mjs';

/** The command line, and the window. Each is a package and a program of the same name. */
export const COMMAND_LINE = 'racenight';
export const WINDOW = 'racenight-app';

/** Builds one of the programs for use and gives the path of it. */
export async function buildRelease(name) {
  await must('cargo', ['build', '--release', '--package', name]);
  return program(name, 'release');
}

/** The path of a built program. */
export function program(name, profile) {
  const { code, text } = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (code !== 0) throw new Stop('cargo metadata failed: is Cargo.toml in order?');
  const folder = path.join(JSON.parse(text).target_directory, profile);
  return path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}
