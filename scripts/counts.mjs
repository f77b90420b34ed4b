// Reads the closing lines of test runners. Pure: text in, numbers out.

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Each reader finds its own runner's closing lines, wherever they stand in the text. */
const READERS = [
  // cargo nextest: "Summary [ 1.2s] 12 tests run: 11 passed (1 slow), 1 failed, 0 skipped"
  (text) => sum(text, /^\s*Summary \[.*\] .*tests? run: (.*)$/gm),
  // cargo test: "test result: ok. 3 passed; 0 failed; 0 ignored; …"
  (text) => sum(text, /^test result: \w+\. (.*)$/gm),
  // vitest: "      Tests  1 failed | 12 passed (13)"
  (text) => sum(text, /^\s+Tests {2}(.*)$/gm),
  // node --test: "ℹ pass 4" and "ℹ fail 0", or with # in front
  (text) => ({
    passed: total(text, /^[ℹ#] pass (\d+)$/gm),
    failed: total(text, /^[ℹ#] fail (\d+)$/gm),
  }),
];

/** How many tests a runner's output says have passed and failed. */
export function countsIn(output) {
  const text = output.replace(ESCAPES, '');
  return READERS.map((reader) => reader(text)).reduce(plus, NONE);
}

/** No tests at all. */
export const NONE = { passed: 0, failed: 0 };

/** Two counts together. */
export function plus(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** The line that closes a whole run. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function sum(text, line) {
  return [...text.matchAll(line)]
    .map(([, rest]) => ({
      passed: total(rest, /(\d+) passed/g),
      failed: total(rest, /(\d+) (?:failed|timed out)/g),
    }))
    .reduce(plus, NONE);
}

function total(text, number) {
  return [...text.matchAll(number)].reduce((all, match) => all + Number(match[1]), 0);
}
