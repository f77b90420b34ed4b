// npm run bench: how fast the games are played, and the figures of the app as it ships. A quiet machine measures best.
// `npm run bench -- app` takes the app's figures alone, `npm run bench -- rust` the benches alone.
import { buildEmpty, buildRelease, WINDOW } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { heading, main, must, Stop } from './run.mjs';
import { setUp } from './setup.mjs';

const PARTS = { rust: benches, app: appFigures };

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown)
    throw new Stop(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
  await setUp('rust', 'window', 'tests', 'page');
  await buildPage();
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await part();
  }
});

async function benches() {
  heading('The benches');
  await must('cargo', ['bench', '--workspace', '--bench', '*']);
}

async function appFigures() {
  const app = await buildRelease(WINDOW);
  const empty = await buildEmpty();
  const { figures } = await import('./figures.mjs');
  heading('The app');
  for (const line of await figures(app, empty)) process.stdout.write(`${line}\n`);
}
