import { describe, expect, it } from 'vitest';
import { REPLAY } from './fixture';
import { jumped, roundAt, roundFrom, START, stepped, tableAt, toggled } from './player';

const at = (frame: number, isPlaying = false) => ({ at: frame, rests: 1, isPlaying });

describe('a step', () => {
  it('forward carries the story on, so that it is played', () => {
    expect(stepped(START, 1, REPLAY)).toEqual(at(1));
    expect(stepped(at(1, true), 1, REPLAY)).toEqual(at(2, true));
  });

  it('stops playing at the end, and never leaves the record', () => {
    expect(stepped(at(2, true), 1, REPLAY)).toEqual(at(3));
    expect(stepped(at(3), 1, REPLAY).at).toBe(3);
    expect(stepped(START, -1, REPLAY).at).toBe(0);
  });

  it('back is shown at once', () => {
    expect(stepped(at(2, true), -1, REPLAY)).toEqual({ at: 1, rests: 2, isPlaying: false });
  });
});

describe('a jump', () => {
  it.each([
    [2, 2],
    [-4, 0],
    [99, 3],
  ])('to %i shows frame %i at once', (to, frame) => {
    expect(jumped(at(1, true), to, REPLAY)).toEqual({ at: frame, rests: 2, isPlaying: false });
  });
});

describe('play', () => {
  it('stops and goes on, and at the end begins anew', () => {
    expect(toggled(at(1), REPLAY)).toEqual(at(1, true));
    expect(toggled(at(1, true), REPLAY)).toEqual(at(1));
    expect(toggled(at(3), REPLAY)).toEqual({ at: 0, rests: 2, isPlaying: true });
  });
});

describe('rounds', () => {
  it.each([
    [0, 3],
    [1, 3],
    [2, 4],
    [3, 4],
  ])('frame %i is in round %i', (frame, round) => {
    expect(roundAt(REPLAY.rounds, frame)).toBe(round);
  });

  it.each([
    [0, 1, 2],
    [2, 1, undefined],
    [3, -1, 2],
    [2, -1, 0],
    [0, -1, undefined],
  ] as const)('from frame %i by %i is frame %j', (frame, by, found) => {
    expect(roundFrom(REPLAY.rounds, frame, by)).toBe(found);
  });
});

describe('the table at a frame', () => {
  it('is as everybody saw it, with the story so far and nobody to play it', () => {
    const table = tableAt(REPLAY, at(2));
    expect(table.state).toMatchObject({ moment: 7, view: REPLAY.frames[2]?.view, mayUndo: null });
    expect(table.story.map(({ line }) => line)).toEqual([5, 7]);
    expect([table.seq, table.rests]).toEqual([2, 1]);
  });
});
