// What is written on the course, and where: only what can be read, and is wholly in sight. Pure.
import { type Camera, isSeen } from './camera';
import { type CoursePlan, FENCES, type Fence, type Rows, type Section } from './picture';
import { bandOf, LANE, lanesOf, placeOf, sectionsOf } from './track';

export interface CourseNames {
  /** On the grandstand. */
  course: string;
  start: string;
  fence: (fence: Fence) => string;
  section: (section: Section) => string;
}

export interface Sight {
  /** The part of the sheet that is shown. */
  seen: Camera;
  /** The smallest type that can be read, in units of the sheet. */
  least: number;
}

export interface Label {
  key: string;
  sort: 'name' | 'lane' | 'section' | 'grade';
  text: string;
  /** Its middle. */
  x: number;
  y: number;
  size: number;
}

/** How wide a letter is on the average, in parts of the size it is set in; and how high. */
const LETTER = 0.4;
const HIGH = 0.8;

/** Where the sign of a section stands from the rail, and its radius. */
export const SIGN = { out: 16, radius: 12.5 } as const;

/** The middle of the names outside the course, from the rail. */
const NAME_OUT = 20.5;
/** Between two names. */
const APART = 6;

const wide = ({ text, size }: Label) => text.length * size * LETTER;

function boxOf(label: Label): Camera {
  const [along, across] = [wide(label), label.size * HIGH];
  const [width, height] = label.sort === 'section' ? [across, along] : [along, across];
  return { x: label.x - width / 2, y: label.y - height / 2, width, height };
}

/** Where the name of a fence or of the start is written. */
function nameAt(plan: CoursePlan, rows: Rows, text: string, least: number): Label {
  const { middle, inside, outside } = bandOf(plan, rows);
  const y = outside + Math.sign(outside - inside) * NAME_OUT;
  return {
    key: `name ${middle} ${y}`,
    sort: 'name',
    text,
    x: middle,
    y,
    size: Math.max(18, least),
  };
}

const isClash = (a: Label, b: Label) =>
  a.y === b.y && Math.abs(a.x - b.x) < (wide(a) + wide(b)) / 2 + APART;

/** The names of the fences, and of the start: where two have no room, the first of them stays. */
function names(plan: CoursePlan, { fence, start }: CourseNames, least: number): Label[] {
  const fences = FENCES.flatMap((one, index) => {
    const rows = plan.fences[index];
    return rows ? [nameAt(plan, rows, fence(one), least)] : [];
  });
  const line = { straight: 'home', first: plan.start, last: plan.start } as const;
  const kept: Label[] = [];
  for (const label of [...fences, nameAt(plan, line, start, least)]) {
    if (!kept.some((other) => isClash(other, label))) kept.push(label);
  }
  return kept;
}

/** The numbers of the lanes, before the first row. */
function lanes(plan: CoursePlan, least: number): Label[] {
  const size = Math.max(18, least);
  if (size > LANE) return [];
  const first = bandOf(plan, { straight: 'home', first: 1, last: 1 });
  return lanesOf(plan).map((lane) => {
    const { y } = placeOf(plan, { lane, square: 0 });
    return { key: `lane ${lane}`, sort: 'lane', text: `${lane}`, x: first.x - 9, y, size };
  });
}

/** A section's name along its band, and the slowest grade that may use it on its sign. */
function sections(plan: CoursePlan, names: CourseNames, least: number): Label[] {
  return sectionsOf(plan).flatMap(({ section, slowest, band }): Label[] => {
    const { middle: x, inside } = band;
    const text = names.section(section);
    const size = Math.min(27, (band.height - 12) / (text.length * LETTER));
    const out = inside < band.outside ? -SIGN.out : SIGN.out;
    const grade = Math.max(18, least);
    const labels: Label[] = [
      { key: section, sort: 'section', text, x, y: band.y + band.height / 2, size },
      {
        key: `grade ${section}`,
        sort: 'grade',
        text: `${slowest}`,
        x,
        y: inside + out,
        size: grade,
      },
    ];
    return labels.filter((label) =>
      label.sort === 'grade' ? grade < 2 * SIGN.radius : size >= least,
    );
  });
}

/** Everything that is written on the course. */
export function labelsOf(plan: CoursePlan, words: CourseNames, { seen, least }: Sight): Label[] {
  return [
    ...sections(plan, words, least),
    ...lanes(plan, least),
    ...names(plan, words, least),
  ].filter((label) => isSeen(seen, boxOf(label)));
}

/** Where the grandstand stands. */
export const STAND = { x: 860, y: 491, width: 106 } as const;

/** Is the name on the grandstand in sight? */
export function isStandSeen({ seen }: Sight): boolean {
  return isSeen(seen, { x: STAND.x, y: STAND.y - 25, width: STAND.width, height: 25 });
}
