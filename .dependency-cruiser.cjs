const swc = require('@swc/core');

// TypeScript 7 has no parser that dependency-cruiser could use, so swc reads the page;
// dependency-cruiser asks it for TypeScript but forgets to say which files hold JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/**
 * The arrows of the page. Rooms from the bottom up:
 * words, looks, stage · art · parts · games · ipc · mirror · screens, gallery · App, main.
 */
const above = {
  words: 'art|parts|games|stage|ipc|mirror|screens|gallery',
  looks: 'art|parts|games|stage|ipc|mirror|screens|gallery|words',
  art: 'parts|games|stage|ipc|mirror|screens|gallery',
  parts: 'games|stage|ipc|mirror|screens|gallery',
  games: 'ipc|mirror|screens|gallery',
  stage: 'art|parts|games|ipc|mirror|screens|gallery|words',
  ipc: 'art|parts|games|stage|mirror|screens|gallery|words',
  mirror: 'art|parts|stage|screens|gallery',
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Type-only imports count too: a cycle is two rooms that are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-ipc-knows-tauri',
      severity: 'error',
      from: { pathNot: '^ui/src/ipc/' },
      to: { path: 'node_modules/@tauri-apps/|^@tauri-apps/' },
    },
    {
      name: 'words-stand-alone',
      severity: 'error',
      from: { path: '^ui/src/words/' },
      to: { path: '^ui/src/', pathNot: '^ui/src/words/' },
    },
    {
      name: 'a-game-knows-no-other',
      severity: 'error',
      from: { path: '^ui/src/games/([^/]+)/' },
      to: { path: '^ui/src/games/', pathNot: '^ui/src/games/$1/' },
    },
    {
      name: 'the-gallery-is-for-development',
      comment: 'Only App may open it, so that a release build can leave it out.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: '^ui/src/(gallery/|App\\.tsx$)' },
      to: { path: '^ui/src/gallery/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...Object.entries(above).map(([room, rooms]) => ({
      name: `${room}-imports-nothing-above`,
      severity: 'error',
      from: { path: `^ui/src/${room}/` },
      to: { path: `^ui/src/(${rooms})/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'ui/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.css', '.js', '.mjs'],
    },
  },
};
