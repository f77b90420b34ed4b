import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errors } from './en/errors';

// Read as a text: words know nothing of the backend.
const bindings = readFileSync(join(import.meta.dirname, '../ipc/bindings.gen.ts'), 'utf8');

/** The codes by which a type of the backend tells its variants apart. */
function codesOf(type: string, tag: string): string[] {
  const shape = new RegExp(`export type ${type} = ([^;]|;(?!\n\n))*`).exec(bindings)?.[0] ?? '';
  return [...shape.matchAll(new RegExp(`\\{ ${tag}: "([\\w-]+)"`, 'g'))].map(
    ([, code]) => `${code}`,
  );
}

describe('there are words for each', () => {
  it.each([
    ['OpenError', 'error', errors.open],
    ['SetupError', 'wrong', errors.setup],
    ['ActError', 'error', errors.act],
    ['StoreError', 'error', errors.settings],
    ['Trouble', 'trouble', errors.trouble],
  ] as const)('%s', (type, tag, words) => {
    const codes = codesOf(type, tag);
    expect(codes.length).toBeGreaterThan(0);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(codes));
  });
});
