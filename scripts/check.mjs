// npm run check: format, lints, types, the arrows between the page's rooms, and what comes from elsewhere.
import { fileURLToPath } from 'node:url';
import { buildPage } from './page.mjs';
import { main, must, mustTool, say } from './run.mjs';
import { setUp } from './setup.mjs';
import { checkSupply } from './supply.mjs';

/** Everything that can be said about the code without running it. The quick ones come first. */
export async function check() {
  say('Checking the page and the scripts: biome, types, arrows, unused code');
  await mustTool('@biomejs/biome', ['check', '--error-on-warnings'], 'biome');
  await mustTool('typescript', ['--project', 'ui', '--noEmit'], 'tsc');
  await mustTool(
    'dependency-cruiser',
    ['--config', '.dependency-cruiser.cjs', 'ui/src'],
    'depcruise',
  );
  await mustTool('knip', []);
  await checkSupply();
  say('Checking the Rust code: format and lints');
  await must('cargo', ['fmt', '--all', '--check']);
  // The window holds the page inside, so it only compiles where the page has been built.
  await buildPage();
  const lints = ['clippy', '--workspace', '--all-targets', '--quiet', '--', '-D', 'warnings'];
  await must('cargo', lints);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await setUp('rust', 'lints', 'window', 'page');
    await check();
    say('All is in order.');
  });
}
