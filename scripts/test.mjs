// npm test: everything, in the order in which a fault is cheapest to find. The first fault ends it; the last line counts.
// `npm test -- rust window` runs only the suites of these names; `npm test -- package` proves the packages.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { check } from './check.mjs';
import { closingLine, countsIn, NONE, plus } from './counts.mjs';
import { makePackages } from './package.mjs';
import { buildPage } from './page.mjs';
import { heading, main, must, ROOT, run, Stop, say, tool } from './run.mjs';
import { setUp } from './setup.mjs';

/** Each suite has a name, a heading, and steps; a step that gives output is counted. One may run only where it is named. */
const SUITES = [
  { name: 'check', title: 'Format, lints, types, arrows', steps: [check] },
  {
    name: 'scripts',
    title: 'Unit tests of the scripts',
    steps: [() => nodeTests('scripts/tests')],
  },
  { name: 'page', title: 'Unit tests of the page', steps: [vitest] },
  { name: 'rust', title: 'Rust tests', steps: [buildPage, buildRust, nextest, docTests] },
  {
    name: 'browser',
    title: 'The app in a browser, against `racenight serve`',
    steps: [buildPage, buildRust, () => nodeTests('ui/e2e/browser')],
  },
  {
    name: 'window',
    title: 'The app in its real window, through WebDriver',
    steps: [buildPage, buildRust, () => nodeTests('ui/e2e/window')],
  },
  {
    // It builds for release, which takes as long as all the others together.
    name: 'package',
    isByNameAlone: true,
    title: 'The packages, installed into a clean system',
    steps: [packages, () => nodeTests('scripts/package/tests')],
  },
];

await main(async () => {
  const began = Date.now();
  const suites = chosen(process.argv.slice(2));
  heading('Set-up');
  const packages = suites.some(({ name }) => name === 'package') ? ['packages'] : [];
  await setUp('rust', 'lints', 'nextest', 'window', 'tests', ...packages, 'page');
  let counts = NONE;
  for (const suite of suites) {
    heading(suite.title);
    const seen = await runSuite(suite);
    counts = plus(counts, seen);
    if (seen.failed > 0) break;
  }
  heading('Sum');
  say(
    `${counts.failed === 0 ? 'Everything passed' : 'Something failed'}, in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  process.stdout.write(`${closingLine(counts)}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
});

function chosen(names) {
  const known = SUITES.map((suite) => suite.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Stop(`There is no suite "${unknown[0]}". There are: ${known.join(', ')}.`);
  if (names.length === 0) return SUITES.filter(({ isByNameAlone }) => !isByNameAlone);
  return SUITES.filter((suite) => names.includes(suite.name));
}

/** The counts of a suite. A step that fails without a failing test of its own counts as one failure. */
async function runSuite({ steps }) {
  let counts = NONE;
  for (const step of steps) {
    try {
      const output = await step();
      if (output) counts = plus(counts, outcome(output));
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      say(error.message);
      counts = plus(counts, { passed: 0, failed: 1 });
    }
    if (counts.failed > 0) break;
  }
  return counts;
}

function outcome({ code, text }) {
  const counts = countsIn(text);
  return code !== 0 && counts.failed === 0 ? plus(counts, { passed: 0, failed: 1 }) : counts;
}

/** One build for every Rust test and both programs: with the tests' own features, so that nothing is built twice. */
function buildRust() {
  return must('cargo', ['build', '--workspace', '--bins', '--tests']);
}

function nextest() {
  return run('cargo', ['nextest', 'run', '--workspace'], { keep: true });
}

function docTests() {
  return run('cargo', ['test', '--workspace', '--doc', '--quiet'], { keep: true });
}

function vitest() {
  return run(process.execPath, [tool('vitest'), 'run', '--root', 'ui'], { keep: true });
}

/** What is installed is a release; it is built here alone. */
async function packages() {
  await makePackages();
}

/** One file after the other: each drives a browser or a window, and the figures of two would mix. */
function nodeTests(folder) {
  const files = readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => path.join(folder, name));
  if (files.length === 0) throw new Stop(`There is no test in ${folder}.`);
  return run(
    process.execPath,
    ['--test', '--test-reporter=spec', '--test-concurrency=1', '--test-timeout=900000', ...files],
    { keep: true },
  );
}
