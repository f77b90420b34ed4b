import { describe, expect, it } from 'vitest';
import { BOT, setupOf, viewOf } from './fixture';
import { awaitedHere } from './seats';

describe('who is awaited here', () => {
  it('is the first of those here that still has to pick', () => {
    const setup = setupOf('here', BOT, 'here');
    expect(awaitedHere(setup, viewOf(setup))).toBe(0);
    expect(awaitedHere(setup, viewOf(setup, { picked: [0] }))).toBe(2);
    expect(awaitedHere(setup, viewOf(setup, { picked: [0, 2] }))).toBeUndefined();
  });
});
