// The figures of the app as it ships: how soon it can be used, what memory it takes, what it costs while nothing happens,
// how large it is. What the web view takes by itself is measured beside it, with an empty window.
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { By, until } from 'selenium-webdriver';
import { openWindow } from '../ui/e2e/harness/window.mjs';
import { openTable, playOn, setupOf } from '../ui/e2e/play/tables.mjs';
import { familyOf, memoryOf, startedAt, workOf } from './family.mjs';

const STARTS = 7;
/** How long a window rests before anything is read, and how long it is then watched, in milliseconds. */
const REST = 4000;
const WATCHED = 20_000;

/** Without a graphics card the app turns this off by itself; the empty window is told to, so that both draw by the same means. */
const DRAWN_ALIKE = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

/** What is promised. */
const LATER = 250;
const MORE_MEMORY = 60;
const IDLE = 1;

const PEOPLE = ['here', 'here', 'here', 'here'];
/** In the middle of each game, where a person is awaited. */
const MIDST = {
  giro: ({ round }) => round === 3,
  pigs: ({ round }) => round === 2,
  nasty: ({ stage }) => stage === 'go',
};

/** Measures the app beside an empty window: each figure with what is promised of it, if anything is. */
export async function figures(app, empty) {
  const starts = { app: [], empty: [] };
  for (let i = 0; i < STARTS; i += 1) {
    starts.empty.push(await oneStart(empty, DRAWN_ALIKE));
    starts.app.push(await oneStart(app));
  }
  const paint = (of) => median(starts[of].map((start) => start.paint));
  const memory = (of) => median(starts[of].map((start) => start.memory));
  const tables = {};
  for (const game of Object.keys(MIDST)) tables[game] = await atTable(app, game);

  const rows = [
    ['empty window: first paint', ms(paint('empty'))],
    ['start to first usable paint', ms(paint('app'))],
    ['  later than an empty window', ms(paint('app') - paint('empty')), LATER, 'ms'],
    ['empty window: memory (PSS)', mb(memory('empty'))],
    ['memory (PSS) at home', mb(memory('app'))],
    ['  more than an empty window', mb(memory('app') - memory('empty')), MORE_MEMORY, 'MB'],
  ];
  for (const [game, seen] of Object.entries(tables)) {
    rows.push(
      [`memory (PSS) at a table of ${game}`, mb(seen.memory)],
      ['  more than an empty window', mb(seen.memory - memory('empty')), MORE_MEMORY, 'MB'],
      [
        `idle at a table of ${game}`,
        { value: seen.idle, text: `${seen.idle.toFixed(2)} %` },
        IDLE,
        '%',
      ],
    );
  }
  rows.push(['size of the release binary', mb(statSync(app).size / 1e6)]);
  return rows.map(line);
}

/** A line for a figure; `most` is what is promised. */
function line([what, { value, text }, most, unit]) {
  const bar =
    most === undefined ? '' : `at most ${most} ${unit}: ${value <= most ? 'holds' : 'MISSED'}`;
  return `${what.padEnd(32)} ${text.padStart(9)}   ${bar}`.trimEnd();
}

const ms = (value) => ({ value, text: `${Math.round(value)} ms` });
const mb = (value) => ({ value, text: `${value.toFixed(1)} MB` });

async function oneStart(app, env) {
  const window = await openWindow({ app, env });
  try {
    await window.driver.wait(until.elementLocated(By.css('#root main')), 20_000);
    const painted = await window.driver.executeScript(
      "return performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime",
    );
    const family = familyOf(app, window.group);
    const paint = painted - startedAt(family.find((it) => it.path === app).pid);
    await pause(REST);
    return { paint, memory: memoryOf(family) };
  } finally {
    await window.close();
  }
}

/** What the app takes while a table waits for a person: memory, and work in per cent of a core. */
async function atTable(app, game) {
  const window = await openWindow({ app });
  try {
    const page = pageOf(window.driver);
    const setup = setupOf(game, PEOPLE);
    const table = await openTable(page, setup);
    await playOn(page, table, setup, MIDST[game]);
    await window.driver.executeScript('location.hash = arguments[0]', `#/table/${table}`);
    await window.driver.wait(until.elementLocated(By.css('.game-table')), 20_000);
    // What has just happened is shown first.
    await pause(2 * REST);
    const family = familyOf(app, window.group);
    const before = workOf(family);
    await pause(WATCHED);
    return { memory: memoryOf(family), idle: ((workOf(family) - before) / WATCHED) * 100 };
  } finally {
    await window.close();
  }
}

/** The window as what opening a table takes of a page: work is a function, or an expression. */
function pageOf(driver) {
  return {
    evaluate: (work, given) =>
      driver.executeAsyncScript(
        `const [given, done] = arguments;
         Promise.resolve(${typeof work === 'string' ? work : `(${work})(given)`}).then(done);`,
        given,
      ),
  };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
