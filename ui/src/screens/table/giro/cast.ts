// Who is who, and the course, as sentences and pictures need them.
import type { TFunction } from 'i18next';
import type { CoursePicture } from '../../../games/giro/picture';
import type { Coat, Course, Seat, Seated, Setup, Silks } from '../../../ipc/bindings.gen';

export interface Rider {
  name: string;
  silks: Silks;
  player: Seated;
  horse: string;
  coat: Coat;
}

export interface Cast {
  seats: readonly Rider[];
  /** The last space before the finishing line. */
  length: number;
}

const NOBODY: Rider = { name: '', silks: 'white', horse: '', coat: 'grey', player: 'here' };

export function castOf(setup: Setup, course: Course): Cast {
  const seats = setup.seats.map(({ horse, ...seat }): Rider => {
    const { name, coat } = horse ?? { name: NOBODY.horse, coat: NOBODY.coat };
    return { ...seat, horse: name, coat };
  });
  return { seats, length: course.length };
}

export function riderOf({ seats }: Cast, seat: Seat): Rider {
  return seats[seat] ?? NOBODY;
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
