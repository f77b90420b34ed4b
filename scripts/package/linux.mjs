// The packages of Linux: .deb and .rpm by Tauri's bundler, and of the same files a .tar.gz for a user's own folder.
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program, WINDOW } from '../binaries.mjs';
import { must, say } from '../run.mjs';
import { bundle } from './bundle.mjs';
import { debianDepends } from './depends.mjs';
import { DATE, debianChangelog, linuxNames, MAINTAINER, NAME, packagesFolder } from './facts.mjs';
import { LINUX, treeIn } from './tree.mjs';

/** Makes them of programs that are built, and gives their paths. `more` are other kinds that the bundler knows. */
export async function linuxPackages(more) {
  const folder = packagesFolder();
  rmSync(folder, { recursive: true, force: true });
  const parts = path.join(folder, 'parts');
  mkdirSync(parts, { recursive: true });
  const config = await configOf(parts);
  const bundles = await bundle(['deb', 'rpm', ...more], config);

  const names = linuxNames();
  for (const kind of ['deb', 'rpm'])
    copyFileSync(path.join(bundles, kind, names[kind]), path.join(folder, names[kind]));
  const laid = path.join(bundles, 'deb', path.parse(names.deb).name, 'data', 'usr');
  await tar(laid, parts, path.join(folder, names.tar));
  for (const kind of more) {
    const ours = readdirSync(path.join(bundles, kind)).filter((name) => /\.AppImage$/.test(name));
    for (const name of ours) copyFileSync(path.join(bundles, kind, name), path.join(folder, name));
  }
  rmSync(parts, { recursive: true });
  return readdirSync(folder).map((name) => path.join(folder, name));
}

/** What the bundler is told beside `tauri.conf.json`; what has to be written for it goes into `parts`. */
async function configOf(parts) {
  const files = await treeIn(parts);
  const depends = debianDepends(program(WINDOW, 'release'), parts);
  if (depends.length === 0)
    say('What the .deb needs is fully known on Debian alone: it names the web view and no more');
  const changelog = path.join(parts, 'changelog');
  writeFileSync(changelog, debianChangelog());
  const desktopTemplate = path.join(LINUX, `${NAME}.desktop`);
  return {
    // Files and packages are called by this; people read the name in the menu entry.
    productName: NAME,
    bundle: {
      publisher: MAINTAINER,
      linux: {
        deb: { files, depends, changelog, desktopTemplate, section: 'misc' },
        rpm: { files, desktopTemplate, compression: { type: 'xz', level: 6 } },
        appimage: { files },
      },
    },
  };
}

/** What the .deb would lay into /usr, with the scripts that lay it into a user's own folder. */
async function tar(usr, parts, file) {
  const name = path.basename(file, '.tar.gz');
  const inside = path.join(parts, name);
  cpSync(usr, inside, { recursive: true });
  for (const script of ['install.sh', 'uninstall.sh'])
    copyFileSync(path.join(LINUX, script), path.join(inside, script));
  const when = `--mtime=@${Math.floor(DATE / 1000)}`;
  const nobody = ['--sort=name', when, '--owner=0', '--group=0', '--numeric-owner'];
  await must('tar', [...nobody, '--use-compress-program=gzip -9n', '-C', parts, '-cf', file, name]);
}
