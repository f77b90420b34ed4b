// Where the spaces lie: a track that winds through the board in rows. Pure geometry, no drawing.
import { mix, round } from '../../art/curve';
import { RUN_OUT } from './picture';

/** The sheet every course is drawn on. */
export const SHEET = { width: 972, height: 500 } as const;

interface Rows {
  rows: number;
  firstRow: number;
  /** From the middle of one row to the middle of the next. */
  between: number;
  /** Across the track. */
  width: number;
}

function rowsFor(length: number): Rows {
  if (length <= 32) return { rows: 3, firstRow: 98, between: 154, width: 86 };
  if (length <= 46) return { rows: 4, firstRow: 86, between: 115, width: 76 };
  return { rows: 5, firstRow: 70, between: 93, width: 63 };
}

const MARGIN = 20;
/** Starting boxes stand to the left of the first space. */
const START = 158;
/** Room for the grandstand after the run-out. */
const STAND = 196;

interface Stretch {
  length: number;
  /** A straight runs from `x`, `y`; a bend turns about it. */
  x: number;
  y: number;
  bend: boolean;
  /** A straight's direction, and for a bend the side it turns to: 1 is right, -1 left. */
  way: 1 | -1;
}

export interface Track {
  spaces: number;
  rows: number;
  /** Length of a space along the middle of the track. */
  pitch: number;
  width: number;
  radius: number;
  stretches: readonly Stretch[];
  firstRow: number;
  lastRow: number;
  /** Where the last row ends, and the direction it ran in. */
  end: Place;
}

export interface Point {
  x: number;
  y: number;
}

/** A point of the track and where the nose of a horse there points, in radians. */
export interface Place extends Point {
  heading: number;
}

/** The straights, each followed by its bend, from the start line to the grandstand. */
function windUp({ rows, firstRow, between, width }: Rows): Stretch[] {
  const radius = between / 2;
  const edge = MARGIN + radius + width / 2;
  const side = (way: 1 | -1, margin: number) => (way === 1 ? SHEET.width - margin : margin);
  return Array.from({ length: rows }, (_, row): Stretch[] => {
    const y = firstRow + row * between;
    const way = row % 2 === 0 ? 1 : -1;
    const from = row === 0 ? START : side(way === 1 ? -1 : 1, edge);
    const last = row === rows - 1;
    const to = side(way, last ? MARGIN : edge);
    const straight = { length: Math.abs(to - from), x: from, y, bend: false, way } as const;
    const bend = { length: Math.PI * radius, x: to, y: y + radius, bend: true, way } as const;
    return last ? [straight] : [straight, bend];
  }).flat();
}

/** Lays a course of so many spaces (and its run-out) into rows that fill the sheet. */
export function layOut(length: number): Track {
  const plan = rowsFor(length);
  const stretches = windUp(plan);
  const spaces = length + RUN_OUT;
  const whole = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const track = {
    spaces,
    rows: plan.rows,
    pitch: (whole - STAND) / spaces,
    width: plan.width,
    radius: plan.between / 2,
    stretches,
    firstRow: plan.firstRow,
    lastRow: plan.firstRow + (plan.rows - 1) * plan.between,
  };
  return { ...track, end: placeAlong(track, track.pitch * spaces) };
}

type Laid = Omit<Track, 'end'>;

/** The middle of the track so far from the start line. */
export function placeAlong(track: Laid, distance: number): Place {
  let rest = distance;
  const last = track.stretches.length - 1;
  for (const [index, stretch] of track.stretches.entries()) {
    if (rest > stretch.length && index < last) {
      rest -= stretch.length;
      continue;
    }
    const { x, y, way } = stretch;
    if (!stretch.bend) return { x: x + way * rest, y, heading: way === 1 ? 0 : Math.PI };
    const turned = rest / track.radius;
    return {
      x: x + way * track.radius * Math.sin(turned),
      y: y - track.radius * Math.cos(turned),
      heading: way === 1 ? turned : Math.PI - turned,
    };
  }
  return { x: 0, y: 0, heading: 0 };
}

