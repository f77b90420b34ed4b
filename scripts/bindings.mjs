// npm run bindings: writes ui/src/ipc/bindings.gen.ts anew, by letting the drift test write instead of compare.
import { WINDOW } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { main, must } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp('rust', 'window', 'page');
  await buildPage();
  await must('cargo', ['test', '--package', WINDOW, '--test', 'bindings'], {
    env: { RACENIGHT_BINDINGS: 'write' },
  });
});
