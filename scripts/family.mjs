// What the processes of a window take, by Linux's own account in /proc.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The kernel counts time of a process in hundredths of a second, its start since the machine was booted. */
const TICK = 10;

/** The app's own process and those of its web view: all of the group but the driver and the bus. */
export function familyOf(app, group) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, path: executable(pid), group: Number(stat(pid)[2]) }))
    .filter((it) => it.group === group && (it.path === app || /\/WebKit\w+Process$/.test(it.path)));
}

/** When a process was started, in milliseconds since 1970. */
export function startedAt(pid) {
  const up = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 1000;
  return Date.now() - (up - Number(stat(pid)[19]) * TICK);
}

/** The memory that processes take together, each page shared with others counted in part, in megabytes. */
export function memoryOf(family) {
  const pages = ({ pid }) =>
    Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)[1]);
  return sum(family.map(pages)) / 1024;
}

/** The time that processes have worked so far, together, in milliseconds. */
export function workOf(family) {
  return sum(family.map(({ pid }) => Number(stat(pid)[11]) + Number(stat(pid)[12]))) * TICK;
}

function executable(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return '';
  }
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

function sum(numbers) {
  return numbers.reduce((whole, number) => whole + number, 0);
}
