// The .deb in clean systems: it brings what it needs, the app is played there, killed, and goes on; and it leaves without a trace.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { openWindow } from '../../../ui/e2e/harness/window.mjs';
import { race } from '../../../ui/e2e/play/race.mjs';
import { homeWith } from '../../../ui/e2e/play/settings.mjs';
import { handInWindow } from '../../../ui/e2e/play/window-hand.mjs';
import { VERSION } from '../facts.mjs';
import { filesIn, output, PACKAGES } from './made.mjs';
import { makeRoot, whyNoRoot } from './root.mjs';

/** The window, and the command line, which is a word to it. */
const PROGRAM = '/usr/bin/racenight-app';
const INSTALLED = [PROGRAM, '/usr/bin/racenight'];
const INSTALL = ['apt-get', 'install', '--yes', '--no-install-recommends'];
const SUITES = ['bookworm', 'trixie'];
const skip = Object.fromEntries(SUITES.map((suite) => [suite, whyNoRoot(suite) ?? false]));
/** They are made at once; each test waits for its own. */
const roots = Object.fromEntries(
  SUITES.filter((suite) => !skip[suite]).map((suite) => [suite, readied(suite)]),
);
after(async () => {
  for (const root of await Promise.allSettled(Object.values(roots))) root.value?.remove();
});

for (const [suite, version] of [
  ['bookworm', 12],
  ['trixie', 13],
]) {
  test(`a clean Debian ${version} takes the .deb, with all that its program needs and nothing besides`, {
    skip: skip[suite],
  }, async () => {
    const root = await roots[suite];
    const declared = (await root.run('dpkg-query', '-W', '-f', '${Depends}', 'racenight'))
      .split(', ')
      .map((one) => one.split(' ')[0]);
    assert.doesNotMatch(await root.run('ldd', PROGRAM), /not found/);
    const linked = await ownersOf(root, PROGRAM);
    for (const names of linked)
      assert.ok(
        names.some((name) => declared.includes(name)),
        `${names[0]} is needed, but not declared`,
      );
    for (const name of declared)
      assert.ok(
        linked.some((names) => names.includes(name)),
        `${name} is declared, but not needed`,
      );
    assert.match(await root.run('racenight', '--version'), new RegExp(`^racenight ${VERSION}`));
  });
}

test('in Debian 13 the app starts', { skip: skip.trixie }, async () => {
  const root = await roots.trixie;
  await bringDriver(root);
  const home = homeWith({ language: 'en' });
  try {
    await inRoot(root, home, (hand) => hand.which({ shelf: ['link', /Giro Galoppo/] }));
  } finally {
    home.remove();
  }
  await leavesNothing(root);
});

test('in Debian 12 a race is begun, the app is killed, and the race goes on to its end; what is kept outlives the package', {
  skip: skip.bookworm,
}, async () => {
  const root = await roots.bookworm;
  await bringDriver(root);
  const home = homeWith({ language: 'en' });
  try {
    await inRoot(root, home, async (hand) => {
      await hand.press('link', /Giro Galoppo/);
      await hand.press('button', /^To the start/);
      assert.equal(await race.playWhile(hand, ['place']), 'pick');
      await race.answer(hand, 'pick');
      await race.asked(hand);
      killApp(root);
    });
    await inRoot(root, home, async (hand) => {
      await hand.press('link', /^Go on with Giro Galoppo/);
      assert.equal(await race.playOut(hand), 'over');
    });
    await leavesNothing(root);
    const records = filesIn(home.env.XDG_DATA_HOME).filter((name) => name.endsWith('.racenight'));
    assert.equal(records.length, 1);
  } finally {
    home.remove();
  }
});

/** A clean system of a suite, with the package installed as its users would. */
async function readied(suite) {
  const root = await makeRoot(suite);
  const before = await filesNamedOurs(root);
  assert.equal(before, '');
  copyFileSync(PACKAGES.deb, path.join(root.folder, 'racenight.deb'));
  await root.run('apt-get', 'update');
  await root.run(...INSTALL, '/racenight.deb');
  return root;
}

/** For each library that a program itself asks for, the names of the package that has it. */
async function ownersOf(root, program) {
  const wanted = output('objdump', ['-p', path.join(root.folder, program)]).matchAll(
    /NEEDED\s+(\S+)/g,
  );
  const found = await root.run('ldd', program);
  const owners = [];
  for (const [, library] of wanted) {
    // The loader belongs to the same package as the C library.
    const place = found
      .split('\n')
      .find((line) => line.trim().startsWith(library))
      ?.match(/=> (\S+)/)?.[1];
    if (!place) continue;
    const file = (await root.run('realpath', place)).trim();
    const owner = (
      await root.run('sh', '-c', 'dpkg -S "$0" 2>/dev/null || dpkg -S "${0#/usr}"', file)
    ).split(':')[0];
    const provided = await root.run('dpkg-query', '-W', '-f', '${Provides}', owner);
    owners.push([owner, ...provided.split(', ').map((one) => one.split(' ')[0])]);
  }
  return owners;
}

/** What the tests need beside the app. */
function bringDriver(root) {
  return root.run(...INSTALL, 'webkit2gtk-driver', 'fonts-dejavu-core');
}

/** Opens the installed app, and closes it after `use`. */
async function inRoot(root, home, use) {
  const window = await openWindow({ app: PROGRAM, home, inside: root.inside });
  try {
    await use(handInWindow(window.driver));
  } finally {
    await window.close();
  }
}

/** Ends the app that runs in a root at once. */
function killApp(root) {
  const program = path.join(root.folder, PROGRAM);
  const running = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && programOf(name) === program,
  );
  assert.equal(running.length, 1);
  process.kill(Number(running[0]), 'SIGKILL');
}

function programOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return undefined;
  }
}

/** The package is purged, and nothing of it is left. */
async function leavesNothing(root) {
  await root.run('apt-get', 'purge', '--yes', 'racenight');
  for (const program of INSTALLED) assert.equal(existsSync(path.join(root.folder, program)), false);
  assert.equal(await filesNamedOurs(root), '/racenight.deb\n');
}

/** What there is in a root that is called after the app; the homes of its users are not on its disk. */
function filesNamedOurs(root) {
  return root.run(
    'find',
    '/',
    '-xdev',
    '(',
    '-path',
    '/tmp',
    '-o',
    '-path',
    '/var/cache/apt',
    ')',
    '-prune',
    '-o',
    '-iname',
    '*racenight*',
    '-print',
    '-o',
    '-name',
    'night.race.*',
    '-print',
  );
}
