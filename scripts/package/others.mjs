// The installers of Windows and macOS, by Tauri's bundler; the command line goes in beside the app.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMMAND_LINE, program } from '../binaries.mjs';
import { ask, Stop } from '../run.mjs';
import { bundle } from './bundle.mjs';
import { packagesFolder } from './facts.mjs';

const KINDS = { win32: ['nsis'], darwin: ['dmg'] };

/** Makes those of a platform of programs that are built, and gives their paths. `more` are other kinds that the bundler knows. */
export async function installers(platform, more) {
  const ours = KINDS[platform];
  if (!ours) throw new Stop(`There are no packages for ${platform}.`);
  const folder = packagesFolder();
  rmSync(folder, { recursive: true, force: true });
  const parts = path.join(folder, 'parts');
  mkdirSync(parts, { recursive: true });
  // The bundler wants a program that goes in named after the machine it is for.
  const beside = path.join(parts, COMMAND_LINE);
  const built = program(COMMAND_LINE, 'release');
  copyFileSync(built, `${beside}-${machine()}${path.extname(built)}`);
  const kinds = [...ours, ...more];
  const bundles = await bundle(kinds, { bundle: { externalBin: [beside] } });
  for (const kind of kinds) {
    const files = readdirSync(path.join(bundles, kind)).filter((name) =>
      /\.(exe|msi|dmg)$/.test(name),
    );
    for (const name of files) copyFileSync(path.join(bundles, kind, name), path.join(folder, name));
  }
  rmSync(parts, { recursive: true });
  return readdirSync(folder).map((name) => path.join(folder, name));
}

function machine() {
  return ask('rustc', ['--version', '--verbose'])
    .text.match(/^host: (.*)$/m)[1]
    .trim();
}
