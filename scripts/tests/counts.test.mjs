import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingLine, countsIn, NONE, plus } from '../counts.mjs';

test('nextest', () => {
  const summary =
    '\u001b[32;1m     Summary\u001b[0m [   1.234s] 30 tests run: 28 passed (2 slow), 2 failed, 4 skipped';
  assert.deepEqual(countsIn(`PASS [ 0.1s] table laws\n${summary}\n`), { passed: 28, failed: 2 });
  assert.deepEqual(countsIn('     Summary [   0.004s] 1 test run: 1 passed, 0 skipped\n'), {
    passed: 1,
    failed: 0,
  });
  assert.deepEqual(
    countsIn('     Summary [  60.1s] 3 tests run: 1 passed, 1 failed, 1 timed out, 0 skipped\n'),
    {
      passed: 1,
      failed: 2,
    },
  );
});

test('cargo test, one line for each crate', () => {
  const lines = [
    'test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s',
    'test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s',
  ];
  assert.deepEqual(countsIn(lines.join('\n')), { passed: 4, failed: 2 });
});

test('vitest counts tests and not files', () => {
  const closing =
    ' Test Files  1 failed | 4 passed (5)\n      Tests  1 failed | 12 passed (13)\n   Start at  10:00:00\n';
  assert.deepEqual(countsIn(closing), { passed: 12, failed: 1 });
});

test("Node's own runner", () => {
  assert.deepEqual(countsIn('ℹ tests 5\nℹ suites 0\nℹ pass 4\nℹ fail 1\nℹ cancelled 0\n'), {
    passed: 4,
    failed: 1,
  });
  assert.deepEqual(countsIn('# pass 2\n# fail 0\n'), { passed: 2, failed: 0 });
});

test('a program that ran no test has no counts', () => {
  assert.deepEqual(countsIn('Compiling table v0.1.0\n'), NONE);
});

test('the closing line stands alone', () => {
  assert.equal(
    closingLine(plus({ passed: 3, failed: 0 }, { passed: 4, failed: 1 })),
    '7 passed, 1 failed',
  );
});
