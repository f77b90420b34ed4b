import { useTranslation } from 'react-i18next';
import { Picture } from '../../art/Picture';
import { type CoursePicture, kindOf, type SpaceKind } from './picture';
import { along, cell, layOut, SHEET } from './track';

const INKS: Record<SpaceKind, string> = {
  grass: 'var(--grass)',
  sand: 'var(--sand)',
  river: 'var(--river)',
  moor: 'var(--moor)',
  runOut: 'var(--run-out)',
};

/** A course at the size of a stamp: its bends, its ground, its natural obstacles. */
export function CourseSketch({ course }: { course: CoursePicture }) {
  const { t } = useTranslation('giro');
  const track = layOut(course.length);
  const whole = track.spaces * track.pitch;
  const line = course.length * track.pitch;
  const spaces = Array.from({ length: track.spaces }, (_, index) => index + 1);
  return (
    <Picture
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      label={t('sketch', { count: course.length })}
    >
      <rect width={SHEET.width} height={SHEET.height} rx="18" fill="var(--turf)" />
      <g fill="none" strokeLinejoin="round">
        <path
          d={along(track, -4, whole + 4)}
          stroke="var(--keyline)"
          strokeWidth={track.width + 14}
        />
        {spaces.map((space) => {
          const ink = INKS[kindOf(course, space)];
          return <path key={space} d={cell(track, space)} fill={ink} stroke={ink} />;
        })}
        <path d={along(track, line - 8, line + 8)} stroke="#1d1712" strokeWidth={track.width} />
        <path
          d={along(track, line - 8, line + 8)}
          stroke="#fbf5e4"
          strokeWidth={track.width}
          strokeDasharray="8 8"
        />
      </g>
    </Picture>
  );
}
