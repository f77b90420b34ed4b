// A disk that fills up under a running server: from one moment on none of its files may grow. It is told the same as on
// a full disk, and no rights are needed for it (real small disks are in the tests of the store).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A program that runs another on such a disk. Files may grow up to so many bytes once it is `filled`. */
export function fillableDisk(home, program) {
  const place = (name) => path.join(home.env.HOME, name);
  const [run, pid] = [place('run.sh'), place('pid')];
  // Without this a program that writes too much is ended.
  const words = `#!/bin/sh\ntrap '' XFSZ\necho $$ > '${pid}'\nexec '${program}' "$@"\n`;
  writeFileSync(run, words, { mode: 0o700 });
  const limit = (bytes) =>
    execFileSync('prlimit', ['--pid', readFileSync(pid, 'utf8').trim(), `--fsize=${bytes}:`]);
  return { program: run, fill: limit, makeRoom: () => limit('unlimited') };
}
