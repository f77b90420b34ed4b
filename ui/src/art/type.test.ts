import { describe, expect, it } from 'vitest';
import { leastType, typeset } from './type';

const SHEET = { width: 900, height: 500 };

describe('type in a drawing', () => {
  it('is never under twelve pixels on the screen', () => {
    expect(leastType({ width: 450, height: 400 }, SHEET)).toBeCloseTo(24);
    expect(leastType({ width: 1800, height: 500 }, SHEET)).toBeCloseTo(12);
  });

  it('is not held up before anything is measured', () => {
    expect(leastType(undefined, SHEET)).toBe(0);
  });

  const wanted = { size: 20, least: 15, letter: 0.5, room: 100 };

  it('is as large as wanted where there is room', () => {
    expect(typeset('Duke’s Cup', wanted)).toEqual({ size: 20, lines: ['Duke’s Cup'] });
  });

  it('is set smaller first, and then in two lines', () => {
    expect(typeset('a dozen char', wanted)).toEqual({ size: 16.7, lines: ['a dozen char'] });
    expect(typeset('Escudo del Caballero', wanted)).toEqual({
      size: 20,
      lines: ['Escudo del', 'Caballero'],
    });
  });

  it('is left out where even two lines have no room', () => {
    expect(typeset('one word and another quite a long one', wanted)).toBeUndefined();
    expect(typeset('Geschwindigkeitsrausch', wanted)).toBeUndefined();
  });
});
