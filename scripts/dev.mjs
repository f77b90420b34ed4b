// npm run dev: the page from vite, which renews itself as you write, in a debug window.
import { WINDOW } from './binaries.mjs';
import { main, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp('rust', 'window', 'page');
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: 'ui/vite.config.ts' });
  await server.listen();
  say(`The page is at ${server.resolvedUrls.local[0]}; opening it in a debug window`);
  // Without its default feature the window takes the page from vite instead of from inside itself.
  const build = ['run', '--package', WINDOW, '--no-default-features'];
  const { code } = await run('cargo', [...build, '--', '--new-instance']);
  await server.close();
  process.exitCode = code;
});
