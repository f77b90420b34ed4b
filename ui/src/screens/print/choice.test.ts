import { describe, expect, it } from 'vitest';
import type { Document } from '../../ipc/bindings.gen';
import { allowed, wantedOf } from './choice';

const DOCUMENTS: readonly Document[] = [
  { kind: 'slip', forms: ['pdf', 'csv', 'json'], seats: [1, 3] },
  { kind: 'board', forms: ['pdf'], seats: [] },
  { kind: 'money', forms: ['csv', 'json'], seats: [] },
];

describe('what is printed', () => {
  it('is the first document where nothing is chosen', () => {
    const choice = { kind: 'slip', form: 'pdf', seat: 1, pad: 'two', paper: 'a4' };
    expect(allowed(DOCUMENTS, {})).toEqual(choice);
    expect(allowed([], {})).toBeUndefined();
  });

  it('keeps what was chosen as far as the document has it', () => {
    const csv = allowed(DOCUMENTS, { kind: 'slip', seat: 3, form: 'csv', paper: 'letter' });
    expect(csv).toMatchObject({ seat: 3, form: 'csv', paper: 'letter' });
    expect(allowed(DOCUMENTS, { ...csv, kind: 'board' })).toMatchObject({
      seat: null,
      form: 'pdf',
    });
    expect(allowed(DOCUMENTS, { kind: 'money', form: 'pdf' })).toMatchObject({ form: 'csv' });
  });

  it('is nobody’s slip that cannot be had', () => {
    expect(allowed(DOCUMENTS, { kind: 'slip', seat: 0 })).toMatchObject({ seat: 1 });
    expect(allowed(DOCUMENTS, { kind: 'slips' })).toMatchObject({ kind: 'slip' });
  });

  it('is asked for in the language of the page', () => {
    const choice = allowed(DOCUMENTS, { kind: 'board' });
    const source = { of: 'table', table: 4 } as const;
    expect(choice && wantedOf(source, choice, 'de')).toEqual({ ...choice, source, language: 'de' });
  });
});
