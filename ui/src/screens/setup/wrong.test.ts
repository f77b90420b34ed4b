import { describe, expect, it } from 'vitest';
import type { BookError, SeatSetup, SetupError } from '../../ipc/bindings.gen';
import { blanksOf, isAboutSeat, placeOf } from './wrong';

const seat = (name: string, horse: string): SeatSetup => ({
  name,
  silks: 'red',
  horse: { name: horse, coat: 'bay' },
  player: 'here',
});
const SEATS = [seat('Ann', 'A horse with far too long a name'), seat('x'.repeat(30), 'Ferro')];

describe('what is amiss', () => {
  it.each([
    [
      { wrong: 'no-name', seat: 1 },
      { seat: 1, field: 'name' },
    ],
    [
      { wrong: 'no-horse', seat: 0 },
      { seat: 0, field: 'horse' },
    ],
    [
      { wrong: 'too-long', seat: 0, most: 24 },
      { seat: 0, field: 'horse' },
    ],
    [
      { wrong: 'too-long', seat: 1, most: 24 },
      { seat: 1, field: 'name' },
    ],
    [
      { wrong: 'same-silks', seat: 0, other: 1 },
      { seat: 1, field: 'silks' },
    ],
    [
      { wrong: 'no-such-silks', seat: 1 },
      { seat: 1, field: 'silks' },
    ],
  ] as const)('%j is said beside its field', (error, place) => {
    expect(isAboutSeat(error)).toBe(true);
    expect(placeOf(error, SEATS)).toEqual(place);
  });

  it('with the whole card is said of the card', () => {
    expect(isAboutSeat({ wrong: 'seats', least: 2, most: 5 })).toBe(false);
    expect(isAboutSeat({ wrong: 'starter' })).toBe(false);
    expect(isAboutSeat({ wrong: 'bookmaker' })).toBe(false);
    expect(isAboutSeat({ wrong: 'clock', least: 5, most: 600 })).toBe(false);
  });

  it.each<[SetupError, Record<string, number | string>]>([
    [
      { wrong: 'same-silks', seat: 0, other: 3 },
      { seat: 1, other: 4 },
    ],
    [
      { wrong: 'clock', least: 5, most: 600 },
      { least: 5, most: 600 },
    ],
    [{ wrong: 'pause', most: 10_000 }, { most: 10 }],
    [{ wrong: 'bet-limit', least: 1000 }, { least: '£1000' }],
    [
      { wrong: 'book', file: 'box.toml', flaw: { amiss: 'no-text', line: 7 } },
      { file: 'box.toml', why: 'line 7' },
    ],
  ])('%j is counted as people do', (error, blanks) => {
    const said = {
      sum: (pounds: number) => `£${pounds}`,
      why: (flaw: BookError) => ('line' in flaw ? `line ${flaw.line}` : ''),
    };
    expect(blanksOf(error, said)).toEqual(blanks);
  });
});
