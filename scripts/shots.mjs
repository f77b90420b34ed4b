// npm run shots: pictures of every screen, to be looked at, in test-results/shots: at each size, in each light and language.
// `npm run shots -- home dark de` takes only what fits every word. `npm run shots -- readme` takes the pictures of the README.
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, COMMAND_LINE } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { main, ROOT, Stop, say } from './run.mjs';
import { setUp } from './setup.mjs';

const SIZES = ['1024x640', '1280x720', '1920x1080'];
const THEMES = ['light', 'dark', 'contrast'];
const LANGUAGES = ['en', 'es', 'de'];
const SHOTS = path.join(ROOT, 'test-results', 'shots');
const README = ['1280x720', 'light', 'en'];
/** The screens that the README shows, by the names of their pictures there. */
const PICTURES = { race: 'race', pigs: 'pigs-hand' };

await main(async () => {
  const given = process.argv.slice(2);
  const forReadme = given.includes('readme');
  const words = forReadme ? [...README, ...Object.values(PICTURES)] : given;
  await setUp('rust', 'tests', 'page');
  await buildPage();
  const racenight = await buildRelease(COMMAND_LINE);
  const { HOUSE, TABLES } = await import('../ui/e2e/play/screens.mjs');
  const known = [...HOUSE, ...TABLES, ...SIZES, ...THEMES, ...LANGUAGES];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown) throw new Stop(`There is no "${unknown}". There are: ${known.join(', ')}.`);

  const wanted = (all) => all.filter((name) => !all.some(has(words)) || words.includes(name));
  mkdirSync(SHOTS, { recursive: true });
  for (const theme of wanted(THEMES)) {
    for (const language of wanted(LANGUAGES)) {
      const screens = wanted([...HOUSE, ...TABLES]);
      await take({ racenight, theme, language, screens, sizes: wanted(SIZES) });
    }
  }
  if (forReadme) {
    for (const [name, screen] of Object.entries(PICTURES)) {
      const picture = path.join(ROOT, 'docs', 'pictures', `${name}.png`);
      mkdirSync(path.dirname(picture), { recursive: true });
      copyFileSync(fileOf(screen, ...README), picture);
      say(`${path.relative(ROOT, picture)} is new`);
    }
  }
});

function has(words) {
  return (name) => words.includes(name);
}

function fileOf(screen, size, theme, language) {
  return path.join(SHOTS, `${screen}-${size}-${theme}-${language}.png`);
}

/** The pictures in one light and language, from an app whose user has chosen these. */
async function take({ racenight, theme, language, screens, sizes }) {
  const { openBrowser, openServer } = await import('../ui/e2e/harness/browser.mjs');
  const { HOUSE, prepareTables, TABLES, showScreen } = await import('../ui/e2e/play/screens.mjs');
  const { homeWith } = await import('../ui/e2e/play/settings.mjs');
  const home = homeWith({ theme, language });
  const [browser, server] = await Promise.all([openBrowser(), openServer({ racenight, home })]);
  try {
    const page = await browser.newPage();
    await page.goto(server.address);
    await page.locator('.shelf').waitFor();
    // Home is taken before there are tables, as somebody sees it who has just come in.
    for (const names of [HOUSE, TABLES]) {
      const here = screens.filter((name) => names.includes(name));
      const tables = await prepareTables(
        page,
        here.filter((name) => TABLES.includes(name)),
      );
      for (const size of sizes) {
        const [width, height] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        for (const screen of here) {
          await showScreen(page, screen, tables);
          const file = fileOf(screen, size, theme, language);
          await page.screenshot({ path: file });
          say(path.relative(ROOT, file));
        }
      }
    }
    for (const fault of new Set(browser.faults)) say(`The page complained: ${fault}`);
  } finally {
    await browser.close();
    await server.close();
    home.remove();
  }
}
