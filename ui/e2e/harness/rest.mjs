// What a page does by itself: its timers, its frames and its animations, counted from the first line of the page on.
import { setTimeout as pause } from 'node:timers/promises';

/** How long a page has to come to rest, and how long it is then watched, in milliseconds. */
const PATIENCE = 10_000;
const WATCHED = 400;

/** Counts what this page does by itself from now on; to be called before the page is opened. */
export async function countUnrest(page) {
  await page.addInitScript(() => {
    const waiting = new Map();
    let calls = 0;
    const counted = (start, stop, ends) => {
      const [begin, end] = [window[start], window[stop]];
      window[start] = (work, ...rest) => {
        calls += 1;
        const done = (...given) => {
          if (ends) waiting.delete(`${start} ${id}`);
          work(...given);
        };
        const id = begin.call(window, done, ...rest);
        waiting.set(`${start} ${id}`, `${start} ${rest[0] ?? ''} ${work}`.slice(0, 200));
        return id;
      };
      window[stop] = (id) => {
        waiting.delete(`${start} ${id}`);
        end.call(window, id);
      };
    };
    counted('setTimeout', 'clearTimeout', true);
    counted('setInterval', 'clearInterval', false);
    counted('requestAnimationFrame', 'cancelAnimationFrame', true);
    counted('requestIdleCallback', 'cancelIdleCallback', true);
    window.unrest = () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      // What ends need not be waited for.
      const endless = running.filter((one) => one.effect.getComputedTiming().endTime === Infinity);
      for (const one of running) if (!endless.includes(one)) one.finish();
      const names = endless.map((one) => `animation ${one.animationName ?? one.id} for ever`);
      return { calls, doing: [...waiting.values(), ...names] };
    };
  });
}

/** Waits until the page rests, and gives what it does all the same: nothing, where all is well. */
export async function unrestOf(page) {
  const look = () => page.evaluate(() => window.unrest());
  let seen = await look();
  for (const began = Date.now(); seen.doing.length > 0; seen = await look()) {
    if (Date.now() - began > PATIENCE) return seen.doing;
    await pause(25);
  }
  await pause(WATCHED);
  const { calls, doing } = await look();
  return calls === seen.calls ? doing : [`${calls - seen.calls} calls while it rests`, ...doing];
}
