// What packages say of the project. Each fact has one place: the version stands in Cargo.toml.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { targetFolder } from '../binaries.mjs';
import { ask, ROOT } from '../run.mjs';

/** What everything that is installed is called by. */
export const NAME = 'racenight';

/** Who answers for the packages. */
export const MAINTAINER = 'Race Night contributors <team@racenight.invalid>';

export const VERSION = readFileSync(path.join(ROOT, 'Cargo.toml'), 'utf8').match(
  /^version = "([^"]+)"/m,
)[1];

/** Where the project lives. It has no address of its own; a release says the one it is made at. */
const HOME = process.env.RACENIGHT_HOME ?? 'https://racenight.invalid';

/** When this was made: as the caller says, else when it was last changed. */
export const DATE = new Date(
  1000 *
    Number(
      process.env.SOURCE_DATE_EPOCH ?? (ask('git', ['log', '-1', '--format=%ct']).text || NaN),
    ) || Date.now(),
);

/** Fills the places of a text that packages carry. */
export function filled(text) {
  const license = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8').trim();
  const facts = {
    VERSION,
    DATE: DATE.toISOString().slice(0, 10),
    HOME,
    PICTURES: `${HOME}/raw/v${VERSION}/docs/pictures`,
    LICENSE: license
      .replace(/^.*?\n\n.*?\n\n/s, '')
      .replace(/^/gm, ' ')
      .replace(/^ $/gm, ' .'),
  };
  return text.replace(/@([A-Z]+)@/g, (place, name) => facts[name] ?? place);
}

/** The change log of the package in Debian's form. What has changed is told in the app. */
export function debianChangelog() {
  const when = DATE.toUTCString().replace('GMT', '+0000');
  return `${NAME} (${VERSION}) stable; urgency=medium\n\n  * Race Night ${VERSION}.\n\n -- ${MAINTAINER}  ${when}\n`;
}

/** Where packages are laid. */
export function packagesFolder() {
  return path.join(targetFolder(), 'packages');
}

/** The packages of Linux, by kind; `process.arch` has names of its own for machines. */
export function linuxNames() {
  const [debian, other] = { x64: ['amd64', 'x86_64'], arm64: ['arm64', 'aarch64'] }[process.arch];
  return {
    deb: `${NAME}_${VERSION}_${debian}.deb`,
    rpm: `${NAME}-${VERSION}-1.${other}.rpm`,
    tar: `${NAME}-${VERSION}-linux-${other}.tar.gz`,
  };
}
