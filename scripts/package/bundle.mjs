// Tauri's bundler.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { targetFolder } from '../binaries.mjs';
import { mustTool } from '../run.mjs';

/** Makes bundles of some kinds of a program that is built, by `tauri.conf.json` and what is told here, and gives the folder of their folders. */
export async function bundle(kinds, config) {
  const folder = path.join(targetFolder(), 'release', 'bundle');
  for (const kind of kinds) rmSync(path.join(folder, kind), { recursive: true, force: true });
  const words = ['bundle', '--bundles', kinds.join(), '--config', JSON.stringify(config)];
  await mustTool('@tauri-apps/cli', words, 'tauri');
  return folder;
}
