// Where the oval lies on the sheet: lanes, squares, rows. Pure; it takes every number from the plan.
import { mix, round } from '../../art/curve';
import { type CoursePlan, type Rows, SECTIONS, type Spot, type Straight } from './picture';

export const SHEET = { width: 972, height: 500 } as const;

/** The length of a straight, the width of a lane and the radius of the innermost rail, in units. */
const STRAIGHT = 488;
export const LANE = 23.4;
const INSIDE = 72;
const LEFT = (SHEET.width - STRAIGHT) / 2;
const RIGHT = LEFT + STRAIGHT;
const MIDDLE = 251;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  /** In radians; 0 looks right, along the home straight. */
  heading: number;
}

type Part = Straight | 'firstBend' | 'secondBend';

/** A square by the part of the oval that it lies in, and its number there from 1. */
interface Berth {
  part: Part;
  number: number;
  /** The squares of that part in this lane. */
  count: number;
}

export const lanesOf = (plan: CoursePlan): number[] => plan.bends.map((_, index) => index + 1);

/** The last square of a lane; the post is behind it. */
export function lastSquare(plan: CoursePlan, lane: number): number {
  return plan.home - plan.start + 2 * bendOf(plan, lane) + plan.back + plan.post;
}

export function bendOf(plan: CoursePlan, lane: number): number {
  const within = Math.min(Math.max(Math.round(lane), 1), plan.bends.length);
  return plan.bends[within - 1] ?? 1;
}

/** Finds the part of the oval in which a square lies. */
export function berthOf(plan: CoursePlan, { lane, square }: Spot): Berth {
  const bend = bendOf(plan, lane);
  let number = square + plan.start;
  const lap: [Part, number][] = [
    ['home', plan.home],
    ['firstBend', bend],
    ['back', plan.back],
    ['secondBend', bend],
  ];
  for (const [part, count] of lap) {
    if (number <= count) return { part, number, count };
    number -= count;
  }
  return { part: 'home', number, count: plan.home };
}

const rail = (lane: number, plan: CoursePlan) =>
  INSIDE + Math.min(Math.max(lane, 0), plan.bends.length) * LANE;

/** The rail on the outside of everything, and the one inside. */
export const rails = (plan: CoursePlan) => ({ inner: rail(0, plan), outer: rail(99, plan) });

/** A point so far from the middle line of the oval, at a share of a part's length. */
function pointAt(part: Part, share: number, radius: number): Place {
  switch (part) {
    case 'home':
      return { x: LEFT + share * STRAIGHT, y: MIDDLE + radius, heading: 0 };
    case 'back':
      return { x: RIGHT - share * STRAIGHT, y: MIDDLE - radius, heading: -Math.PI };
    case 'firstBend': {
      const angle = Math.PI * (0.5 - share);
      return around(RIGHT, angle, radius);
    }
    case 'secondBend': {
      const angle = Math.PI * (-0.5 - share);
      return around(LEFT, angle, radius);
    }
  }
}

function around(x: number, angle: number, radius: number): Place {
  return {
    x: x + radius * Math.cos(angle),
    y: MIDDLE + radius * Math.sin(angle),
    heading: angle - Math.PI / 2,
  };
}

/** The middle of a square. */
export function placeOf(plan: CoursePlan, spot: Spot): Place {
  const { part, number, count } = berthOf(plan, spot);
  return pointAt(
    part,
    (number - 0.5) / count,
    (rail(spot.lane - 1, plan) + rail(spot.lane, plan)) / 2,
  );
}

/** Somewhere on the way from a square to the next. */
export function between(plan: CoursePlan, from: Spot, to: Spot, part: number): Place {
  const [a, b] = [placeOf(plan, from), placeOf(plan, to)];
  const turn = Math.atan2(Math.sin(b.heading - a.heading), Math.cos(b.heading - a.heading));
  return { x: mix(a.x, b.x, part), y: mix(a.y, b.y, part), heading: a.heading + turn * part };
}

interface Block {
  part: Part;
  /** Shares of the part's length. */
  from: number;
  to: number;
  inner: number;
  outer: number;
}