/** The middle of a space; between two whole numbers, on the way from one to the next. */
export function placeOf(track: Laid, space: number): Place {
  return placeAlong(track, (space - 0.5) * track.pitch);
}

/** A point beside the middle of the track: positive is to the right of the heading. */
export function beside(track: Laid, distance: number, off: number): Point {
  const { x, y, heading } = placeAlong(track, distance);
  return { x: x - off * Math.sin(heading), y: y + off * Math.cos(heading) };
}

function joined(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
}

const STEPS = 8;

/** The outline of a space, smaller by `inset` all round. */
export function cell(track: Laid, space: number, inset = 0): string {
  const from = (space - 1) * track.pitch + inset;
  const to = space * track.pitch - inset;
  const side = (off: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => beside(track, mix(from, to, step / STEPS), off));
  const half = track.width / 2 - inset;
  return `M${joined([...side(-half), ...side(half).reverse()])}Z`;
}

/** A line along the track, `off` beside its middle. */
export function along(track: Laid, from: number, to: number, off = 0): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 12));
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    beside(track, mix(from, to, step / steps), off),
  );
  return `M${joined(points)}`;
}

export function onBend(track: Laid, space: number): boolean {
  return Math.abs(Math.sin(placeOf(track, space).heading)) > 0.01;
}

/** Where a flag for a space stands: over whoever stands on it. */
export function above(track: Laid, space: number): Point {
  const { x, y } = placeOf(track, space);
  return { x, y: y - track.width * (onBend(track, space) ? 0.58 : 0.5) };
}

/** Where a space's number is printed: its lower left corner, or on a bend the outer one it is entered by. */
export function numberSpot(track: Laid, space: number): Point {
  const { x, y, heading } = placeOf(track, space);
  const low = track.width / 2 - 9;
  if (onBend(track, space)) {
    const outward = x > SHEET.width / 2 ? -1 : 1;
    return beside(track, (space - 0.82) * track.pitch, outward * low);
  }
  // The finishing line is painted over the edge of a space: its number moves in.
  const edge = Math.cos(heading) > 0 ? space - 1 : space;
  const inset = edge === track.spaces - RUN_OUT ? 27 : 16;
  return { x: x - track.pitch / 2 + inset, y: y + low };
}

export interface Box extends Point {
  width: number;
  height: number;
  /** Units of the board for a unit of the horse's drawing. */
  scale: number;
}

/** A standing horse is about so large in the units of its drawing. */
const STANDING = { width: 172, height: 196 };

interface Boxes {
  columns: number;
  width: number;
  height: number;
  /** Units of the board for a unit of the drawing. */
  scale: number;
}

/** As many columns as let the horses stand largest. */
function boxesFor(count: number, width: number, height: number, largest: number): Boxes {
  const plans = [1, 2, 3].map((columns): Boxes => {
    const room = { width: width / columns, height: height / Math.ceil(count / columns) };
    const fits = Math.min((room.width - 8) / STANDING.width, (room.height - 4) / STANDING.height);
    const scale = Math.min(fits, largest);
    return { columns, width: room.width, height: Math.min(room.height, scale * 200 + 4), scale };
  });
  return plans.reduce((best, plan) => (plan.scale > best.scale ? plan : best));
}

/** How large a horse is drawn on the track. */
export function horseScale(track: Laid): number {
  return Math.min((track.pitch * 1.03) / 226, (track.width * 0.98) / 205);
}

/** The starting boxes: a block before the start line, as many as there are horses. */
export function startingBox(track: Laid, index: number, count: number): Box {
  const [left, top] = [MARGIN - 2, 16];
  const bottom = track.firstRow + track.radius * 2 - track.width / 2 - 14;
  const whole = { width: START - 26 - left, height: bottom - top };
  const { columns, width, height, scale } = boxesFor(
    count,
    whole.width,
    whole.height,
    horseScale(track),
  );
  const rows = Math.ceil(count / columns);
  const first = Math.max(
    top,
    Math.min(track.firstRow - (rows * height) / 2, bottom - rows * height),
  );
  return {
    x: left + width * Math.floor(index / rows),
    y: first + height * (index % rows),
    width,
    height,
    scale,
  };
}
