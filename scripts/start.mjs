// npm start: sets up, builds and opens the window.
import { buildRelease, WINDOW } from './binaries.mjs';
import { buildPage } from './page.mjs';
import { main, run, Stop, say } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) {
    throw new Stop(
      'There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.\n' +
        'Play in a browser instead:\n\n  npm run serve',
    );
  }
  await setUp('rust', 'window', 'page');
  await buildPage();
  say('Building the window (the first time takes some minutes)');
  const app = await buildRelease(WINDOW);
  say('Opening Race Night');
  // What has just been built opens, and not one that is open already.
  process.exitCode = (await run(app, ['--new-instance', ...process.argv.slice(2)])).code;
});
