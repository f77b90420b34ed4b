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
  { name: 'SQLite', text: 'The author disclaims copyright to this source code.', id: 'Public domain' },
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

/** The crates in the programs; what only builds them is not shipped. */
function crates() {
  const platforms = SYSTEMS.flatMap((system) => ['--filter-platform', system]);
  const asked = ask('cargo', ['metadata', '--format-version', '1', '--locked', ...platforms]);
  if (asked.code !== 0) throw new Stop('cargo metadata failed.');
  const { packages, resolve, workspace_members: ours } = JSON.parse(asked.text);
  const known = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((one) => [one.id, one]));
  const isMacro = ({ targets }) => targets.some(({ kind }) => kind.includes('proc-macro'));
  const seen = new Set();
  const waiting = ours.filter((id) => PROGRAMS.includes(known.get(id).name));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || isMacro(known.get(id))) continue;
    seen.add(id);
    const inside = nodes.get(id).deps.filter(({ dep_kinds: kinds }) => kinds.some(isShipped));
    waiting.push(...inside.map((dep) => dep.pkg));
  }
  return [...seen]
    .map((id) => known.get(id))
    .filter(({ source }) => source !== null)
    .map(({ name, license, authors, manifest_path: manifest }) => ({
      name,
      expression: license,
      folder: path.dirname(manifest),
      authors: authors.map((author) => author.replace(/\s*<.*>/, '')),
    }));
}

const isShipped = ({ kind }) => kind === null;

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
