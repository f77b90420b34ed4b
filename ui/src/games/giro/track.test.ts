import { describe, expect, it } from 'vitest';
import { stance } from '../../art/horse/stance';
import { RUN_OUT } from './picture';
import {
  above,
  cell,
  layOut,
  numberSpot,
  type Point,
  placeAlong,
  placeOf,
  SHEET,
  startingBox,
} from './track';

const inside = ({ x, y }: Point, margin: number) =>
  x >= margin && x <= SHEET.width - margin && y >= margin && y <= SHEET.height - margin;

const corners = (outline: string): Point[] =>
  outline
    .slice(1, -1)
    .split('L')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number);
      return { x, y };
    });

describe.each([
  ['sprint', 30, 3],
  ['classic', 40, 4],
  ['grand', 52, 5],
])('the %s course', (_name, length, rows) => {
  const track = layOut(length);
  const spaces = Array.from({ length: length + RUN_OUT }, (_, index) => index + 1);

  it('winds through its rows', () => {
    expect(track.rows).toBe(rows);
    expect(placeOf(track, 1).heading).toBe(0);
    expect(placeAlong(track, 0).y).toBe(track.firstRow);
    expect(track.end.y).toBeCloseTo(track.lastRow);
  });

  it('stays on the sheet, numbers and flags too', () => {
    for (const space of spaces) {
      for (const corner of corners(cell(track, space))) expect(inside(corner, 14)).toBe(true);
      expect(inside(numberSpot(track, space), 10)).toBe(true);
      expect(inside(above(track, space), 10)).toBe(true);
    }
  });

  it('has spaces of one length, side by side', () => {
    for (const space of spaces.slice(1)) {
      const [a, b] = [placeOf(track, space - 1), placeOf(track, space)];
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      expect(apart).toBeLessThanOrEqual(track.pitch + 0.001);
      expect(apart).toBeGreaterThan(track.pitch * 0.75);
    }
  });

  it('never jumps', () => {
    const step = 1;
    for (let distance = 0; distance < track.pitch * track.spaces; distance += step) {
      const [a, b] = [placeAlong(track, distance), placeAlong(track, distance + step)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThanOrEqual(step + 0.001);
    }
  });

  it('keeps its rows apart', () => {
    const straight = spaces.map((space) => placeOf(track, space)).map(({ y }) => y);
    const ys = [...new Set(straight.map((y) => Math.round(y)))].sort((a, b) => a - b);
    expect(ys[0]).toBe(track.firstRow);
    expect(track.radius * 2 - track.width).toBeGreaterThanOrEqual(28);
  });

  it.each([2, 3, 4, 5])('has a box of its own for each of %i horses', (count) => {
    const boxes = Array.from({ length: count }, (_, index) => startingBox(track, index, count));
    for (const [index, box] of boxes.entries()) {
      expect(inside(box, 14)).toBe(true);
      expect(box.x + box.width).toBeLessThan(placeAlong(track, 0).x);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          Math.abs(box.x - other.x) >= box.width - 0.01 ||
          Math.abs(box.y - other.y) >= box.height - 0.01;
        expect(apart).toBe(true);
      }
    }
  });
});

describe('a horse on its way', () => {
  it('runs level on the straights, mirrored on the way left', () => {
    expect(stance(0)).toEqual({ mirrored: false, tilt: 0 });
    expect(stance(Math.PI).mirrored).toBe(true);
    expect(stance(Math.PI).tilt).toBeCloseTo(0);
  });

  it('is never on its head', () => {
    for (let heading = -Math.PI; heading <= Math.PI; heading += 0.05) {
      expect(Math.abs(stance(heading).tilt)).toBeLessThan(60);
    }
  });

  it('leans down into a bend, whichever way it came', () => {
    expect(stance(Math.PI / 4).tilt).toBeGreaterThan(0);
    expect(stance((Math.PI * 3) / 4).mirrored).toBe(true);
    expect(stance((Math.PI * 3) / 4).tilt).toBeLessThan(0);
  });
});
