import { describe, expect, it } from 'vitest';
import type { SeatSetup } from '../../ipc/bindings.gen';
import { blanksOf, isAboutSeat, placeOf } from './wrong';

const seat = (name: string, horse: string): SeatSetup => ({
  name,
  horse,
  silks: 'red',
  coat: 'bay',
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
    expect(isAboutSeat({ wrong: 'clock', least: 5, most: 600 })).toBe(false);
  });

  it('counts seats as people do', () => {
    expect(blanksOf({ wrong: 'same-silks', seat: 0, other: 3 })).toEqual({ seat: 1, other: 4 });
    expect(blanksOf({ wrong: 'clock', least: 5, most: 600 })).toEqual({ least: 5, most: 600 });
  });
});
