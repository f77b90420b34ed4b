import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  // The page is served from a custom protocol by the window and from any path by `serve`.
  base: './',
  plugins: [react()],
  clearScreen: false,
  // The rule books, which the page shows, lie in docs/ beside ui/.
  server: { port: 5173, strictPort: true, fs: { allow: ['..'] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What WebKitGTK 2.40 and newer understand.
    target: ['es2022', 'safari16.4'],
    // Fonts stay files: a data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