/** The outline of a piece of a part between two radii. */
function block({ part, from, to, inner, outer }: Block): string {
  const corner = (share: number, radius: number) => {
    const { x, y } = pointAt(part, share, radius);
    return `${round(x)} ${round(y)}`;
  };
  const [a, b] = [corner(from, inner), corner(from, outer)];
  const [c, d] = [corner(to, outer), corner(to, inner)];
  if (part === 'home' || part === 'back') return `M${a}L${b}L${c}L${d}Z`;
  const [big, small] = [round(outer), round(inner)];
  return `M${a}L${b}A${big} ${big} 0 0 0 ${c}L${d}A${small} ${small} 0 0 1 ${a}Z`;
}

/** The outline of a square, drawn in by `pad`. */
export function cell(plan: CoursePlan, spot: Spot, pad = 0): string {
  const { part, number, count } = berthOf(plan, spot);
  const middle = (rail(spot.lane - 1, plan) + rail(spot.lane, plan)) / 2;
  const straight = part === 'home' || part === 'back';
  const length = straight ? STRAIGHT : Math.PI * middle;
  const share = pad / length;
  return block({
    part,
    from: (number - 1) / count + share,
    to: number / count - share,
    inner: rail(spot.lane - 1, plan) + pad,
    outer: rail(spot.lane, plan) - pad,
  });
}

/** The outline of a whole lap at a distance from the middle line. */
function lap(radius: number): string {
  const r = round(radius);
  const [top, bottom] = [round(MIDDLE - radius), round(MIDDLE + radius)];
  return `M${LEFT} ${bottom}H${RIGHT}A${r} ${r} 0 0 0 ${RIGHT} ${top}H${LEFT}A${r} ${r} 0 0 0 ${LEFT} ${bottom}Z`;
}

/** The ground inside a rail; `wider` moves it out. */
export function ground(plan: CoursePlan, lane: number, wider = 0): string {
  return lap(rail(lane, plan) + wider);
}

/** All the lines between squares, in one path. */
export function grid(plan: CoursePlan): string {
  const across = lanesOf(plan).flatMap((lane) => {
    const bend = bendOf(plan, lane);
    const parts: [Part, number][] = [
      ['home', plan.home],
      ['firstBend', bend],
      ['back', plan.back],
      ['secondBend', bend],
    ];
    return parts.flatMap(([part, count]) =>
      Array.from({ length: count }, (_, index) => {
        const a = pointAt(part, index / count, rail(lane - 1, plan));
        const b = pointAt(part, index / count, rail(lane, plan));
        return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
      }),
    );
  });
  return [...lanesOf(plan).map((lane) => ground(plan, lane)), ...across].join('');
}

export interface Band extends Point {
  width: number;
  height: number;
  /** Its middle, and the edges towards the infield and the crowd. */
  middle: number;
  inside: number;
  outside: number;
}

/** Rows of a straight across all lanes, as a rectangle. */
export function bandOf(plan: CoursePlan, { straight, first, last }: Rows): Band {
  const { inner, outer } = rails(plan);
  const count = plan[straight];
  const a = pointAt(straight, (first - 1) / count, inner);
  const b = pointAt(straight, last / count, outer);
  const [x, width] = [Math.min(a.x, b.x), Math.abs(b.x - a.x)];
  const [y, height] = [Math.min(a.y, b.y), Math.abs(b.y - a.y)];
  return { x, y, width, height, middle: x + width / 2, inside: a.y, outside: b.y };
}

/** The marked sections of a course, with the slowest grade that may use each. */
export function sectionsOf(plan: CoursePlan) {
  return SECTIONS.flatMap((section, index) => {
    const marking = plan.sections[index];
    return marking ? [{ section, ...marking, band: bandOf(plan, marking.rows) }] : [];
  });
}

/** The line behind a row of the home straight. */
export function lineBehind(plan: CoursePlan, row: number): Band {
  const band = bandOf(plan, { straight: 'home', first: row, last: row });
  return { ...band, x: band.x + band.width, middle: band.x + band.width, width: 0 };
}

/** The ground in the middle that is free for words. */
export function infield(): Point & { width: number; height: number } {
  return { x: LEFT, y: MIDDLE - INSIDE, width: STRAIGHT, height: 2 * INSIDE };
}
