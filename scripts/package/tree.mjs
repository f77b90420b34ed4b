// What lies where on Linux, beside the app, its menu entry and the icons of single sizes, which Tauri's bundler lays.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMMAND_LINE, program, WINDOW } from '../binaries.mjs';
import { must, ROOT } from '../run.mjs';
import { filled, NAME } from './facts.mjs';

export const LINUX = path.join(ROOT, 'packages', 'linux');
const ICONS = path.join(ROOT, 'icons');
const HICOLOR = '/usr/share/icons/hicolor/scalable';
const COMPLETIONS = {
  [`${NAME}.bash`]: `/usr/share/bash-completion/completions/${NAME}`,
  [`_${NAME}`]: `/usr/share/zsh/site-functions/_${NAME}`,
  [`${NAME}.fish`]: `/usr/share/fish/vendor_completions.d/${NAME}.fish`,
};

/** Writes what is not there as a file yet into a folder, and gives for each path of a package the file that goes there. */
export async function treeIn(folder) {
  const handbook = path.join(folder, 'handbook');
  await must(program(WINDOW, 'release'), ['--command-line', 'handbook', handbook]);
  const write = (name, content) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: 0o644 });
    return file;
  };
  const fill = (name) => filled(readFileSync(path.join(LINUX, name), 'utf8'));
  const manual = (name, text) => [
    `/usr/share/man/man1/${name}.gz`,
    write(`man/${name}.gz`, gzipSync(text, { level: 9 })),
  ];
  const written = readdirSync(handbook);
  return Object.fromEntries([
    [`/usr/bin/${COMMAND_LINE}`, path.join(LINUX, `${COMMAND_LINE}.sh`)],
    ...Object.entries(COMPLETIONS).map(([name, place]) => [place, path.join(handbook, name)]),
    ...written
      .filter((name) => name.endsWith('.1'))
      .map((name) => manual(name, readFileSync(path.join(handbook, name)))),
    manual(`${WINDOW}.1`, fill(`${WINDOW}.1`)),
    ...['metainfo/night.race.app.metainfo.xml', 'mime/packages/night.race.app.xml'].map((place) => [
      `/usr/share/${place}`,
      write(place, fill(path.basename(place))),
    ]),
    [`${HICOLOR}/apps/${WINDOW}.svg`, path.join(ICONS, 'source.svg')],
    [`${HICOLOR}/mimetypes/application-x-${NAME}-record.svg`, path.join(ICONS, 'record.gen.svg')],
    [`/usr/share/doc/${NAME}/copyright`, write('copyright', fill('copyright'))],
  ]);
}
