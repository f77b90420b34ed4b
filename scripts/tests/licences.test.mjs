// The licences that the app shows: how they are gathered, and that none is missing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chosen, gathered, licenceOf, parted } from '../licence-texts.mjs';
import { LICENCES, licences } from '../licences.mjs';

const MIT = 'Permission is hereby granted, free of charge, to any person';
const use = (name, text, owners = []) => ({ name, id: 'MIT', text, owners });

test('what is shown is what is shipped; `npm run licences` writes it anew', () => {
  const same = readFileSync(LICENCES, 'utf8') === licences();
  assert.ok(same, 'The packages have changed: run `npm run licences`.');
});

test('of a choice one licence is kept to, and all of what is asked for together', () => {
  assert.deepEqual(chosen('Apache-2.0 OR MIT'), ['MIT']);
  assert.deepEqual(chosen('Apache-2.0/ISC'), ['ISC']);
  assert.deepEqual(chosen('(MIT OR Apache-2.0) AND Unicode-3.0'), ['MIT', 'Unicode-3.0']);
  assert.throws(() => chosen('Secret-1.0'), /Secret-1\.0/);
});

test('a text is known by what only it says', () => {
  assert.equal(licenceOf(MIT), 'MIT');
  assert.equal(licenceOf('Apache License\n  Version 2.0, January 2004'), 'Apache-2.0');
  assert.equal(licenceOf('All rights are ours.'), undefined);
});

test('whose a text is stands apart from it', () => {
  const text = `MIT License\n\nCopyright (c) 2020 Anna <a@example.org>\nAll rights reserved.\n\n${MIT}`;
  assert.deepEqual(parted(text), { body: MIT, owners: ['2020 Anna'] });
});

test('each text stands once, however it is printed, with all who use it', () => {
  const printed = MIT.replaceAll(' ', '\n');
  const texts = gathered([use('b', printed, ['Ben']), use('a', MIT, ['Anna'])]);
  assert.deepEqual(texts, [
    {
      licence: 'MIT',
      text: MIT,
      of: [
        ['a', 'Anna'],
        ['b', 'Ben'],
      ],
    },
  ]);
});

test('a package that brings no text is named under that of others, and never left out', () => {
  const [{ of }] = gathered([use('a', MIT), use('b', undefined, ['Ben'])]);
  assert.deepEqual(of, [
    ['a', ''],
    ['b', 'Ben'],
  ]);
  assert.throws(() => gathered([use('b', undefined)]), /nobody has brought its text/);
});
