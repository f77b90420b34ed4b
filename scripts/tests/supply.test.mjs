// What the page is made of comes from one place, unchanged, and under licences that let it be shipped.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';
import { faultsIn } from '../supply.mjs';

/** Free to ship, with the texts that Help shows; the last is for fonts. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'Apache-2.0 OR MIT', 'ISC', 'MIT', 'OFL-1.1'];
/** What may run a program of its own when it is installed: it looks whether its binary fits the machine. */
const MAY_RUN = ['node_modules/@swc/core'];

const json = (name) => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));
const lock = json('package-lock.json');
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
const named = (found) => found.map(([place]) => place);

test('every package is of the registry that npm asks, and held to its bytes', () => {
  assert.ok(packages.length > 100);
  // Without an address of its own a package can only come from the registry; with its hash it can only be itself.
  const elsewhere = packages.filter(([, it]) => it.resolved !== undefined || it.link);
  assert.deepEqual(named(elsewhere), []);
  const loose = packages.filter(([, it]) => !/^sha512-/.test(it.integrity ?? ''));
  assert.deepEqual(named(loose), []);
});

test('what is shipped is free to ship', () => {
  const shipped = packages.filter(([, it]) => !it.dev);
  const foreign = shipped.filter(([, it]) => !ALLOWED.includes(it.license));
  assert.deepEqual(
    foreign.map(([place, it]) => `${place}: ${it.license}`),
    [],
  );
});

test('nothing runs a program when it is installed but what is known to', () => {
  assert.deepEqual(named(packages.filter(([, it]) => it.hasInstallScript)), MAY_RUN);
});

test('the lock file is of this package.json, which names exact versions', () => {
  const { name, version, dependencies, devDependencies } = json('package.json');
  const locked = lock.packages[''];
  assert.deepEqual([locked.name, locked.version], [name, version]);
  assert.deepEqual(locked.dependencies, dependencies);
  assert.deepEqual(locked.devDependencies, devDependencies);
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, wanted]) => !/^\d+\.\d+\.\d+$/.test(wanted),
  );
  assert.deepEqual(loose, []);
});

test('what npm knows is told; where it does not answer nothing is known', () => {
  const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
  assert.deepEqual(faultsIn(report({})), []);
  assert.deepEqual(faultsIn(report({ leftpad: { severity: 'high' } })), ['leftpad']);
  assert.equal(faultsIn('{"message": "not allowed", "statusCode": 405}'), undefined);
  assert.equal(faultsIn(''), undefined);
});
