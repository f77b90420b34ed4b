// What licences say, so that each text stands once with all who use it below. Pure.

/** The licences that we choose where a package leaves a choice, in this order: the shortest to keep first. */
const CHOICE = [
  'MIT',
  'ISC',
  'Zlib',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unicode-3.0',
  'MPL-2.0',
  'OFL-1.1',
  'BSL-1.0',
  '0BSD',
  'CC0-1.0',
  'CDLA-Permissive-2.0',
  'Unlicense',
];

/** What only the text of one licence says. The first that fits is it. */
const SIGNS = [
  ['Apache-2.0', /apache license,?\s+version 2\.0/i],
  ['MPL-2.0', /mozilla public license,? version 2\.0|mozilla public license version 2\.0/i],
  ['OFL-1.1', /sil open font license version 1\.1/i],
  ['Unicode-3.0', /unicode license v3/i],
  ['MIT', /permission is hereby granted, free of charge/i],
  [
    'BSD-3-Clause',
    /redistribution and use in source[\s\S]*(neither the name|names? of (its|any))/i,
  ],
  ['BSD-2-Clause', /redistribution and use in source/i],
  ['Zlib', /altered source versions must be plainly marked/i],
  ['ISC', /provided that the above\s+copyright notice/i],
  ['0BSD', /permission to use, copy, modify, and\/or distribute/i],
  ['BSL-1.0', /boost software license/i],
  ['CC0-1.0', /cc0 1\.0 universal/i],
  ['CDLA-Permissive-2.0', /community data license agreement/i],
  ['Unlicense', /free and unencumbered software/i],
];

/** Which licence a text is. */
export function licenceOf(text) {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}

/** The licences to keep to of an expression: one of each choice, all of what is joined by AND. */
export function chosen(expression) {
  const plain = expression.replaceAll('/', ' OR ').replaceAll(/[()]/g, '');
  const ids = plain.split(/\s+AND\s+/).map((all) => {
    const offered = all.split(/\s+OR\s+/).map((one) => one.trim());
    const found = CHOICE.find((id) => offered.includes(id));
    if (!found) throw new Error(`no licence that we know in "${expression}"`);
    return found;
  });
  return [...new Set(ids)].sort();
}

const OWNER = /^\W*((COPYRIGHT|Copyright)\s+[A-Z\d(©]|(\([cC]\)|©)\s*\d{4})/;
const NO_OWNER = /notice|holder|owner\b/i;
const TITLE = /^\W*(the )?(mit|isc|zlib|bsd)[\w\s\-.()"]*licen[cs]e\W*(\(\w+\))?\W*$/i;
const ALL_RIGHTS = /^\W*all rights reserved\.?$/i;
const ALL_RIGHTS_TOO = /[.,]?\s*all rights reserved\.?\s*$/i;

/** A text without whose it is, and whose it is. The Apache licence's appendix is a form that nobody filled in. */
export function parted(text) {
  const whole = text.replaceAll('\r', '').replace(/END OF TERMS AND CONDITIONS[\s\S]*/, '');
  const lines = whole.split('\n');
  const isOwner = (line) => OWNER.test(line) && !NO_OWNER.test(line.replace(ALL_RIGHTS_TOO, ''));
  const body = lines.filter(
    (line, at) => !(isOwner(line) || ALL_RIGHTS.test(line) || (at < 6 && TITLE.test(line))),
  );
  const tidy = body.map((line) => line.trimEnd()).join('\n');
  return {
    body: tidy.replaceAll(/\n{3,}/g, '\n\n').replace(/^\n+|\n+$/g, ''),
    owners: lines.filter(isOwner).map(tidied),
  };
}

function tidied(line) {
  return line
    .replace(/^\W*copyright\s*/i, '')
    .replace(/^(\(c\)|©)\s*/i, '')
    .replace(ALL_RIGHTS_TOO, '')
    .replace(/\s+\S+\.ttf: .*/, '')
    .replaceAll(/\s*<[^>]*>/g, '')
    .trim();
}

/** What two printings of one text have in common. */
const gist = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('license', 'licence');

/**
 * Each text once, with all who use it: `uses` are `{ name, id, text, owners }`, of which `text` may be missing; then
 * the first text of that licence will do.
 */
export function gathered(uses) {
  const texts = new Map();
  const inOrder = uses.toSorted((a, b) => compare(a.id, b.id) || compare(a.name, b.name));
  for (const { name, id, text, owners } of inOrder.filter(({ text }) => text)) {
    const key = `${id} ${gist(text)}`;
    if (!texts.has(key)) texts.set(key, { id, text, of: new Map() });
    join(texts.get(key).of, name, owners);
  }
  const most = (id) =>
    [...texts.values()]
      .filter((one) => one.id === id)
      .reduce((best, one) => (best && best.of.size >= one.of.size ? best : one), undefined);
  for (const { name, id, owners } of inOrder.filter(({ text }) => !text)) {
    const usual = most(id);
    if (!usual) throw new Error(`${name} is under ${id}, and nobody has brought its text`);
    join(usual.of, name, owners);
  }
  return [...texts.values()]
    .toSorted((a, b) => compare(a.id, b.id) || b.of.size - a.of.size || compare(a.text, b.text))
    .map(({ id, text, of }) => ({
      licence: id,
      text,
      of: [...of].map(([name, owners]) => [name, [...owners].join(', ')]).toSorted(byName),
    }));
}

function join(of, name, owners) {
  of.set(name, new Set([...(of.get(name) ?? []), ...owners]));
}

const byName = ([a], [b]) => compare(a, b);

/** By the letters' numbers, so that every machine has the same order. */
function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
