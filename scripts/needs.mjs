// What the house needs from the system, and what each system calls it. Pure: nothing here looks at the machine.

/**
 * A need belongs to one purpose: `rust` (to compile at all), `window` (to compile and open the window),
 * `tests` (to drive the window and a browser) or `packages` (to prove what is installed). `debian` lists names from the first choice to the last, for
 * the distributions built on it do not agree. `sign` is how the need shows on any other system: a command
 * on the PATH, a library that pkg-config knows.
 */
export const NEEDS = [
  {
    purpose: 'rust',
    why: 'a linker and a C compiler, for what Rust compiles',
    debian: ['build-essential'],
    fedora: 'gcc',
    arch: 'base-devel',
    sign: { command: 'cc' },
  },
  {
    purpose: 'window',
    why: 'the web view that shows the page in a window',
    debian: ['libwebkit2gtk-4.1-dev'],
    fedora: 'webkit2gtk4.1-devel',
    arch: 'webkit2gtk-4.1',
    sign: { library: 'webkit2gtk-4.1' },
  },
  {
    purpose: 'tests',
    why: 'drives the real window',
    debian: ['webkit2gtk-driver', 'webkitgtk-webdriver'],
    fedora: 'webkitgtk6.0',
    arch: 'webkitgtk-6.0',
    sign: { command: 'WebKitWebDriver' },
  },
  {
    purpose: 'tests',
    why: 'a screen for the window where nobody looks',
    debian: ['xvfb'],
    fedora: 'xorg-x11-server-Xvfb',
    arch: 'xorg-server-xvfb',
    sign: { command: 'Xvfb' },
  },
  {
    purpose: 'tests',
    why: 'a session bus of its own for each window',
    debian: ['dbus-daemon', 'dbus'],
    fedora: 'dbus-daemon',
    arch: 'dbus',
    sign: { command: 'dbus-run-session' },
  },
  {
    purpose: 'tests',
    why: 'makes networks of their own for the tests of the network',
    debian: ['iproute2'],
    fedora: 'iproute',
    arch: 'iproute2',
    sign: { command: 'ip' },
  },
  {
    purpose: 'tests',
    why: 'loses packets in the tests of the network',
    debian: ['nftables'],
    fedora: 'nftables',
    arch: 'nftables',
    sign: { command: 'nft' },
  },
  {
    purpose: 'tests',
    why: 'announces tables and sees ours, as others do',
    debian: ['avahi-daemon'],
    fedora: 'avahi',
    arch: 'avahi',
    sign: { command: 'avahi-daemon' },
  },
  {
    purpose: 'tests',
    why: 'speaks to it',
    debian: ['avahi-utils'],
    fedora: 'avahi-tools',
    arch: 'avahi',
    sign: { command: 'avahi-browse' },
  },
  {
    purpose: 'tests',
    why: 'plays the same app in a browser',
    debian: ['chromium', 'chromium-browser'],
    fedora: 'chromium',
    arch: 'chromium',
    sign: { command: 'chromium' },
  },
  {
    purpose: 'tests',
    why: 'makes the window believe that the system speaks Spanish or German',
    debian: ['locales'],
    fedora: 'glibc-locale-source',
    arch: 'glibc',
    sign: { command: 'localedef' },
  },
  {
    purpose: 'tests',
    why: 'reads what was printed',
    debian: ['poppler-utils'],
    fedora: 'poppler-utils',
    arch: 'poppler',
    sign: { command: 'pdftotext' },
  },
  {
    purpose: 'tests',
    why: 'checks what was printed',
    debian: ['qpdf'],
    fedora: 'qpdf',
    arch: 'qpdf',
    sign: { command: 'qpdf' },
  },
  {
    purpose: 'tests',
    why: 'a plain font for what ours do not hold',
    debian: ['fonts-dejavu-core'],
    fedora: 'dejavu-sans-fonts',
    arch: 'ttf-dejavu',
    sign: {},
  },
  {
    purpose: 'packages',
    why: 'checks the .deb',
    debian: ['lintian'],
    fedora: 'lintian',
    arch: 'lintian',
    sign: { command: 'lintian' },
  },
  {
    purpose: 'packages',
    why: 'checks the menu entry',
    debian: ['desktop-file-utils'],
    fedora: 'desktop-file-utils',
    arch: 'desktop-file-utils',
    sign: { command: 'desktop-file-validate' },
  },
  {
    purpose: 'packages',
    why: 'checks what software centres are told',
    debian: ['appstream'],
    fedora: 'appstream',
    arch: 'appstream',
    sign: { command: 'appstreamcli' },
  },
  {
    purpose: 'packages',
    why: 'checks the type of records',
    debian: ['shared-mime-info'],
    fedora: 'shared-mime-info',
    arch: 'shared-mime-info',
    sign: { command: 'update-mime-database' },
  },
  {
    purpose: 'packages',
    why: 'checks the .rpm',
    debian: ['rpm'],
    fedora: 'rpm',
    arch: 'rpm-tools',
    sign: { command: 'rpm' },
  },
  {
    purpose: 'packages',
    why: 'opens the .deb',
    debian: ['dpkg'],
    fedora: 'dpkg',
    arch: 'dpkg',
    sign: { command: 'dpkg-deb' },
  },
  {
    purpose: 'packages',
    why: 'shows the man pages',
    debian: ['man-db'],
    fedora: 'man-db',
    arch: 'man-db',
    sign: { command: 'man' },
  },
  {
    purpose: 'packages',
    why: 'sets the man pages',
    debian: ['groff-base', 'groff'],
    fedora: 'groff-base',
    arch: 'groff',
    sign: { command: 'groff' },
  },
  {
    purpose: 'packages',
    why: 'reads its completions',
    debian: ['zsh'],
    fedora: 'zsh',
    arch: 'zsh',
    sign: { command: 'zsh' },
  },
  {
    purpose: 'packages',
    why: 'reads its completions',
    debian: ['fish'],
    fedora: 'fish',
    arch: 'fish',
    sign: { command: 'fish' },
  },
  {
    purpose: 'packages',
    why: 'makes a clean system to install into',
    debian: ['debootstrap'],
    fedora: 'debootstrap',
    arch: 'debootstrap',
    sign: { command: 'debootstrap' },
  },
];

