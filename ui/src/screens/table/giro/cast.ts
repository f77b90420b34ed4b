// Who is who at the table, as sentences and pictures need them.
import type { TFunction } from 'i18next';
import type { CoursePicture } from '../../../games/giro/picture';
import type { Course, Seat, SeatSetup, Setup } from '../../../ipc/bindings.gen';

export interface Cast {
  seats: readonly SeatSetup[];
  /** The last space before the finishing line. */
  length: number;
}

const NOBODY: SeatSetup = { name: '', silks: 'white', horse: '', coat: 'grey', player: 'here' };

export function castOf(setup: Setup, course: Course): Cast {
  return { seats: setup.seats, length: course.length };
}

export function riderOf(cast: Cast, seat: Seat): SeatSetup {
  return cast.seats[seat] ?? NOBODY;
}

/** A space as it is written: the run-out is counted from the line. */
export function spaceName({ length }: Cast, space: number): string {
  return space > length ? `+${space - length}` : String(space);
}

/** The course with the name that is written on its grandstand. */
export function courseOf(t: TFunction<'giro'>, course: Course): CoursePicture {
  const { name, length, river, moor, sand } = course;
  return { name: t(`course.${name}`), length, river, moor, sand };
}

/** Who rides, and which level it is where it is a bot. */
export function whoOf(t: TFunction<'table'>, { name, player }: SeatSetup): string {
  if (player === 'here') return name;
  return t(`who.bot.${player.bot}`, { name });
}

export function listOf(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
