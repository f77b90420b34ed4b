import { round } from '../../art/curve';
import { Picture } from '../../art/Picture';
import { INK } from '../../art/silks';
import type { CoursePlan, Rows } from './picture';
import { bandOf, ground, lanesOf, lineBehind, SHEET } from './track';

/** Room for the hooves, in units of the sheet. */
const MARGIN = 14;

function band(plan: CoursePlan, rows: Rows): string {
  const { x, y, width, height } = bandOf(plan, rows);
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

function line(plan: CoursePlan, row: number): string {
  const { middle, y, height } = lineBehind(plan, row);
  return `M${round(middle)} ${round(y)}v${round(height)}`;
}

/** A course at the size of a stamp: its lanes, its fences and sections, the start and the post. */
export function CourseSketch({ plan, label }: { plan: CoursePlan; label: string }) {
  const lanes = lanesOf(plan);
  const outside = ground(plan, lanes.length, MARGIN);
  return (
    <Picture viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} label={label}>
      <rect width={SHEET.width} height={SHEET.height} rx="18" fill="var(--turf)" />
      <path d={outside} fill="var(--keyline)" />
      {lanes.toReversed().map((lane) => (
        <path
          key={lane}
          d={ground(plan, lane)}
          fill={lane % 2 === 0 ? 'var(--grass-2)' : 'var(--grass)'}
        />
      ))}
      <path d={ground(plan, 0)} fill="var(--keyline)" />
      <path d={ground(plan, 0, -MARGIN)} fill="var(--turf)" />
      <path d={plan.sections.map(({ rows }) => band(plan, rows)).join('')} fill="var(--quicken)" />
      <path d={plan.fences.map((rows) => band(plan, rows)).join('')} fill="var(--deep)" />
      <path d={line(plan, plan.start)} stroke={INK.paper} strokeWidth="8" strokeDasharray="12 8" />
      <path d={line(plan, plan.post)} stroke={INK.red} strokeWidth="12" />
    </Picture>
  );
}