/** The needs of some purposes, in the order in which they are told. */
export function needsOf(purposes) {
  return NEEDS.filter((need) => purposes.includes(need.purpose));
}

/** Which family of systems this is: `debian`, `fedora`, `arch`, `linux` (any other), `darwin`, `win32` or `other`. */
export function familyOf(platform, osRelease) {
  if (platform === 'darwin' || platform === 'win32') return platform;
  if (platform !== 'linux') return 'other';
  const words = [...osRelease.matchAll(/^(?:ID|ID_LIKE)="?([^"\n]*)"?$/gm)].flatMap((match) =>
    match[1].split(/\s+/),
  );
  if (words.includes('debian') || words.includes('ubuntu')) return 'debian';
  if (words.includes('fedora')) return 'fedora';
  if (words.includes('arch')) return 'arch';
  return 'linux';
}

/** The names that `dpkg-query -W -f '${Package} ${db:Status-Abbrev}\n'` reports as installed. */
export function installedDebian(listing) {
  return new Set(
    listing
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([name, status]) => name && status?.startsWith('ii'))
      .map(([name]) => name),
  );
}

/** The names that `apt-cache policy NAME…` can really install. */
export function offeredDebian(policy) {
  const offered = new Set();
  let name = '';
  for (const line of policy.split('\n')) {
    const heading = line.match(/^(\S+):$/);
    if (heading) name = heading[1];
    const candidate = line.match(/^\s+Candidate:\s*(\S+)/);
    if (candidate && candidate[1] !== '(none)') offered.add(name);
  }
  return offered;
}

/** The command that installs packages on a system where the set-up does not do it itself. */
export function installCommand(family, needs) {
  const names = [...new Set(needs.map((need) => need[family]))].join(' ');
  if (family === 'fedora') return `sudo dnf install ${names}`;
  if (family === 'arch') return `sudo pacman -S --needed ${names}`;
  throw new RangeError(`no command is known for ${family}`);
}

/** Is a version such as "1.95.0" at least another such as "1.85"? */
export function atLeast(version, least) {
  const [have, want] = [version, least].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  for (let i = 0; i < want.length; i += 1) {
    if ((have[i] ?? 0) !== want[i]) return (have[i] ?? 0) > want[i];
  }
  return true;
}
