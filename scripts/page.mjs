// The built page. It is built again only when something it is made of is newer, for the window holds it inside and is then linked anew.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { mustTool, ROOT, say } from './run.mjs';

const UI = path.join(ROOT, 'ui');
const BUILT = path.join(UI, 'dist', 'index.html');
/** What stands in `ui` and is not part of the page. */
const APART = new Set([path.join(UI, 'dist'), path.join(UI, 'e2e')]);

/** Builds the page into `ui/dist`, unless it is there and up to date. */
export async function buildPage() {
  if (existsSync(BUILT) && newest([UI, ...SOURCES_BESIDE]) <= statSync(BUILT).mtimeMs) return;
  say('Building the page');
  await mustTool('vite', ['build', 'ui', '--logLevel', 'error']);
}

/** The page also shows the rule books, what is promised, what is new and our licence, and holds its packages. */
const SOURCES_BESIDE = [
  'CHANGELOG.md',
  'LICENSE',
  'docs/promises.md',
  'docs/promises.de.md',
  'docs/promises.es.md',
  'docs/rules',
  'package-lock.json',
]
  .map((name) => path.join(ROOT, name))
  .filter(existsSync);

/** The newest time among files and, so that a removed file counts, the folders that hold them. */
function newest(places) {
  return places.reduce((time, place) => {
    if (APART.has(place)) return time;
    const here = statSync(place);
    const inside = here.isDirectory()
      ? newest(readdirSync(place).map((name) => path.join(place, name)))
      : 0;
    return Math.max(time, here.mtimeMs, inside);
  }, 0);
}
