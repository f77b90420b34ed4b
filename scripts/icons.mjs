// npm run icons: draws every size of the icon from the one source, icons/source.svg.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { main, mustTool, ROOT, say } from './run.mjs';
import { setUp } from './setup.mjs';

const ICONS = path.join(ROOT, 'icons');
/** The sizes that desktops ask for, in pixels. */
const SIZES = [16, 32, 48, 128, 256, 512];

await main(async () => {
  await setUp('page');
  const source = path.join(ICONS, 'source.svg');
  const drawn = mkdtempSync(path.join(os.tmpdir(), 'racenight-icons-'));
  const draw = (...args) =>
    mustTool('@tauri-apps/cli', ['icon', source, '-o', drawn, ...args], 'tauri');
  const keep = (name, as) => copyFileSync(path.join(drawn, name), path.join(ICONS, as));
  try {
    await draw();
    await draw('--png', SIZES.join(','));
    keep('icon.ico', 'windows.gen.ico');
    keep('icon.icns', 'macos.gen.icns');
    for (const size of SIZES) keep(`${size}x${size}.png`, `${size}.gen.png`);
  } finally {
    rmSync(drawn, { recursive: true });
  }
  say(`Drew ${SIZES.length + 2} icons from icons/source.svg`);
});
