import { describe, expect, it } from 'vitest';
import type { NastyEvent, Seat } from '../../../ipc/bindings.gen';
import { choreography, isAside } from './beats';
import { BOT, RACE, runnerAt, setupOf, tableOf } from './fixture';
import { type Scene, sceneOf } from './scene';

const setup = setupOf('here', BOT, BOT);
const at = (change: Parameters<typeof tableOf>[1] = {}) => sceneOf(tableOf(setup, change));

/** Every scene at every tenth of every beat. */
function film(events: readonly NastyEvent[], before: Scene, isHere = true): Scene[] {
  let scene = before;
  return choreography(events, isHere).flatMap((beat) => {
    const begun = beat.begin?.(scene) ?? scene;
    const drawn = Array.from({ length: 11 }, (_, tenth) => beat.draw(begun, tenth / 10));
    scene = drawn.at(-1) ?? scene;
    return drawn;
  });
}

const end = (events: readonly NastyEvent[], before = at()): Scene =>
  film(events, before).at(-1) ?? before;

const horse = ({ runners }: Scene, seat: Seat) => runners.find((one) => one.seat === seat);

describe('a roll and its move', () => {
  it('throws the die and brings the horse square by square to where it was told', () => {
    const scenes = film(RACE.slice(2, 5), at());
    expect(scenes.some(({ die }) => die?.face === 6 && die.moment < 1)).toBe(true);
    const squares = scenes.map((scene) => horse(scene, 0)?.at.square ?? 0);
    expect(squares).toEqual(squares.toSorted((a, b) => a - b));
    expect(squares.at(-1)).toBe(6);
    expect(end(RACE.slice(2, 5)).view).toMatchObject({ toRoll: 0, rolled: 6 });
  });

  it('jumps the fence that is on the way', () => {
    const jump = { ...RACE[4], jumped: ['grandstand'], landed: null } as NastyEvent;
    const path = [5, 6, 7].map((square) => ({ lane: 1, square }));
    const before = at({ horses: [runnerAt(0, 4)] });
    const way = { ...jump, from: { lane: 1, square: 4 }, path } as NastyEvent;
    expect(
      Math.max(...film([way], before).map((scene) => horse(scene, 0)?.height ?? 0)),
    ).toBeGreaterThan(5);
  });

  it('takes a horse past the post, where it pulls up', () => {
    const before = at({ horses: [runnerAt(0, 79), runnerAt(1, 3)] });
    const home: NastyEvent[] = [
      {
        event: 'moved',
        seat: 0,
        from: { lane: 1, square: 79 },
        path: [{ lane: 1, square: 80 }],
        finish: true,
        jumped: [],
        landed: null,
        section: null,
        doubled: false,
      },
      { event: 'home', seat: 0, place: 1 },
    ];
    const after = end(home, before);
    expect(after.view.finished).toEqual([0]);
    expect(horse(after, 0)?.at.square).toBeGreaterThan(80);
  });
});

describe('a card that is played', () => {
  const fall: NastyEvent[] = [
    { event: 'card-played', seat: 2, play: { kind: 'faller', fence: 'grandstand', on: [0] } },
  ];
  const before = at({ horses: [runnerAt(0, 6), runnerAt(1, 3)] });

  it('is held up before it strikes, and leaves the hand', () => {
    const scenes = film(fall, before);
    expect(scenes[0]?.shown).toEqual({ card: 'faller:grandstand', by: 2 });
    expect(horse(end(fall, before), 0)).toMatchObject({ isDown: true });
    expect(end(fall, before).view.held).toEqual([6, 6, 5]);
  });

  it('puts a horse back where it fell', () => {
    const back: NastyEvent = { event: 'card-played', seat: 0, play: { kind: 'remount', on: [0] } };
    const after = end([...fall, back], before);
    expect(horse(after, 0)?.isDown).toBeUndefined();
    expect(after.view.horses[0]?.fate).toBe('running');
  });

  it('sends everybody back to the start', () => {
    const anew: NastyEvent = { event: 'card-played', seat: 1, play: { kind: 'false-start' } };
    const after = end([...fall, anew], before);
    expect(after.runners.map(({ at: { square } }) => square)).toEqual([0, 0]);
  });
});

describe('a whole race', () => {
  it('ends with the purses and the enclosure that were told', () => {
    const after = end(RACE, at({ stage: 'bets', stakes: [] }));
    expect(after.view.cash).toEqual([5_000, 138_000, 20_000]);
    expect(after.heard).toBe(RACE.length);
    expect(after.report).toBeUndefined();
  });

  it('waits for somebody here to read how it was settled, and else moves on by itself', () => {
    const last = (isHere: boolean) => choreography(RACE, isHere).at(-1)?.lasts;
    expect(last(true)).toBe(Number.POSITIVE_INFINITY);
    expect(last(false)).toBeLessThan(10_000);
  });

  it('counts no pound that is not there: each purse is the last plus what came and went', () => {
    const before = end(RACE.slice(0, -1), at({ stage: 'bets', stakes: [] }));
    expect(before.view.cash).toEqual([5_000, 138_000, 20_000]);
  });
});

describe('a horse that is whipped round', () => {
  const whipped = at({ horses: [runnerAt(0, 0, { whipped: 2 }), runnerAt(1, 0)] });

  it('is turned about, and counts down the turns that it loses', () => {
    expect(horse(whipped, 0)?.whipped).toBe(2);
    const once = end([{ event: 'turn-lost', seat: 0, left: 1 }], whipped);
    expect(horse(once, 0)?.whipped).toBe(1);
    const twice = end([{ event: 'turn-lost', seat: 0, left: 0 }], once);
    expect(horse(twice, 0)?.whipped).toBeUndefined();
  });

  it('is turned back by a false start', () => {
    const play = { kind: 'false-start' } as const;
    const anew = end([{ event: 'card-played', seat: 1, play }], whipped);
    expect(horse(anew, 0)?.whipped).toBeUndefined();
  });
});

it('nobody is held up by what others seal', () => {
  const sealed: NastyEvent = { event: 'bet-sealed', seat: 1 };
  expect(isAside(sealed)).toBe(true);
  expect(choreography([sealed], true).map(({ lasts }) => lasts)).toEqual([0]);
  expect(end([sealed], at({ sealed: [] })).isMoving).toBe(false);
});
