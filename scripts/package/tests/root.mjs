// Clean systems of Debian, each in a folder of its own, for packages to be installed into. What is mounted for one is mounted
// in a namespace of the program that runs there, and so is gone with it, however it ends.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask } from '../../run.mjs';
import { passingFolder } from './made.mjs';

const STEM = 'racenight-root-';
const APART = ['unshare', '--mount', '--pid', '--fork', '--kill-child'];
/** Inside, there are the devices, the processes and the passing files of this machine, so that screen and homes are shared. */
const ENTER =
  'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && mount --bind /tmp "$0/tmp" && exec chroot "$0" "$@"';

/** Mounts something and makes a device, as a clean system takes, and leaves nothing. */
const TRIAL =
  'place=$(mktemp -d); mount --bind /tmp "$place" && umount "$place" && mknod "$place/null" c 1 3; code=$?; rm -rf "$place"; exit $code';

/** Why there can be no clean system of a suite here; nothing where there can. */
export function whyNoRoot(suite) {
  if (process.getuid() !== 0) return 'only root can make a clean system';
  const [command, ...args] = [...APART, 'sh', '-c', TRIAL];
  if (ask(command, args).code !== 0) return 'nothing can be mounted here, or no device made';
  const from = mirror();
  if (!from) return "none of apt's sources here is one of Debian";
  const release = `${from}dists/${suite}/Release`;
  const got = path.join(passingFolder('release'), suite);
  if (ask('/usr/lib/apt/apt-helper', ['download-file', release, got]).code !== 0)
    return `apt's source of Debian does not give ${suite}`;
  return undefined;
}

/** Makes one of a suite ("bookworm"). It goes when `remove` is called or the program ends. */
export async function makeRoot(suite) {
  sweep();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${STEM}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.on('exit', remove);
  await must([...APART, 'debootstrap', '--variant=minbase', suite, folder, mirror()]);
  // How this machine fetches packages goes for it, too.
  const fetching = ask('apt-config', ['dump']).text.match(/^Acquire::.*$/gm) ?? [];
  mkdirSync(path.join(folder, 'etc/apt/apt.conf.d'), { recursive: true });
  writeFileSync(path.join(folder, 'etc/apt/apt.conf.d/10fetching'), `${fetching.join('\n')}\n`);
  const inside = [...APART, 'sh', '-c', ENTER, folder];
  return { suite, folder, inside, run: (...words) => must([...inside, ...words]), remove };
}

/** Where apt takes Debian itself from on this machine; it ends in a slash. */
function mirror() {
  const format = '$(ORIGIN)|$(LABEL)|$(REPO_URI)';
  const lines = ask('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']).text;
  return lines.match(/^Debian\|Debian\|(.*)$/m)?.[1];
}

/** Removes what a run has left that was cut short so hard that it could not. */
function sweep() {
  for (const name of readdirSync(os.tmpdir())) {
    const maker = name.startsWith(STEM) && Number(name.slice(STEM.length).split('-')[0]);
    if (maker && !alive(maker))
      rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LC_ALL: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
  // What is thrown away need not reach the disk.
  DPKG_FORCE: 'unsafe-io',
};

/** Runs a program that must succeed, and gives what it printed. */
function must([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        text += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(text)
        : reject(new Error(`${args.slice(-4).join(' ')} failed:\n${text.slice(-3000)}`)),
    );
  });
}
