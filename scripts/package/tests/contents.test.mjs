// What the packages hold, and that everything which reads it understands it.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { ownFolders } from '../../binaries.mjs';
import { VERSION } from '../facts.mjs';
import { filesIn, output, PACKAGES, passingFolder } from './made.mjs';

const MB = 1e6;
const COMMANDS = [
  'case',
  'simulate',
  'verify',
  'replay',
  'print',
  'history',
  'serve',
  'host',
  'join',
  'discover',
  'doctor',
];
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512];

let root;
const share = (name) => path.join(root, 'usr/share', name);
before(() => {
  root = passingFolder('deb');
  output('dpkg-deb', ['--extract', PACKAGES.deb, root]);
});

test('the .deb is under 8 MB, and under 25 MB once installed', () => {
  assert.ok(statSync(PACKAGES.deb).size < 8 * MB);
  const installed = filesIn(root).reduce(
    (sum, name) => sum + statSync(path.join(root, name)).size,
    0,
  );
  assert.ok(installed < 25 * MB, `${installed}`);
});

test('it holds both programs with their manuals, and what shells and desktops look for, and no more', () => {
  const icons = 'usr/share/icons/hicolor';
  assert.deepEqual(
    filesIn(root),
    [
      'usr/bin/racenight',
      'usr/bin/racenight-app',
      'usr/share/applications/racenight.desktop',
      'usr/share/bash-completion/completions/racenight',
      'usr/share/doc/racenight/changelog.gz',
      'usr/share/doc/racenight/copyright',
      'usr/share/fish/vendor_completions.d/racenight.fish',
      ...SIZES.map((size) => `${icons}/${size}x${size}/apps/racenight-app.png`),
      `${icons}/scalable/apps/racenight-app.svg`,
      `${icons}/scalable/mimetypes/application-x-racenight-record.svg`,
      ...['', '-app', ...COMMANDS.map((name) => `-${name}`)].map(
        (name) => `usr/share/man/man1/racenight${name}.1.gz`,
      ),
      'usr/share/metainfo/night.race.app.metainfo.xml',
      'usr/share/mime/packages/night.race.app.xml',
      'usr/share/zsh/site-functions/_racenight',
    ].toSorted(),
  );
});

test('lintian finds no error', () => {
  output('lintian', ['--no-cfg', '--fail-on', 'error', PACKAGES.deb]);
});

test('the .rpm is whole and holds the same files', () => {
  output('rpm', ['--checksig', '--nosignature', PACKAGES.rpm]);
  const listed = output('rpm', ['--query', '--list', '--package', PACKAGES.rpm]).match(/^\/.*$/gm);
  const ofDebianAlone = 'usr/share/doc/racenight/changelog.gz';
  assert.deepEqual(
    listed.map((name) => name.slice(1)).toSorted(),
    filesIn(root).filter((name) => name !== ofDebianAlone),
  );
  const needs = output('rpm', ['--query', '--requires', '--package', PACKAGES.rpm]);
  for (const library of ['libwebkit2gtk-4.1.so.0', 'libgtk-3.so.0'])
    assert.ok(needs.includes(library));
});

test('the menu entry is in order, opens links and records, and has actions in three languages', () => {
  const entry = share('applications/racenight.desktop');
  assert.equal(output('desktop-file-validate', [entry]), '');
  const text = readFileSync(entry, 'utf8');
  assert.match(text, /^Exec=racenight-app %u$/m);
  assert.match(text, /^MimeType=application\/x-racenight-record;x-scheme-handler\/racenight;$/m);
  for (const language of ['', '[de]', '[es]']) {
    assert.equal(
      text.split('\n').filter((line) => line.startsWith(`Name${language}=`)).length,
      language ? 2 : 3,
    );
  }
  for (const action of ['--new-table', '--join'])
    assert.ok(text.includes(`\nExec=racenight-app ${action}\n`));
});

