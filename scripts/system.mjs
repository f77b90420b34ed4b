// The packages of the system: looked for in its own way on each, installed through apt-get where there is one.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { familyOf, installCommand, installedDebian, needsOf, offeredDebian } from './needs.mjs';
import { ask, must, Stop, say } from './run.mjs';

const OS_RELEASE = '/etc/os-release';

/**
 * Installs what the purposes need and is missing on Debian and what is built on it; anywhere else, names it and stops.
 */
export async function bringSystemPackages(purposes) {
  const needs = needsOf(purposes);
  if (needs.length === 0) return;
  const family = familyOf(
    process.platform,
    existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, 'utf8') : '',
  );
  if (family === 'debian') return debian(needs);
  if (family === 'darwin') return darwin(purposes);
  if (family === 'win32') return windows(purposes);
  if (family === 'other')
    throw new Stop(`Race Night is not known to build on ${process.platform}.`);
  otherLinux(family, needs);
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills these places, not JavaScript
const DPKG_LINE = '${Package} ${db:Status-Abbrev}\n';

async function debian(needs) {
  const names = needs.flatMap((need) => need.debian);
  const installed = installedDebian(ask('dpkg-query', ['-W', '-f', DPKG_LINE, ...names]).text);
  const missing = needs.filter((need) => !need.debian.some((name) => installed.has(name)));
  if (missing.length === 0) return;

  say('Some system packages are missing:');
  for (const need of missing) say(`  ${need.debian[0]}: ${need.why}`);
  const root = asRoot();
  const update = [...root, 'apt-get', 'update', '--quiet=2'];
  say(`Running: ${update.join(' ')}`);
  await must(update[0], update.slice(1));

  const offered = offeredDebian(
    ask('apt-cache', ['policy', ...missing.flatMap((need) => need.debian)]).text,
  );
  const chosen = missing.map(
    (need) => need.debian.find((name) => offered.has(name)) ?? need.debian[0],
  );
  const install = [
    ...root,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '--yes',
    '--quiet=2',
    '--no-install-recommends',
    ...chosen,
  ];
  say(`Running: ${install.join(' ')}`);
  await must(install[0], install.slice(1));
}

/** What stands before a command that only root may run. */
function asRoot() {
  if (process.getuid() === 0) return [];
  if (ask('sudo', ['--version']).code !== 0) {
    throw new Stop('Installing them needs root: run this once as root, or install sudo.');
  }
  return process.env.CI ? ['sudo', '--non-interactive'] : ['sudo'];
}

function otherLinux(family, needs) {
  const missing = needs.filter((need) => !shows(need.sign));
  if (missing.length === 0) return;
  const lines = missing.map((need) => `  ${need.sign.command ?? need.sign.library}: ${need.why}`);
  const advice =
    family === 'linux'
      ? 'Install what your system calls these, then run the same command again.'
      : `Install them, then run the same command again:\n\n  ${installCommand(family, missing)}`;
  throw new Stop(
    `Some things that Race Night needs are missing:\n${lines.join('\n')}\n\n${advice}`,
  );
}

function shows({ command, library }) {
  if (command)
    return (process.env.PATH ?? '')
      .split(path.delimiter)
      .some((folder) => existsSync(path.join(folder, command)));
  if (library) return ask('pkg-config', ['--exists', library]).code === 0;
  return true;
}

function darwin(purposes) {
  if (purposes.includes('tests')) linuxOnlyTests();
  if (ask('xcode-select', ['-p']).code !== 0) {
    throw new Stop(
      'The compiler of macOS is missing. Install it, then run the same command again:\n\n  xcode-select --install',
    );
  }
}

function windows(purposes) {
  if (purposes.includes('tests')) linuxOnlyTests();
  const where = path.join(
    process.env['ProgramFiles(x86)'] ?? 'C:\\Program Files (x86)',
    'Microsoft Visual Studio',
    'Installer',
    'vswhere.exe',
  );
  const found = ask(where, [
    '-products',
    '*',
    '-requires',
    'Microsoft.VisualStudio.Component.VC.Tools.x86.x64',
    '-property',
    'installationPath',
  ]);
  if (!found.text.trim()) {
    throw new Stop(
      'The compiler is missing. Install the "Microsoft C++ Build Tools" with "Desktop development with C++", and on Windows 10 also\n' +
        'the "WebView2 Runtime"; both come from Microsoft. With winget:\n\n' +
        '  winget install Microsoft.VisualStudio.2022.BuildTools --override "--wait --passive --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"\n' +
        '  winget install Microsoft.EdgeWebView2Runtime\n\nThen run the same command again.',
    );
  }
}

function linuxOnlyTests() {
  throw new Stop(
    'The whole test suite drives the real window and needs Linux. Here, `npm run check` and `cargo test` work.',
  );
}
