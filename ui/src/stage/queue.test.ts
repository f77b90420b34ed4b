import { describe, expect, it } from 'vitest';
import { createQueue } from './queue';

function play(speed: number | 'off' = 1) {
  const drawn: string[] = [];
  const motion = (name: string, lasts = 100) => ({
    lasts,
    begin: () => drawn.push(`${name} begins`),
    draw: (moment: number) => drawn.push(`${name} ${moment}`),
  });
  return { queue: createQueue(speed), drawn, motion };
}

describe('the queue', () => {
  it('plays one motion after another', () => {
    const { queue, drawn, motion } = play();
    queue.add([motion('a'), motion('b')]);
    expect(queue.advance(1000)).toBe(true);
    expect(queue.advance(1050)).toBe(true);
    expect(queue.advance(1100)).toBe(true);
    expect(queue.advance(1200)).toBe(false);
    expect(drawn).toEqual(['a begins', 'a 0', 'a 0.5', 'a 1', 'b begins', 'b 0', 'b 1']);
  });

  it('ends everything when skipped, in order, and begins nothing late', () => {
    const { queue, drawn, motion } = play();
    queue.add([motion('a'), motion('b')]);
    queue.advance(0);
    queue.skip();
    expect(drawn).toEqual(['a begins', 'a 0', 'a 1', 'b 1']);
    expect(queue.advance(1)).toBe(false);
  });

  it('shows only ends when motion is off', () => {
    const { queue, drawn, motion } = play('off');
    queue.add([motion('a'), motion('b')]);
    expect(queue.advance(0)).toBe(false);
    expect(drawn).toEqual(['a begins', 'a 1', 'b begins', 'b 1']);
  });

  it('takes up a new speed at once', () => {
    const { queue, drawn, motion } = play();
    queue.add([motion('a')]);
    queue.advance(0);
    queue.setSpeed(4);
    queue.advance(25);
    expect(drawn.at(-1)).toBe('a 1');
  });

  it('plays what is added while it plays', () => {
    const { queue, drawn, motion } = play();
    queue.add([motion('a')]);
    queue.advance(0);
    queue.add([motion('b', 0)]);
    expect(queue.advance(100)).toBe(false);
    expect(drawn.at(-1)).toBe('b 1');
  });

  it('stops at what waits for a word, at any speed and however it is skipped', () => {
    const { queue, drawn, motion } = play('off');
    queue.add([motion('a'), motion('wait', Number.POSITIVE_INFINITY), motion('b')]);
    expect(queue.skip()).toBe(true);
    expect(drawn).toEqual(['a 1', 'wait 0']);
    expect(queue.advance(0)).toBe(true);
    expect(queue.advance(1e9)).toBe(true);
    expect(drawn).not.toContain('b 1');
    queue.moveOn();
    expect(queue.advance(1e9)).toBe(false);
    expect(drawn.slice(-3)).toEqual(['wait 1', 'b begins', 'b 1']);
  });

  it('rests while it waits for a word, and at no other time', () => {
    const { queue, motion } = play();
    expect(queue.rests()).toBe(false);
    queue.add([motion('a'), motion('wait', Number.POSITIVE_INFINITY), motion('b')]);
    queue.advance(0);
    expect(queue.rests()).toBe(false);
    queue.skip();
    // It is drawn, but has not begun: somebody has to move the queue on to it.
    expect(queue.rests()).toBe(false);
    queue.advance(10);
    expect(queue.rests()).toBe(true);
    queue.moveOn();
    expect(queue.rests()).toBe(false);
  });

  it('moves on from nothing but what waits', () => {
    const { queue, drawn, motion } = play();
    queue.add([motion('a')]);
    queue.advance(0);
    queue.moveOn();
    expect(drawn).toEqual(['a begins', 'a 0']);
  });

  it('drops everything undrawn when it is cleared', () => {
    const { queue, drawn, motion } = play();
    queue.add([motion('a'), motion('b')]);
    queue.advance(0);
    queue.clear();
    expect(queue.advance(1000)).toBe(false);
    expect(drawn).toEqual(['a begins', 'a 0']);
  });
});
