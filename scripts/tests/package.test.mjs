// What stands in more than one place, because each system wants it its own way, is the same in all of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { debianChangelog, filled, VERSION } from '../package/facts.mjs';
import { ROOT } from '../run.mjs';

const read = (name) => readFileSync(path.join(ROOT, name), 'utf8');
const config = JSON.parse(read('src-tauri/tauri.conf.json'));

test('the version stands in Cargo.toml; what npm wants to be told is the same', () => {
  const lock = JSON.parse(read('package-lock.json'));
  assert.equal(JSON.parse(read('package.json')).version, VERSION);
  assert.deepEqual([lock.version, lock.packages[''].version], [VERSION, VERSION]);
  assert.equal(config.version, undefined);
  assert.match(debianChangelog(), new RegExp(`^racenight \\(${VERSION}\\) `));
});

test('links and records are called the same on every system', () => {
  const entry = read('packages/linux/racenight.desktop');
  const type = config.bundle.fileAssociations[0];
  assert.ok(entry.includes(`MimeType=${type.mimeType};`));
  assert.ok(
    read('packages/linux/night.race.app.xml').includes(`<glob pattern="*.${type.ext[0]}"/>`),
  );
  for (const scheme of config.plugins['deep-link'].desktop.schemes)
    assert.ok(entry.includes(`x-scheme-handler/${scheme};`));
});

test('what lets others in on Windows and macOS is what tables on the network use', () => {
  const port = read('crates/lan/src/invitation.rs').match(/PORT: u16 = ([\d_]+);/)[1];
  const hooks = read('packages/windows/hooks.nsh');
  const rules = hooks.match(/add rule .*/g);
  assert.equal(rules.length, 2);
  assert.ok(rules[0].includes(`protocol=TCP localport=${port.replace('_', '')} `));
  assert.ok(rules[1].includes('protocol=UDP localport=5353 '));
  for (const rule of rules) {
    for (const bound of ['program="$INSTDIR', 'remoteip=localsubnet', 'profile=private,domain'])
      assert.ok(rule.includes(bound), `${bound} in ${rule}`);
  }
  const service = read('crates/lan/src/nearby.rs').match(/SERVICE: &str = "([^"]+)"/)[1];
  assert.ok(read('packages/macos/Info.plist').includes(`<string>${service}</string>`));
});

test('the places of a text are filled, and others left', () => {
  assert.equal(filled('@VERSION@, a@b.example @NOWHERE@'), `${VERSION}, a@b.example @NOWHERE@`);
  assert.match(filled('@DATE@'), /^\d{4}-\d\d-\d\d$/);
  for (const line of filled('@LICENSE@').split('\n')) assert.match(line, /^ \S/);
});
