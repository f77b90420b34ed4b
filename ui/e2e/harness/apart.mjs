// A network for the tests of one file alone: there is nothing in it but its own loopback, so that nothing they say is
// heard outside, and nobody outside is heard.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { start } from './processes.mjs';

const INSIDE = 'RACENIGHT_TEST_APART';

/** Ended with whoever made it, and told so: what the tests have started ends, too. */
const MAKE = ['--user', '--map-root-user', '--net', '--fork', '--kill-child=SIGTERM'];

/** Brings the loopback up, and goes on with the tests. */
const BEGIN = 'ip link set lo up multicast on && ip route add 224.0.0.0/4 dev lo && exec "$0" "$@"';

/**
 * Runs a test file (its `import.meta.url`) in such a network; true inside of it, where its tests are to be made.
 * Outside, all of it is one test, which is passed over where no such network may be made.
 */
export function apart(url) {
  if (process.env[INSIDE] !== undefined) return true;
  test('in a network of its own', async (t) => {
    if (!(await mayBeMade())) return t.skip('passed over: no network of its own can be made here');
    const code = await runInside(fileURLToPath(url));
    if (code !== 0) throw new Error(`the tests inside ended with ${code}`);
  });
  return false;
}

async function mayBeMade() {
  const [code] = await once(start('unshare', [...MAKE, 'ip', 'link', 'set', 'lo', 'up']), 'close');
  return code === 0;
}

async function runInside(file) {
  const env = { ...process.env, [INSIDE]: '' };
  // To the runner inside, this is a run of its own.
  delete env.NODE_TEST_CONTEXT;
  const run = [process.execPath, '--test-reporter=spec', file];
  const child = start('unshare', [...MAKE, 'sh', '-c', BEGIN, ...run], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Further in than what the runner outside says itself: only that is counted.
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => process.stdout.write(`    ${line}\n`));
  const [code] = await once(child, 'close');
  return code;
}
