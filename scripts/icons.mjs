// npm run icons: draws every size of the icon, and the icon of records, from the one source, icons/source.svg.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { main, mustTool, ROOT, say } from './run.mjs';
import { setUp } from './setup.mjs';

const ICONS = path.join(ROOT, 'icons');
/** The sizes that desktops ask for, in pixels. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512];

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
  writeFileSync(path.join(ICONS, 'record.gen.svg'), recordIcon(readFileSync(source, 'utf8')));
  say(`Drew ${SIZES.length + 3} icons from icons/source.svg`);
});

/** A sheet of paper with a folded corner, and the icon of the app on it. */
function recordIcon(icon) {
  const app = icon.trim().replace('<svg ', '<svg x="272" y="400" width="480" height="480" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
  <path d="M176 32H624L848 256V992H176Z" fill="#fdfbf4" stroke="#1d1712" stroke-width="28" stroke-linejoin="round"/>
  <path d="M624 32V256H848" fill="#e6dec6" stroke="#1d1712" stroke-width="28" stroke-linejoin="round"/>
  ${app}
</svg>
`;
}
