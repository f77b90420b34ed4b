// Which packages of Debian the program needs, as Debian's own tool finds by what it is linked with.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NAME } from './facts.mjs';

/** What Tauri's bundler declares by itself. */
const DECLARED = ['libwebkit2gtk-4.1-0', 'libgtk-3-0'];

/** The `Depends` of a program, but for what Tauri adds; nothing where this system is not of Debian's kind. */
export function debianDepends(program, folder) {
  // The tool looks for a source package around it.
  mkdirSync(path.join(folder, 'debian'), { recursive: true });
  writeFileSync(
    path.join(folder, 'debian', 'control'),
    `Source: ${NAME}\n\nPackage: ${NAME}\nArchitecture: any\n`,
  );
  const answer = spawnSync('dpkg-shlibdeps', ['-O', `-e${program}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (answer.status !== 0) return [];
  return answer.stdout
    .replace(/^shlibs:Depends=/, '')
    .trim()
    .split(', ')
    .filter((one) => !DECLARED.includes(one.split(' ')[0]));
}
