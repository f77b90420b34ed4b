// How the scripts speak and how they run other programs. Nothing here knows what is run.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A plain reason to stop: it is told as it stands, without a stack. */
export class Stop extends Error {}

/** One clear line for one step. */
export function say(line) {
  process.stdout.write(`» ${line}\n`);
}

/** A heading over a longer stretch of output. */
export function heading(text) {
  process.stdout.write(`\n══ ${text} ${'═'.repeat(Math.max(0, 74 - text.length))}\n`);
}

/** Runs a script's work; a `Stop` becomes one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Asks a program a question without showing it: its code (null when it is not there) and what it printed. */
export function ask(command, args) {
  const answer = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 });
  return { code: answer.error ? null : answer.status, text: answer.stdout ?? '' };
}

/** Runs a program in the open, and gives its exit code and (with `keep`) all it printed. */
export function run(command, args, { env = {}, keep = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: keep ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    let text = '';
    if (keep) {
      for (const [from, to] of [
        [child.stdout, process.stdout],
        [child.stderr, process.stderr],
      ]) {
        from.setEncoding('utf8');
        from.on('data', (chunk) => {
          text += chunk;
          to.write(chunk);
        });
      }
    }
    child.on('error', (error) =>
      reject(new Stop(`${command} could not be started: ${error.message}`)),
    );
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, text }));
  });
}

/** Runs a program that must succeed. */
export async function must(command, args, options) {
  const { code } = await run(command, args, options);
  if (code !== 0)
    throw new Stop(`${path.basename(command)} ${args.join(' ')} failed (exit code ${code}).`);
}

/** The arguments that make Node run a tool from node_modules: no shell, and the same on every system. */
export function tool(name, bin = name) {
  const home = path.join(ROOT, 'node_modules', name);
  const entry = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')).bin;
  return path.join(home, typeof entry === 'string' ? entry : entry[bin]);
}

/** Runs a tool from node_modules, which must succeed. */
export function mustTool(name, args, bin = name) {
  return must(process.execPath, [tool(name, bin), ...args]);
}
