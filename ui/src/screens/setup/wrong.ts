// What is amiss with a card, and the field it concerns. The backend judges; here it finds its place.
import type { BookError, SeatSetup, SetupError } from '../../ipc/bindings.gen';

/** The fields of a seat where something can be amiss. */
export type Field = 'name' | 'horse' | 'silks';

/** What is amiss with one seat. */
export type SeatError = Extract<SetupError, { seat: number }>;

export function isAboutSeat(error: SetupError): error is SeatError {
  return 'seat' in error;
}

/** The field that an error is about, and whose. */
export function placeOf(
  error: SeatError,
  seats: readonly SeatSetup[],
): { seat: number; field: Field } {
  switch (error.wrong) {
    case 'no-name':
      return { seat: error.seat, field: 'name' };
    case 'no-horse':
      return { seat: error.seat, field: 'horse' };
    case 'too-long': {
      const name = seats[error.seat]?.name.trim() ?? '';
      return { seat: error.seat, field: [...name].length > error.most ? 'name' : 'horse' };
    }
    case 'same-silks':
      return { seat: error.other, field: 'silks' };
    case 'no-such-silks':
      return { seat: error.seat, field: 'silks' };
  }
}

/** The blanks of the error's sentence, as people count: seats from 1, sums in pounds, a pause in seconds. */
export function blanksOf(
  error: SetupError,
  { sum, why }: { sum: (pounds: number) => string; why: (flaw: BookError) => string },
): Record<string, number | string> {
  if (error.wrong === 'book') return { file: error.file, why: why(error.flaw) };
  if (error.wrong === 'bet-limit') return { least: sum(error.least) };
  if (error.wrong === 'pause') return { most: error.most / 1000 };
  const { wrong: _, ...blanks } = error;
  return Object.fromEntries(
    Object.entries(blanks).map(([name, value]) => [
      name,
      name === 'seat' || name === 'other' ? value + 1 : value,
    ]),
  );
}
