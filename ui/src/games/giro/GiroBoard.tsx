import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Course, Numbers } from './Course';
import './giro.css';
import { Horses, StartingBoxes } from './Horses';
import { Glow, MarksLayer } from './MarksLayer';
import { Hedges } from './Obstacles';
import { type CoursePicture, type HorsePicture, kindOf, type Marks } from './picture';
import { SpaceButtons } from './SpaceButtons';
import { layOut, SHEET } from './track';

export interface GiroBoardProps {
  course: CoursePicture;
  /** Spaces where the players' hedges stand. */
  placed: readonly number[];
  horses: readonly HorsePicture[];
  marks?: Marks;
  /** With it the spaces are buttons, lawful or not: the caller says why not. */
  onSpace?: (space: number, byKey: boolean) => void;
}

const NO_MARKS: Marks = {};

/** The board: a course in rows, hedges, horses, and what would happen. */
export function GiroBoard({ course, placed, horses, marks = NO_MARKS, onSpace }: GiroBoardProps) {
  const { t } = useTranslation('giro');
  const track = useMemo(() => layOut(course.length), [course.length]);
  const name = t('board', { course: course.name, count: course.length });

  const labelOf = (space: number): string => {
    const kind = t(`kind.${kindOf(course, space)}`);
    const horse = horses.find(({ at }) => at === space)?.name;
    if (placed.includes(space)) return t('spaceHedge', { space, kind });
    if (horse) return t('spaceHorse', { space, kind, horse });
    return marks.open?.includes(space)
      ? t('spaceOpen', { space, kind })
      : t('space', { space, kind });
  };

  return (
    <svg
      className="giro-board"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role={onSpace ? 'group' : 'img'}
      aria-label={name}
    >
      <Course course={course} track={track} start={t('start')} />
      <StartingBoxes track={track} horses={horses} />
      <Glow track={track} marks={marks} />
      <Numbers course={course} track={track} />
      <Hedges track={track} placed={placed} />
      <Horses track={track} horses={horses} />
      <MarksLayer track={track} marks={marks} horses={horses} />
      {onSpace && (
        <SpaceButtons
          track={track}
          last={course.length}
          first={marks.chosen ?? marks.open?.[0] ?? 1}
          labelOf={labelOf}
          onSpace={onSpace}
        />
      )}
    </svg>
  );
}
