// Programs that a test starts. Each runs in a process group of its own, and whatever happens the whole group is ended
// and its home removed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const running = new Set();
const homes = new Set();
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
  for (const folder of homes) removeHome(folder);
});
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => process.exit(1));

/**
 * Starts a program. `stdio` is as for `spawn`; the child has an extra `end()` that waits until all of
 * it is gone, and a `crash()` that leaves it no time for anything.
 */
export function start(command, args, { env = process.env, stdio = 'ignore' } = {}) {
  const child = spawn(command, args, { env, stdio, detached: true });
  running.add(child);
  const gone = once(child, 'close').then(() => running.delete(child));
  child.crash = async () => {
    signal(child, 'SIGKILL');
    await gone;
  };
  child.end = async () => {
    signal(child, 'SIGTERM');
    const late = setTimeout(() => signal(child, 'SIGKILL'), 3000);
    await gone;
    clearTimeout(late);
    // What the program itself started may outlive it; the group is still there then.
    signal(child, 'SIGKILL');
  };
  return child;
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The first match of a pattern in what a stream says. */
export async function firstMatch(stream, pattern, whose) {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    text += chunk;
    const match = text.match(pattern);
    if (match) {
      stream.resume();
      return match;
    }
  }
  throw new Error(`${whose} ended without saying ${pattern}. It said: ${text}`);
}

/** A port on loopback that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** A home of its own for an app: nothing it keeps touches anybody's real files. */
export function makeHome() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'racenight-home-'));
  homes.add(folder);
  const places = {
    HOME: '.',
    XDG_DATA_HOME: 'data',
    XDG_CONFIG_HOME: 'config',
    XDG_CACHE_HOME: 'cache',
    XDG_RUNTIME_DIR: 'run',
  };
  const env = {};
  for (const [name, place] of Object.entries(places)) {
    env[name] = path.join(folder, place);
    mkdirSync(env[name], { recursive: true, mode: 0o700 });
  }
  return { env, remove: () => removeHome(folder) };
}

function removeHome(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  homes.delete(folder);
}
