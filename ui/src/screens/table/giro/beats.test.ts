import { describe, expect, it } from 'vitest';
import type { GiroEvent } from '../../../ipc/bindings.gen';
import { BOT, ROUND, setupOf, tableOf } from '../../../mirror/fixture';
import { choreography } from './beats';
import { type Scene, sceneOf } from './scene';

const before = sceneOf(tableOf(setupOf('here', BOT, BOT), { horses: [9, 12, 10], round: 3 }));

const end = (events: readonly GiroEvent[], from: Scene = before): Scene =>
  choreography(events).reduce((scene, beat) => beat.draw(scene, 1), from);

/** Every scene at every tenth of every beat. */
function film(events: readonly GiroEvent[]): Scene[] {
  let scene = before;
  return choreography(events).flatMap((beat) => {
    const found = scene;
    const drawn = Array.from({ length: 11 }, (_, tenth) => beat.draw(found, tenth / 10));
    scene = drawn.at(-1) ?? scene;
    return drawn;
  });
}

describe('the choreography', () => {
  it('ends with every horse where it was told', () => {
    const after = end(ROUND);
    expect(after.horses).toEqual([{ at: 12 }, { at: 14 }, { at: 16 }]);
    expect(after.spaces).toEqual([12, 14, 16]);
    expect(after.heard).toBe(ROUND.length);
  });

  it('tells one event after the other', () => {
    const heard = film(ROUND).map((scene) => scene.heard);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(new Set(heard).size).toBe(ROUND.length);
  });

  it('turns the cards up together, in the order of the moves', () => {
    const [reveal] = choreography(ROUND);
    expect(reveal?.draw(before, 0).run).toEqual({
      round: 3,
      on: -1,
      turns: [
        { seat: 0, card: 3 },
        { seat: 1, card: 5 },
        { seat: 2, card: 6 },
      ],
    });
    expect(end(ROUND).run?.on).toBe(2);
  });

  it('keeps two rounds apart that are told at once', () => {
    const next: GiroEvent[] = [
      { event: 'revealed', cards: [1, 2, 3] },
      { event: 'refused', seat: 0, card: 6, from: 12, at: 18, obstacle: 'moor', why: 'number' },
      { event: 'round-over', round: 4, horses: [12, 14, 16] },
    ];
    const [reveal] = choreography([...ROUND, ...next]);
    expect(reveal?.draw(before, 0).run?.turns).toHaveLength(3);
    expect(end([...ROUND, ...next]).run).toMatchObject({ round: 4, turns: [{ seat: 0, card: 6 }] });
  });

  it('jumps hedges and horses, and nothing else', () => {
    const aloft = film(ROUND)
      .map(({ horses }) => horses[0])
      .filter((horse) => (horse?.height ?? 0) > 0);
    expect(aloft.length).toBeGreaterThan(0);
    for (const horse of aloft) expect([10, 11]).toContain(Math.round(horse?.at ?? 0));
  });

  it('lets a horse that refuses stop short and stay', () => {
    const refusal: GiroEvent[] = [
      { event: 'refused', seat: 1, card: 6, from: 12, at: 18, obstacle: 'moor', why: 'number' },
    ];
    for (const { horses } of film(refusal)) expect(horses[1]?.at).toBeLessThan(17.5);
    expect(end(refusal).horses[1]).toEqual({ at: 12 });
  });

  it('lights up a hedge while it is new', () => {
    const placed: GiroEvent[] = [{ event: 'placed', seat: 1, space: 24 }];
    expect(film(placed)[0]).toMatchObject({ lit: 24 });
    expect(end(placed).lit).toBeUndefined();
    expect(end(placed).placed).toContain(24);
  });

  it('takes no time over what nobody sees', () => {
    for (const event of [
      { event: 'has-picked', seat: 1 },
      { event: 'seniority-drawn', order: [] },
    ] satisfies GiroEvent[]) {
      expect(choreography([event]).map(({ lasts }) => lasts)).toEqual([0]);
    }
  });

  it('has a sound for what is heard on a course', () => {
    const all: GiroEvent[] = [...ROUND, { event: 'cards-back' }, { event: 'over', placed: [0] }];
    const sounds = choreography(all).map(({ sound }) => sound);
    expect(sounds.filter(Boolean)).toEqual([
      'card',
      'hooves',
      'push',
      'hooves',
      'hooves',
      'card',
      'fanfare',
    ]);
  });
});
