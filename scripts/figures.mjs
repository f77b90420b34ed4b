// The figures of the app as it ships: how soon it can be used, what memory it takes, how large it is.
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { By, until } from 'selenium-webdriver';
import { openWindow } from '../ui/e2e/harness/window.mjs';

const STARTS = 7;
/** How long the app rests before its memory is read, in milliseconds. */
const REST = 3000;
/** The kernel counts a process's start in hundredths of a second since it was booted itself. */
const TICK = 10;

/** Starts the app some times and gives the median figures. */
export async function figures(app) {
  const seen = [];
  for (let i = 0; i < STARTS; i += 1) seen.push(await oneStart(app));
  return {
    'start to first usable paint': `${Math.round(median(seen.map((start) => start.paint)))} ms`,
    'memory of all its processes': `${(median(seen.map((start) => start.memory)) / 1024).toFixed(0)} MB (PSS)`,
    'size of the release binary': `${(statSync(app).size / 1e6).toFixed(1)} MB`,
  };
}

async function oneStart(app) {
  const window = await openWindow({ app });
  try {
    await window.driver.wait(until.elementLocated(By.css('#root main')), 10_000);
    const painted = await window.driver.executeScript(
      "return performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime",
    );
    const processes = family(app, window.group);
    const paint = painted - startedAt(processes.find((it) => it.path === app).pid);
    await pause(REST);
    return { paint, memory: processes.reduce((sum, { pid }) => sum + proportionalSet(pid), 0) };
  } finally {
    await window.close();
  }
}

/** The app's own process and those of its web view: all of the group but the driver and the bus. */
function family(app, group) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, path: executable(pid), group: groupOf(pid) }))
    .filter((it) => it.group === group && (it.path === app || /\/WebKit\w+Process$/.test(it.path)));
}

function executable(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return '';
  }
}

function groupOf(pid) {
  return Number(stat(pid)[2]);
}

/** The fields of /proc/PID/stat after the name, which may hold anything. */
function stat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

function startedAt(pid) {
  const up = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 1000;
  return Date.now() - (up - Number(stat(pid)[19]) * TICK);
}

function proportionalSet(pid) {
  return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)[1]);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