test('software centres understand what is told of the app, and every picture is described in three languages', () => {
  const told = share('metainfo/night.race.app.metainfo.xml');
  output('appstreamcli', ['validate', '--no-net', '--no-color', told]);
  const text = readFileSync(told, 'utf8');
  assert.ok(text.includes(`<release version="${VERSION}"`));
  assert.doesNotMatch(text, /@[A-Z]+@/);
  const pictures = text.match(/<screenshot[ >].*?<\/screenshot>/gs);
  assert.ok(pictures.length > 1);
  for (const picture of pictures) {
    assert.deepEqual(picture.match(/<caption[^>]*>/g), [
      '<caption>',
      '<caption xml:lang="de">',
      '<caption xml:lang="es">',
    ]);
  }
});

test('a record is known by its name and by how it begins', () => {
  const mime = path.join(passingFolder('mime'), 'mime');
  mkdirSync(path.join(mime, 'packages'), { recursive: true });
  copyFileSync(
    share('mime/packages/night.race.app.xml'),
    path.join(mime, 'packages/night.race.app.xml'),
  );
  const said = output('update-mime-database', ['-V', mime]);
  assert.doesNotMatch(said, /error|warning|unknown/i);
  assert.match(
    readFileSync(path.join(mime, 'globs2'), 'utf8'),
    /^50:application\/x-racenight-record:\*\.racenight$/m,
  );
  assert.ok(readFileSync(path.join(mime, 'magic'), 'latin1').includes('{"racenight":'));
});

test('every man page is set without a warning', () => {
  const folder = share('man/man1');
  for (const page of filesIn(folder)) {
    const said = output(
      'sh',
      ['-c', 'man --warnings -E UTF-8 -l -Tutf8 -Z "$0" 2>&1 >/dev/null', path.join(folder, page)],
      {
        env: { ...process.env, LC_ALL: 'C.UTF-8', MANWIDTH: '80' },
      },
    );
    assert.equal(said, '', page);
  }
});

test('every shell that is here reads its completions, and bash completes a word', () => {
  const bash = share('bash-completion/completions/racenight');
  const files = {
    bash,
    zsh: share('zsh/site-functions/_racenight'),
    fish: share('fish/vendor_completions.d/racenight.fish'),
  };
  for (const [shell, file] of Object.entries(files)) output(shell, ['-n', file]);
  const script =
    'source "$0"; COMP_WORDS=(racenight ver); COMP_CWORD=1; _racenight racenight ver racenight; echo "${COMPREPLY[@]}"';
  assert.equal(output('bash', ['-c', script, bash]).trim(), 'verify');
});

test('no program tells on which machine it was built', () => {
  for (const name of ['racenight', 'racenight-app']) {
    const program = readFileSync(path.join(root, 'usr/bin', name), 'latin1');
    for (const folder of Object.keys(ownFolders())) {
      const at = program.indexOf(`${folder}/`);
      assert.equal(at, -1, `${name}: ${program.slice(at, at + 120)}`);
    }
  }
});

test("a user's own folder gets it and loses it again, without root", () => {
  const home = passingFolder('own');
  output('tar', ['-xf', PACKAGES.tar, '-C', home]);
  const [inside] = [path.join(home, path.basename(PACKAGES.tar, '.tar.gz'))];
  const prefix = path.join(home, 'a place');
  const own = path.join(prefix, 'share/racenight/settings.json');
  mkdirSync(path.dirname(own), { recursive: true });
  copyFileSync('package.json', own);

  const env = { ...process.env, HOME: home };
  output('sh', [path.join(inside, 'install.sh'), prefix], { env });
  assert.match(
    output(path.join(prefix, 'bin/racenight'), ['--version']),
    new RegExp(`^racenight ${VERSION}`),
  );
  const entry = path.join(prefix, 'share/applications/racenight.desktop');
  assert.equal(output('desktop-file-validate', [entry]), '');
  assert.ok(readFileSync(entry, 'utf8').includes(`\nExec="${prefix}/bin/racenight-app" %u\n`));

  output('sh', [path.join(prefix, 'share/racenight/uninstall.sh')], { env });
  const caches = /^share\/(applications\/mimeinfo\.cache|mime\/|icons\/hicolor\/icon-theme\.cache)/;
  assert.deepEqual(
    filesIn(prefix).filter((name) => !caches.test(name)),
    ['share/racenight/settings.json'],
  );
});
