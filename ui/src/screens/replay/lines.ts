// What the chart above the scrubber shows: a line for each that is measured. Pure.
import type { TFunction } from 'i18next';
import { BREEDS, PIGS } from '../../art/pig/breeds';
import { SILK_INK } from '../../art/silks';
import type { Chart, Replay } from '../../ipc/bindings.gen';

/** A line is told by its dashes, not by its colour alone. */
const DASHES = [undefined, '9 7', '0.1 9', '16 5 3 5', '6 12', '0.1 13'] as const;

export interface Line {
  id: string;
  name: string;
  ground: string;
  mark: string;
  dash: string | undefined;
  /** Its value at every frame. */
  values: readonly number[];
}

/** The values of a line of a chart at every frame: each lasts until the next. */
export function valuesOf(
  { points }: Pick<Chart, 'points'>,
  line: number,
  frames: number,
): number[] {
  let next = 0;
  let value = points[0]?.values[line] ?? 0;
  return Array.from({ length: frames }, (_, frame) => {
    while (next < points.length && (points[next]?.frame ?? 0) <= frame) {
      value = points[next]?.values[line] ?? value;
      next += 1;
    }
    return value;
  });
}

/** The lines of a chart in the colours of what they measure. */
export function linesOf(
  pigs: TFunction<'pigs'>,
  { setup, frames }: Pick<Replay, 'setup' | 'frames'>,
  chart: Chart,
): Line[] {
  const values = (line: number) => valuesOf(chart, line, frames.length);
  if (chart.measure === 'pigs') {
    return PIGS.map((pig, line) => {
      const { hide, shade } = BREEDS[pig].ink;
      const name = pigs(`pig.${pig}`);
      const ink = { ground: hide, mark: shade, dash: DASHES[line] };
      return { id: pig, name, ...ink, values: values(line) };
    });
  }
  return setup.seats.map(({ silks, name, horse }, line) => {
    const { ground, mark } = SILK_INK[silks];
    const called = chart.measure === 'horses' ? (horse?.name ?? name) : name;
    return { id: silks, name: called, ground, mark, dash: DASHES[line], values: values(line) };
  });
}

/** The last frame of each round, where its table is read. */
export function roundEnds({ rounds, frames }: Pick<Replay, 'rounds' | 'frames'>) {
  return rounds.map(({ round }, index) => ({
    round,
    frame: (rounds[index + 1]?.frame ?? frames.length) - 1,
  }));
}
