// Events as beats: what each looks and sounds like, and how long it takes. Pure; the stage plays.
import {
  galloping,
  gallopTime,
  type Moved,
  REFUSAL_TIME,
  refusing,
  SHOVE_TIME,
  shoved,
} from '../../../games/giro/motion';
import type { GiroEvent, Seat } from '../../../ipc/bindings.gen';
import type { Sound } from '../../../stage/sounds';
import type { Beat as AnyBeat } from '../beat';
import { runOf, type Scene } from './scene';

type Beat = AnyBeat<Scene>;

const LIT_TIME = 700;
const REVEAL_TIME = 1500;
const CALL_TIME = 650;
const MISS_TIME = 900;
const END_TIME = 900;

const heard = (scene: Scene): Scene => ({ ...scene, heard: scene.heard + 1 });

function moving(scene: Scene, seat: Seat, moved: Moved, moment: number): Scene {
  const horses = scene.horses.map((horse, index) => (index === seat ? moved : horse));
  const hasCome = moment >= 1;
  return { ...scene, horses, spaces: hasCome ? horses.map(({ at }) => at) : scene.spaces };
}

/** The next card is called up, with the reason for it. */
const CALL: Beat = {
  lasts: CALL_TIME,
  draw: (before) =>
    heard({ ...before, run: before.run && { ...before.run, on: before.run.on + 1 } }),
};

function placing(space: number): Beat {
  return {
    lasts: LIT_TIME,
    sound: 'card',
    draw: (before, moment) =>
      heard({
        ...before,
        placed: [...before.placed, space],
        lit: moment < 1 ? space : undefined,
      }),
  };
}

/** All cards of the round are turned up together. */
function reveal(round: readonly GiroEvent[]): Beat {
  return {
    lasts: REVEAL_TIME,
    sound: 'card',
    draw: (before) => heard({ ...before, run: runOf(round) }),
  };
}

function gallop({ seat, from, to }: Extract<GiroEvent, { event: 'ran' }>): Beat {
  return {
    lasts: gallopTime(to - from),
    sound: 'hooves',
    draw: (before, moment) => {
      const { course } = before.view;
      const wet = [...course.river, ...course.moor, ...before.placed];
      const over = (space: number) =>
        wet.includes(space) ||
        before.horses.some(({ at }, other) => other !== seat && at === space);
      return moving(before, seat, galloping(from, to, moment, over), moment);
    },
  };
}

const refusal = ({ seat, from, at }: Extract<GiroEvent, { event: 'refused' }>): Beat => ({
  lasts: REFUSAL_TIME,
  sound: 'refusal',
  draw: (before, moment) => moving(before, seat, refusing(from, at, moment), moment),
});

const shove = ({ seat, from, to }: Extract<GiroEvent, { event: 'pushed' }>): Beat => ({
  lasts: SHOVE_TIME,
  sound: 'push',
  draw: (before, moment) => heard(moving(before, seat, shoved(from, to, moment), moment)),
});

const pause = (lasts: number, sound?: Sound): Beat => ({
  lasts,
  ...(sound && { sound }),
  draw: heard,
});

/** The beats of an event; `rest` is what comes after it in the same chapter. */
function beatsOf(event: GiroEvent, rest: readonly GiroEvent[]): Beat[] {
  switch (event.event) {
    case 'placed':
      return [placing(event.space)];
    case 'revealed':
      return [reveal(rest)];
    case 'ran':
      return [CALL, gallop(event)];
    case 'refused':
      return [CALL, refusal(event)];
    case 'missed':
      return [{ ...CALL, lasts: MISS_TIME }];
    case 'pushed':
      return [shove(event)];
    case 'round-over':
      return [pause(END_TIME)];
    case 'cards-back':
      return [pause(END_TIME, 'card')];
    case 'over':
      return [pause(END_TIME, 'fanfare')];
    case 'seniority-drawn':
    case 'obstacles-drawn':
    case 'picked':
    case 'has-picked':
      return [pause(0)];
  }
}

/** All that a stretch of the story looks and sounds like. */
export function choreography(events: readonly GiroEvent[]): Beat[] {
  return events.flatMap((event, index) => beatsOf(event, events.slice(index + 1)));
}
