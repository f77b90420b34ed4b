import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errors } from './en/errors';
import { gallop } from './en/gallop';
import { party } from './en/party';
import { race } from './en/race';

// Read as a text: words know nothing of the backend.
const bindings = readFileSync(join(import.meta.dirname, '../ipc/bindings.gen.ts'), 'utf8');

/** The codes by which a type of the backend tells its variants apart. */
function codesOf(type: string, tag: string): string[] {
  const shape = new RegExp(`export type ${type} = ([^;]|;(?!\n\n))*`).exec(bindings)?.[0] ?? '';
  return [...shape.matchAll(new RegExp(`\\{ ${tag}: "([\\w-]+)"`, 'g'))].map(
    ([, code]) => `${code}`,
  );
}

/** `too-close` as keys are written: `tooClose`. */
const asKey = (code: string) => code.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

describe('there are words for each', () => {
  it.each([
    ['OpenError', 'error', errors.open],
    ['SetupError', 'wrong', errors.setup],
    ['BookError', 'amiss', errors.book],
    ['Flaw', 'flaw', errors.book.flaw],
    ['ActError', 'error', errors.act],
    ['CloseError', 'error', errors.closing],
    ['RecordError', 'error', errors.record],
    ['ForgetError', 'error', errors.forget],
    ['Misfit', 'misfit', errors.handed],
    ['PartyError', 'error', errors.party],
    ['ShutWhy', 'why', party.shut],
    ['StoreError', 'error', errors.kept],
    ['StoreError', 'error', errors.settings],
    ['Trouble', 'trouble', errors.trouble],
  ] as const)('%s', (type, tag, words) => {
    const codes = codesOf(type, tag);
    expect(codes.length).toBeGreaterThan(0);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(codes));
  });

  it.each([
    ['GiroRefusal', race.refusal],
    ['PigsRefusal', gallop.refusal],
  ] as const)('%s', (type, words) => {
    const codes = codesOf(type, 'why').map(asKey);
    expect(codes.length).toBeGreaterThan(0);
    expect(Object.keys(words).toSorted()).toEqual(codes.toSorted());
  });
});
