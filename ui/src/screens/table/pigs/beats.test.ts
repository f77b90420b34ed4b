import { describe, expect, it } from 'vitest';
import type { PigsEvent } from '../../../ipc/bindings.gen';
import { choreography } from './beats';
import { BOT, LEAP, setupOf, tableOf } from './fixture';
import { type Scene, sceneOf } from './scene';

const at = (change: Parameters<typeof tableOf>[1] = {}) =>
  sceneOf(tableOf(setupOf('here', BOT), change));

/** Every scene at every tenth of every beat. */
function film(events: readonly PigsEvent[], before: Scene, isHere = true): Scene[] {
  let scene = before;
  return choreography(events, isHere).flatMap((beat) => {
    const begun = beat.begin?.(scene) ?? scene;
    const drawn = Array.from({ length: 11 }, (_, tenth) => beat.draw(begun, tenth / 10));
    scene = drawn.at(-1) ?? scene;
    return drawn;
  });
}

const end = (events: readonly PigsEvent[], before = at()): Scene =>
  film(events, before).at(-1) ?? before;

const placeOf = ({ pigs }: Scene, name: string) => pigs.find(({ pig }) => pig === name);

describe('a card that is played', () => {
  it('brings its pig to where it was told, and its food to its player', () => {
    const after = end(LEAP);
    expect(placeOf(after, 'blue')).toEqual({ pig: 'blue', at: 1 });
    expect(after.view).toMatchObject({ atRisk: [1, 0], held: [6, 7], pile: 54 });
    expect(after.view.played).toEqual([0, 0, 0, 0, 1]);
    expect(after.last).toEqual({ seat: 0, pig: 'blue' });
    expect(after.heard).toBe(LEAP.length);
  });

  it('is seen as a leap over every pig that it leaps, who ducks', () => {
    const scenes = film(LEAP, at());
    expect(Math.max(...scenes.map((scene) => placeOf(scene, 'blue')?.height ?? 0))).toBeGreaterThan(
      20,
    );
    for (const leapt of ['black', 'yellow', 'white', 'red']) {
      expect(Math.min(...scenes.map((scene) => placeOf(scene, leapt)?.squash ?? 1))).toBeLessThan(
        0.9,
      );
    }
    expect(placeOf(end(LEAP), 'red')).toEqual({ pig: 'red', at: 0 });
  });

  it('leaps who is lapped, too', () => {
    const pigs = [
      { pig: 'red', at: 17 },
      { pig: 'blue', at: -4 },
    ] as const;
    const event: PigsEvent = {
      event: 'played',
      seat: 0,
      pig: 'red',
      from: 17,
      to: 19,
      leapt: ['blue'],
    };
    const scenes = film([event], at({ pigs: [...pigs] }));
    expect(Math.min(...scenes.map((scene) => placeOf(scene, 'blue')?.squash ?? 1))).toBeLessThan(
      0.9,
    );
  });

  it('takes food that lies there, from where it lay', () => {
    const found: PigsEvent = { event: 'found-food', seat: 1, at: 5 };
    const scenes = film([found], at({ trackFood: [5, 9] }));
    expect(scenes[5]?.flight).toMatchObject({ kind: 'take', from: 'space-5', to: 'risk-1' });
    expect(scenes.at(-1)?.view).toMatchObject({ trackFood: [9], atRisk: [0, 1], pile: 55 });
  });

  it('takes beyond the printed number', () => {
    const after = end([{ event: 'took-lead', seat: 0 }], at({ pile: 0 }));
    expect(after.view).toMatchObject({ pile: 0, beyond: 1 });
  });
});

describe('the last card', () => {
  const risky = at({ atRisk: [4, 0], pile: 51 });

  it('banks what was at risk, in a flight that ends in the bank', () => {
    const scenes = film([{ event: 'banked', seat: 0, food: 4 }], risky);
    expect(scenes[5]?.flight).toMatchObject({ kind: 'bank', to: 'bank-0', count: 4 });
    expect(scenes[5]?.view.banked).toEqual([0, 0]);
    expect(scenes.at(-1)?.view).toMatchObject({
      atRisk: [0, 0],
      banked: [4, 0],
      banks: [[4], []],
    });
    expect(scenes.at(-1)?.flight).toBeUndefined();
  });

  it('hurts when it is lost: the pig is sad, the food goes back to the pile', () => {
    const before = end(
      [{ event: 'played', seat: 0, pig: 'red', from: 0, to: 1, leapt: [] }],
      risky,
    );
    const scenes = film([{ event: 'lost', seat: 0, food: 4 }], before);
    expect(scenes.some((scene) => placeOf(scene, 'red')?.mood === 'sad')).toBe(true);
    expect(scenes[5]?.flight).toMatchObject({ kind: 'lose', to: 'pile' });
    expect(scenes.at(-1)?.view).toMatchObject({ atRisk: [0, 0], banks: [[0], []], pile: 55 });
  });

  it('is told when there was nothing to lose, and takes its time', () => {
    const [beat] = choreography([{ event: 'lost', seat: 0, food: 0 }], true);
    expect(beat?.lasts).toBeGreaterThan(500);
  });
});

describe('the end of a round', () => {
  const over: PigsEvent = { event: 'round-over', round: 1, banked: [3, 0], left: [9] };

  it('waits to be read where somebody is here', () => {
    expect(choreography([over], true)[0]?.lasts).toBe(Number.POSITIVE_INFINITY);
    expect(end([over]).report).toBe(1);
  });

  it('goes on by itself where only bots play', () => {
    expect(choreography([over], false)[0]?.lasts).toBeLessThan(10_000);
  });

  it('is not told apart from the end of the game', () => {
    const after = end([over, { event: 'over', banked: [3, 0] }]);
    expect(after.report).toBeUndefined();
    expect(after.heard).toBe(2);
  });
});

it('forgets with a round which card lay on top', () => {
  const setup = setupOf('here', BOT);
  const round: PigsEvent = { event: 'round-over', round: 1, banked: [0, 0], left: [] };
  expect(sceneOf(tableOf(setup, {}, [...LEAP])).last).toEqual({ seat: 0, pig: 'blue' });
  expect(sceneOf(tableOf(setup, {}, [...LEAP], [round])).last).toBeUndefined();
});
