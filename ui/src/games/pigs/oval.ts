// Where the cards of the track lie: an oval of cards, laid clockwise. Pure geometry, no drawing.
import { mix, round } from '../../art/curve';
import { spaceOf } from './picture';

/** The sheet that the table is drawn on. */
export const SHEET = { width: 972, height: 500 } as const;

const MARGIN = { side: 14, top: 34, bottom: 12 } as const;
/** Between two cards, where they lie closest. */
const GAP = 5;

export interface Point {
  x: number;
  y: number;
}

/** A point of the track and where a snout there points, in radians. */
export interface Place extends Point {
  heading: number;
}

export interface Oval {
  spaces: number;
  /** Along the track and across it. */
  card: { width: number; depth: number };
  centre: Point;
  /** Half of each straight. */
  half: number;
  /** From the centre of a bend to the middle of the cards. */
  radius: number;
}

/** Lays so many cards: edge to edge on the inside of the bends, so that no corner covers another. */
export function layOut(spaces: number): Oval {
  const depth = spaces > 24 ? 80 : 88;
  const height = SHEET.height - MARGIN.top - MARGIN.bottom;
  const radius = (height - depth) / 2;
  const half = (SHEET.width - 2 * MARGIN.side - height) / 2;
  const inner = 4 * half + 2 * Math.PI * (radius - depth / 2);
  return {
    spaces,
    card: { width: inner / spaces - GAP, depth },
    centre: { x: SHEET.width / 2, y: MARGIN.top + height / 2 },
    half,
    radius,
  };
}

/**
 * The middle of a space, any lap; between two whole numbers, on the way. The start line is in the
 * middle of the lower straight, and pigs run clockwise.
 */
export function placeOf(oval: Oval, at: number, out = 0): Place {
  const { centre, half, radius, card, spaces } = oval;
  const inner = radius - card.depth / 2;
  const bend = Math.PI * inner;
  const whole = 4 * half + 2 * bend;
  const run = (spaceOf(at, spaces) / spaces) * whole;
  const far = radius + out;
  const turning = (x: number, turned: number): Place => ({
    x: x - far * Math.sin(turned),
    y: centre.y + far * Math.cos(turned),
    heading: Math.PI + turned,
  });
  if (run <= half) return { x: centre.x - run, y: centre.y + far, heading: Math.PI };
  if (run <= half + bend) return turning(centre.x - half, (run - half) / inner);
  if (run <= 3 * half + bend) {
    return { x: centre.x - half + (run - half - bend), y: centre.y - far, heading: 2 * Math.PI };
  }
  if (run <= 3 * half + 2 * bend) {
    const turned = Math.PI + (run - 3 * half - bend) / inner;
    return turning(centre.x + half, turned);
  }
  return { x: centre.x + (whole - run), y: centre.y + far, heading: Math.PI };
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** How a card is turned, in degrees: its own upper edge is the outer one. */
export function turnOf(oval: Oval, space: number): number {
  return round(degrees(placeOf(oval, space).heading));
}

/** The outline of a card, smaller by `inset` all round. */
export function outlineOf(oval: Oval, space: number, inset = 0): string {
  const { x, y, heading } = placeOf(oval, space);
  const [wide, deep] = [oval.card.width / 2 - inset, oval.card.depth / 2 - inset];
  const corners = [
    [-wide, -deep],
    [wide, -deep],
    [wide, deep],
    [-wide, deep],
  ].map(([a = 0, b = 0]) => {
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
    return `${round(x + a * cos - b * sin)} ${round(y + a * sin + b * cos)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A closed line round the oval, `out` beyond the middle of the cards (or within, below 0). */
export function ringOf({ centre, half, radius }: Oval, out: number): string {
  const r = round(radius + out);
  const [left, right] = [round(centre.x - half), round(centre.x + half)];
  return `M${right} ${round(centre.y + r)}H${left}A${r} ${r} 0 0 1 ${left} ${round(centre.y - r)}H${right}A${r} ${r} 0 0 1 ${right} ${round(centre.y + r)}Z`;
}

/** Points along the track from one distance to another. */
export function along(oval: Oval, from: number, to: number, out: (t: number) => number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) * 7));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    return placeOf(oval, mix(from, to, t), out(t));
  });
}

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Turned along its way, but never on its head: on the way left a pig is mirrored. */
export function stance(heading: number): { mirrored: boolean; tilt: number } {
  const mirrored = Math.cos(heading) < -0.01;
  const folded = mirrored ? heading - Math.PI : heading;
  return { mirrored, tilt: degrees(Math.atan2(Math.sin(folded), Math.cos(folded))) * 0.4 };
}
