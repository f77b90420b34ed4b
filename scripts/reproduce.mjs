// npm run reproduce: is the command line the same, byte for byte, wherever it is built? It is built here and, page and all,
// from a copy of the sources in another folder. The second build finds nothing ready, so it takes some minutes.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildRelease, COMMAND_LINE } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { ask, main, mustTool, ROOT, Stop, say } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp('rust', 'page');
  await buildPage();
  say('Building here');
  const here = await buildRelease(COMMAND_LINE);
  const away = mkdtempSync(path.join(os.tmpdir(), 'racenight-built-elsewhere-'));
  try {
    say(`Building once more, in ${away}`);
    compare(here, await buildIn(away));
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
});

async function buildIn(folder) {
  const root = path.join(folder, 'sources');
  for (const name of sources()) cpSync(path.join(ROOT, name), path.join(root, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  await mustTool('vite', ['build', path.join(root, 'ui'), '--logLevel', 'error']);
  return buildRelease(COMMAND_LINE, { root, target: path.join(folder, 'target') });
}

/** All that is or would be committed. */
function sources() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, text } = ask('git', args);
  if (code !== 0) throw new Stop('git ls-files failed: this works in a checkout only.');
  return text.split('\0').filter(Boolean);
}

function compare(...programs) {
  const [here, away] = programs.map((program) => readFileSync(program));
  const folder = [ROOT, os.homedir()].find((place) => here.includes(place));
  if (folder) throw new Stop(`The program names a folder of this machine: ${folder}`);
  if (!here.equals(away)) {
    const at = here.findIndex((byte, index) => byte !== away[index]);
    throw new Stop(`The two differ from byte ${at} on (${here.length} and ${away.length} bytes).`);
  }
  const hash = createHash('sha256').update(here).digest('hex');
  say(`The same, byte for byte: ${here.length} bytes, SHA-256 ${hash}`);
}
