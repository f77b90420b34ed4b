// The stable entry as it is being written: a grade for each race, each grade once. Pure.

/** By race; `null` where nothing is written yet. */
export type Entry = readonly (number | null)[];

export const EMPTY: Entry = [null, null, null, null, null, null];

/** Writes a grade for a race. Where it stood before, what stood here takes its place. */
export function written(entry: Entry, race: number, grade: number): Entry {
  const before = entry.indexOf(grade);
  return entry.map((old, index) => {
    if (index === race) return grade;
    return index === before ? (entry[race] ?? null) : old;
  });
}

/** Takes the grade of a race back. */
export function wiped(entry: Entry, race: number): Entry {
  return entry.map((old, index) => (index === race ? null : old));
}

/** Grades that stand nowhere yet. */
export function unused(entry: Entry): number[] {
  return entry.map((_, index) => index + 1).filter((grade) => !entry.includes(grade));
}

export const isWhole = (entry: Entry): entry is readonly number[] =>
  entry.length > 0 && !entry.includes(null);
