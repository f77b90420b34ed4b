// npm run shots: pictures of the screens, to be looked at, in test-results/shots: each scene at each size, theme and language.
// `npm run shots -- home dark de` takes only what fits every word. `npm run shots -- readme` takes the picture of the README.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, COMMAND_LINE } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { main, ROOT, Stop, say } from './run.mjs';
import { setUp } from './setup.mjs';

const SIZES = ['1024x640', '1280x720', '1920x1080'];
const THEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'es', 'de'];
const README = [
  {
    scene: 'race',
    size: '1280x720',
    theme: 'light',
    language: 'en',
    file: path.join(ROOT, 'docs', 'pictures', 'race.png'),
  },
];

await main(async () => {
  const words = process.argv.slice(2);
  await setUp('rust', 'tests', 'page');
  await buildPage();
  const racenight = await buildRelease(COMMAND_LINE);
  const { openBrowser, openServer } = await import('../ui/e2e/harness/browser.mjs');
  const { SCENES } = await import('../ui/e2e/harness/scenes.mjs');
  const shots = words.includes('readme') ? README : every(Object.keys(SCENES)).filter(fits(words));
  if (shots.length === 0) throw new Stop(`No picture fits: ${words.join(' ')}`);

  const browser = await openBrowser();
  try {
    for (const shot of shots) await take(shot);
  } finally {
    await browser.close();
  }
  for (const fault of new Set(browser.faults)) say(`The page complained: ${fault}`);

  /** Each picture has a server of its own, so that no scene finds what another left. */
  async function take({ scene, size, theme, language, file }) {
    const [width, height] = size.split('x').map(Number);
    const server = await openServer({ racenight });
    try {
      const page = await browser.newPage({ width, height, theme, locale: language });
      await page.goto(server.address);
      await SCENES[scene](page);
      mkdirSync(path.dirname(file), { recursive: true });
      await page.screenshot({ path: file });
      await page.context().close();
      say(path.relative(ROOT, file));
    } finally {
      await server.close();
    }
  }
});

function every(scenes) {
  return scenes.flatMap((scene) =>
    SIZES.flatMap((size) =>
      THEMES.flatMap((theme) =>
        LANGUAGES.map((language) => {
          const name = `${scene}-${size}-${theme}-${language}.png`;
          return {
            scene,
            size,
            theme,
            language,
            file: path.join(ROOT, 'test-results', 'shots', name),
          };
        }),
      ),
    ),
  );
}

function fits(words) {
  return ({ scene, size, theme, language }) =>
    words.every((word) => [scene, size, theme, language].includes(word));
}
