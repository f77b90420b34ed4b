import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  atLeast,
  familyOf,
  installCommand,
  installedDebian,
  NEEDS,
  needsOf,
  offeredDebian,
} from '../needs.mjs';

test('a system is known by what it is or is like', () => {
  assert.equal(familyOf('linux', 'ID=debian\n'), 'debian');
  assert.equal(
    familyOf('linux', 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n'),
    'debian',
  );
  assert.equal(familyOf('linux', 'ID=rocky\nID_LIKE="rhel centos fedora"\n'), 'fedora');
  assert.equal(familyOf('linux', 'ID=manjaro\nID_LIKE=arch\n'), 'arch');
  assert.equal(familyOf('linux', 'ID=alpine\nVERSION_ID=3.20\n'), 'linux');
  assert.equal(familyOf('linux', ''), 'linux');
  assert.equal(familyOf('darwin', ''), 'darwin');
  assert.equal(familyOf('freebsd', 'ID=freebsd\n'), 'other');
});

test('only what dpkg has fully installed counts', () => {
  const listing = 'build-essential ii \nxvfb un \nchromium rc \nlibwebkit2gtk-4.1-dev ii \n';
  assert.deepEqual(installedDebian(listing), new Set(['build-essential', 'libwebkit2gtk-4.1-dev']));
  assert.deepEqual(installedDebian(''), new Set());
});

test('only what apt has a candidate for is offered', () => {
  const policy = [
    'webkit2gtk-driver:',
    '  Installed: (none)',
    '  Candidate: (none)',
    'webkitgtk-webdriver:',
    '  Installed: (none)',
    '  Candidate: 2.52.3-1',
    '  Version table:',
    '     2.52.3-1 500',
  ].join('\n');
  assert.deepEqual(offeredDebian(policy), new Set(['webkitgtk-webdriver']));
});

test('a purpose asks for its own needs alone', () => {
  assert.deepEqual(
    needsOf(['rust', 'page']).map((need) => need.debian[0]),
    ['build-essential'],
  );
  assert.deepEqual(needsOf(['page']), []);
  assert.deepEqual(needsOf(['rust', 'window', 'tests', 'packages']), NEEDS);
});

test('every need says why and has a name on every system', () => {
  for (const need of NEEDS) {
    for (const word of [need.why, need.debian[0], need.fedora, need.arch]) assert.match(word, /\w/);
  }
});

test('the command names each package once', () => {
  assert.equal(
    installCommand('arch', needsOf(['window', 'tests'])),
    'sudo pacman -S --needed webkit2gtk-4.1 webkitgtk-6.0 xorg-server-xvfb dbus iproute2 nftables avahi chromium glibc poppler qpdf ttf-dejavu',
  );
  const twice = [...needsOf(['rust']), ...needsOf(['rust'])];
  assert.equal(installCommand('fedora', twice), 'sudo dnf install gcc');
});

test('versions are compared by number', () => {
  assert.ok(atLeast('1.95.0', '1.90'));
  assert.ok(atLeast('2.0.0', '1.90'));
  assert.ok(atLeast('1.90.0-nightly', '1.90'));
  assert.ok(!atLeast('1.9.0', '1.90'));
  assert.ok(!atLeast('18.20.4', '20'));
});
