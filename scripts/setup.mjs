// The set-up: looks at what is there, and brings or names what is missing. Every command of the front door calls it first.
import { existsSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atLeast } from './needs.mjs';
import { ask, must, ROOT, Stop, say } from './run.mjs';
import { bringSystemPackages } from './system.mjs';

/**
 * Makes sure that what the purposes need is there: `rust`, `window` and `tests` as in `needs.mjs`, `page` for the
 * page's packages, `lints` for the Rust components that check, `nextest` for the Rust test runner.
 */
export async function setUp(...purposes) {
  node();
  await bringSystemPackages(purposes);
  if (purposes.includes('rust')) rust(purposes.includes('lints'));
  if (purposes.includes('page')) await packages();
  if (purposes.includes('nextest')) await nextest();
}

function node() {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  if (!atLeast(process.versions.node, least)) {
    throw new Stop(
      `Race Night is built with Node ${least} or newer; this is Node ${process.versions.node}. See https://nodejs.org`,
    );
  }
}

function rust(lints) {
  const cargoHome = process.env.CARGO_HOME ?? path.join(os.homedir(), '.cargo');
  if (ask('cargo', ['--version']).code === null) {
    process.env.PATH = `${path.join(cargoHome, 'bin')}${path.delimiter}${process.env.PATH}`;
  }
  const least = readFileSync(path.join(ROOT, 'Cargo.toml'), 'utf8').match(
    /^rust-version = "([^"]+)"/m,
  )[1];
  const { code, text } = ask('rustc', ['--version']);
  if (code !== 0) {
    throw new Stop(
      `Rust is missing. Install rustup as https://www.rust-lang.org/tools/install says, then run the same command again.`,
    );
  }
  const version = text.split(' ')[1];
  if (!atLeast(version, least)) {
    throw new Stop(
      `Race Night needs Rust ${least} or newer; this is ${version}. With rustup: rustup update stable`,
    );
  }
  if (!lints) return;
  for (const [component, args] of [
    ['rustfmt', ['fmt', '--version']],
    ['clippy', ['clippy', '--version']],
  ]) {
    if (ask('cargo', args).code !== 0)
      throw new Stop(
        `Rust's ${component} is missing. With rustup: rustup component add ${component}`,
      );
  }
}

async function packages() {
  const lock = path.join(ROOT, 'package-lock.json');
  const laid = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(laid) && !newer(lock, laid)) return;
  say(
    `${existsSync(laid) ? "The page's packages are older than package-lock.json" : "The page's packages are missing"}. Running: npm ci`,
  );
  const npm = process.env.npm_execpath;
  if (!npm)
    throw new Stop('Run this through npm (for example: npm start), so that npm ci can be run.');
  await must(process.execPath, [npm, 'ci', '--no-audit', '--no-fund']);
}

/** Without the part of nextest that renews itself, which takes longer to compile than all the rest. */
const NEXTEST = 'install cargo-nextest --locked --no-default-features --features default-no-update';

async function nextest() {
  if (ask('cargo', ['nextest', '--version']).code === 0) return;
  say(`The Rust test runner is missing. Running (this takes some minutes): cargo ${NEXTEST}`);
  await must('cargo', NEXTEST.split(' '));
}

/** npm writes both files at one go, so a difference of a moment is none. */
function newer(file, than) {
  return statSync(file).mtimeMs > statSync(than).mtimeMs + 2000;
}
