// npm run dev: the page from vite, which renews itself as you write, in a debug window.
import { WINDOW, WINDOW_ENV } from './binaries.mjs';
import { main, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp('rust', 'window', 'page');
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: 'ui/vite.config.ts' });
  await server.listen();
  say(`The page is at ${server.resolvedUrls.local[0]}; opening it in a debug window`);
  // Without its default feature the window takes the page from vite instead of from inside itself.
  const { code } = await run('cargo', ['run', '--package', WINDOW, '--no-default-features'], {
    env: { ...WINDOW_ENV, ...process.env },
  });
  await server.close();
  process.exitCode = code;
});
