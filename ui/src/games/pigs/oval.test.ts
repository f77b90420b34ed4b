import { describe, expect, it } from 'vitest';
import { layOut, type Oval, placeOf, SHEET, stance } from './oval';

const OVALS: [number, Oval][] = [22, 27].map((spaces) => [spaces, layOut(spaces)]);

/** The corners of a card, to measure with. */
function corners(oval: Oval, space: number) {
  const { x, y, heading } = placeOf(oval, space);
  const [wide, deep] = [oval.card.width / 2, oval.card.depth / 2];
  return [-1, 1].flatMap((along) =>
    [-1, 1].map((across) => ({
      x: x + along * wide * Math.cos(heading) - across * deep * Math.sin(heading),
      y: y + along * wide * Math.sin(heading) + across * deep * Math.cos(heading),
    })),
  );
}

/** Whether a point lies on a card. */
function covers(oval: Oval, space: number, point: { x: number; y: number }): boolean {
  const { x, y, heading } = placeOf(oval, space);
  const [dx, dy] = [point.x - x, point.y - y];
  const along = dx * Math.cos(heading) + dy * Math.sin(heading);
  const across = -dx * Math.sin(heading) + dy * Math.cos(heading);
  return Math.abs(along) < oval.card.width / 2 && Math.abs(across) < oval.card.depth / 2;
}

describe.each(OVALS)('the oval of %i cards', (spaces, oval) => {
  it('begins at the start line in the middle of the lower straight, running left', () => {
    const { x, y, heading } = placeOf(oval, 0);
    expect(x).toBe(SHEET.width / 2);
    expect(y).toBeGreaterThan(oval.centre.y);
    expect(Math.cos(heading)).toBeCloseTo(-1);
    expect(placeOf(oval, 1).x).toBeLessThan(x);
    expect(placeOf(oval, -1).x).toBeGreaterThan(x);
  });

  it('is the same on every lap, forwards and backwards', () => {
    for (const at of [3, 7.25, 14, 20.5]) {
      for (const lap of [-1, 1, 3]) {
        const { x, y } = placeOf(oval, at + lap * spaces);
        expect(x).toBeCloseTo(placeOf(oval, at).x);
        expect(y).toBeCloseTo(placeOf(oval, at).y);
      }
    }
  });

  it('has no leaps on its way round', () => {
    for (let at = 0; at < spaces; at += 0.1) {
      const [a, b] = [placeOf(oval, at), placeOf(oval, at + 0.1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(18);
    }
  });

  it('lays every card on the sheet, and no corner on another card', () => {
    for (let space = 0; space < spaces; space += 1) {
      for (const corner of corners(oval, space)) {
        expect(corner.x).toBeGreaterThanOrEqual(0);
        expect(corner.x).toBeLessThanOrEqual(SHEET.width);
        expect(corner.y).toBeGreaterThanOrEqual(0);
        expect(corner.y).toBeLessThanOrEqual(SHEET.height);
        for (let other = 0; other < spaces; other += 1) {
          expect(other !== space && covers(oval, other, corner)).toBe(false);
        }
      }
    }
  });
});

describe('the stance of a pig', () => {
  it('faces the way it runs and never stands on its head', () => {
    expect(stance(Math.PI)).toEqual({ mirrored: true, tilt: 0 });
    expect(stance(2 * Math.PI).mirrored).toBe(false);
    for (let turned = 0; turned < 7; turned += 0.1) {
      expect(Math.abs(stance(turned).tilt)).toBeLessThanOrEqual(37);
    }
  });
});
