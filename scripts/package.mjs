// npm run package: what people install, made of one release build. On Linux a .deb, a .rpm and a .tar.gz; on Windows an
// installer; on macOS a disk image. `npm run package -- appimage` adds Tauri's own kinds, which may want to download their tools.
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildReleases, COMMAND_LINE, WINDOW } from './binaries.mjs';
import { linuxPackages } from './package/linux.mjs';
import { installers } from './package/others.mjs';
import { buildPage } from './page.mjs';
import { main, ROOT, say } from './run.mjs';
import { setUp } from './setup.mjs';

/** Builds both programs once, makes the packages of this system, and gives their paths. */
export async function makePackages(more = []) {
  await buildPage();
  const made = process.platform === 'linux' ? await forLinux(more) : await forOthers(more);
  for (const file of made) {
    say(`${path.relative(ROOT, file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  }
  return made;
}

/** There the window's program is the command line too. */
async function forLinux(more) {
  await buildReleases([WINDOW]);
  return linuxPackages(more);
}

async function forOthers(more) {
  await buildReleases([COMMAND_LINE, WINDOW]);
  return installers(process.platform, more);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await setUp('rust', 'window', 'page');
    await makePackages(process.argv.slice(2));
  });
}
