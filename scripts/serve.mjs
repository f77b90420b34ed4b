// npm run serve: the same app in a browser, for a machine without a display. `npm run serve -- --port 8080` chooses the port.
import { buildRelease, COMMAND_LINE } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { main, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp('rust', 'page');
  await buildPage();
  say('Building the server (the first time takes some minutes)');
  const racenight = await buildRelease(COMMAND_LINE);
  say('Serving on this machine only; open the address below in a browser. Ctrl+C ends it.');
  process.exitCode = (await run(racenight, ['serve', ...process.argv.slice(2)])).code;
});
