// The pen: smooth paths through points, limbs of varying width. Pure; everything drawn rests on it.

/** A point on an outline; `'c'` makes it a sharp corner. */
export type Knot = readonly [x: number, y: number, corner?: 'c'];
/** A joint of a limb with the width of the limb there. */
export type Joint = readonly [x: number, y: number, width: number];
export type Vector = readonly [x: number, y: number];

function rows(sheet: string): string[][] {
  return sheet.split(',').map((row) => row.trim().split(/\s+/));
}

/** An outline written down as `x y, x y c, …`, where `c` marks a corner. */
export function knots(sheet: string): Knot[] {
  return rows(sheet).map(([x, y, corner]) =>
    corner === 'c' ? [Number(x), Number(y), 'c'] : [Number(x), Number(y)],
  );
}

/** A limb written down as `x y width, …`, from the trunk outwards. */
export function joints(sheet: string): Joint[] {
  return rows(sheet).map(([x, y, width]) => [Number(x), Number(y), Number(width)]);
}

/** One decimal is finer than any screen shows, and keeps the paths short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function shorten([x, y]: Vector, longest: number): Vector {
  const length = Math.hypot(x, y);
  return length <= longest || length === 0
    ? [x, y]
    : [(x * longest) / length, (y * longest) / length];
}

/** How far the handles of the curve reach: a third of the tangent, and a little more for a fuller line. */
const REACH = 0.35;

/** A closed curve through all knots (Catmull-Rom), sharp where a knot says so. */
export function outline(knots: readonly Knot[], tension = 0.5): string {
  const count = knots.length;
  const at = (index: number): Knot => knots[(index + count) % count] ?? [0, 0];
  const tangent = (index: number): Vector => {
    if (at(index)[2] === 'c') return [0, 0];
    const [before, after] = [at(index - 1), at(index + 1)];
    return [(after[0] - before[0]) * tension, (after[1] - before[1]) * tension];
  };
  const [startX, startY] = at(0);
  let path = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const longest = Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.25;
    const out = shorten(tangent(index), longest);
    const into = shorten(tangent(index + 1), longest);
    const numbers = [
      from[0] + out[0] * REACH,
      from[1] + out[1] * REACH,
      to[0] - into[0] * REACH,
      to[1] - into[1] * REACH,
      to[0],
      to[1],
    ];
    path += `C${numbers.map(round).join(' ')}`;
  }
  return `${path}Z`;
}

function direction(from: Vector, to: Vector): Vector {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function across(bones: readonly Joint[], index: number): Vector {
  const here = bones[index] ?? [0, 0, 0];
  const before = bones[index - 1] ?? here;
  const after = bones[index + 1] ?? here;
  const [ax, ay] = direction([before[0], before[1]], [here[0], here[1]]);
  const [bx, by] = direction([here[0], here[1]], [after[0], after[1]]);
  const ends = before === here ? [bx, by] : after === here ? [ax, ay] : [ax + bx, ay + by];
  const [x, y] = [ends[0] ?? 0, ends[1] ?? 0];
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

/** The skin of a limb, from where it leaves the trunk to its end. */
export function limb(bones: readonly Joint[]): string {
  const left: Knot[] = [];
  const right: Knot[] = [];
  bones.forEach(([x, y, width], index) => {
    const [nx, ny] = across(bones, index);
    left.push([x + (nx * width) / 2, y + (ny * width) / 2]);
    right.push([x - (nx * width) / 2, y - (ny * width) / 2]);
  });
  const sharp = (knots: Knot[]): Knot[] =>
    knots.map(([x, y], index) => (index === knots.length - 1 ? [x, y, 'c'] : [x, y]));
  return outline([...sharp(left), ...sharp(right).reverse()], 1);
}

/** The hoof (or trotter) at the end of a limb. */
export function hoof(bones: readonly Joint[]): string {
  const [x, y, width] = bones.at(-1) ?? [0, 0, 0];
  const [px, py] = bones.at(-2) ?? [0, 0, 0];
  const [ux, uy] = direction([px, py], [x, y]);
  const [nx, ny] = [-uy, ux];
  const corner = (along: number, out: number) =>
    `${round(x + ux * along + nx * width * out)} ${round(y + uy * along + ny * width * out)}`;
  return `M${corner(-5.2, 0.4)}L${corner(1, 0.62)}L${corner(1, -0.62)}L${corner(-5.2, -0.4)}Z`;
}
