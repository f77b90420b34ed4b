// npm run licences: writes anew which packages the app is made of and under which licences, for its Help to show.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosen, gathered, licenceOf, parted } from './licence-texts.mjs';
import { ask, main, ROOT, Stop, say } from './run.mjs';
import { setUp } from './setup.mjs';

/** Where they are kept. */
export const LICENCES = path.join(ROOT, 'ui', 'src', 'screens', 'help', 'licences.gen.json');

/** What the programs are built for. */
const SYSTEMS = [
  'x86_64-unknown-linux-gnu',
  'aarch64-unknown-linux-gnu',
  'x86_64-pc-windows-msvc',
  'aarch64-apple-darwin',
  'x86_64-apple-darwin',
];
const PROGRAMS = ['racenight', 'racenight-app'];

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)/i;
/** What somebody else wrote in a package, or wants to be said with it. */
const NOTICE_FILE = /^(notice|licen[cs]e[-.](third-party|boringssl|other-bits|httprouter|libm))/i;

/** What no registry knows of. */
const OUR_OWN = [
  { name: 'DejaVu Sans', file: 'docs/licences/dejavu.txt', id: 'DejaVu' },
  {
    name: 'SQLite',
    text: 'The author disclaims copyright to this source code.',
    id: 'Public domain',
  },
];

/** All that is shipped, as the file has it. */
export function licences() {
  const packages = [...crates(), ...pagePackages(), RUST];
  const uses = packages.flatMap(usesOf);
  const own = OUR_OWN.map(({ file, text, ...one }) => ({
    ...one,
    text: text ?? readFileSync(path.join(ROOT, file), 'utf8').trim(),
    owners: [],
  }));
  const notices = packages.flatMap(({ name, folder }) =>
    filesIn(folder, NOTICE_FILE).map((text) => ({ name, id: 'Notices', text, owners: [] })),
  );
  const texts = [...gathered([...uses, ...own]), ...gathered(notices)];
  return `${JSON.stringify(texts, undefined, 1)}\n`;
}

/** The standard library is in every program. */
const RUST = { name: 'Rust', expression: 'MIT', authors: ['The Rust Project Contributors'] };

/** A package under each licence that it asks for, with that licence's text where it brings one. */
function usesOf({ name, expression, folder, authors }) {
  const texts = filesIn(folder, LICENCE_FILE);
  return chosen(expression).map((id) => {
    const text = texts.find((one) => licenceOf(one) === id);
    if (!text) return { name, id, owners: authors };
    const { body, owners } = parted(text);
    return { name, id, text: body, owners: owners.length > 0 ? owners : authors };
  });
}

function filesIn(folder, pattern) {
  if (!folder) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && pattern.test(one.name) && !one.name.endsWith('.spdx'))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** The crates in the programs on any of the systems; what only builds or tests them is not shipped. */
function crates() {
  const shipped = new Set(SYSTEMS.flatMap(cratesOn));
  const { packages } = JSON.parse(cargo('metadata', '--format-version', '1'));
  return packages
    .filter(({ name, version, source }) => source !== null && shipped.has(`${name} v${version}`))
    .map(({ name, license, authors, manifest_path: manifest }) => ({
      name,
      expression: license,
      folder: path.dirname(manifest),
      authors: authors.map((author) => author.replace(/\s*<.*>/, '')),
    }));
}

/** The names and versions of the crates on a system. */
function cratesOn(system) {
  const programs = PROGRAMS.flatMap((program) => ['--package', program]);
  const edges = ['--edges', 'normal,no-proc-macro'];
  const lines = cargo('tree', ...programs, ...edges, '--target', system, '--prefix', 'none');
  return lines.split('\n').map((line) => line.split(' ').slice(0, 2).join(' '));
}

function cargo(...args) {
  const { code, text } = ask('cargo', [...args, '--locked']);
  if (code !== 0) throw new Stop(`cargo ${args[0]} failed.`);
  return text;
}

/** The packages of the page; what only builds or tests it is not shipped. */
function pagePackages() {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(lock)
    .filter(([place, one]) => place && !(one.dev || one.optional || one.devOptional || one.peer))
    .map(([place, { license }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      expression: license,
      folder: path.join(ROOT, place),
      authors: [],
    }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await setUp('rust', 'page');
    writeFileSync(LICENCES, licences());
    say(`${path.relative(ROOT, LICENCES)} is new`);
  });
}
