// Events as beats: what each looks and sounds like, and how long it takes. Pure; the stage plays.
import type { FoodSpot } from '../../../games/pigs/FoodFlight';
import {
  CHEER_TIME,
  cheering,
  ducking,
  type FlightKind,
  flightTime,
  galloping,
  gallopTime,
  type Moved,
  SIGH_TIME,
  sighing,
} from '../../../games/pigs/motion';
import { spaceOf } from '../../../games/pigs/picture';
import type { PigsEvent } from '../../../ipc/bindings.gen';
import type { Sound } from '../../../stage/sounds';
import type { Beat as AnyBeat } from '../beat';
import { type Scene, viewAfter } from './scene';

type Beat = AnyBeat<Scene>;
type Told<Kind extends PigsEvent['event']> = Extract<PigsEvent, { event: Kind }>;
type Moving = (at: number, moment: number) => Moved;

const CALM_TIME = 900;
const CARD_TIME = 350;
const END_TIME = 900;
/** How long a report stays where nobody is here to move on. */
const REPORT_TIME = 6000;

/** An event begins to be told; what it changes is still to be seen. */
function begun(scene: Scene, event: PigsEvent): Scene {
  const actor = 'seat' in event ? event.seat : undefined;
  return { ...scene, heard: scene.heard + 1, isMoving: true, actor };
}

function told(scene: Scene, event: PigsEvent): Scene {
  const view = viewAfter(scene.view, event);
  return { ...begun(scene, event), view };
}

const still = (scene: Scene): Scene => scene;

/** What is seen as soon as it is said. */
const saying = (event: PigsEvent, lasts: number, sound?: Sound): Beat => ({
  lasts,
  ...(sound && { sound }),
  begin: (found) => told(found, event),
  draw: still,
});

const liningUp = (event: Told<'lined-up'>): Beat => ({
  ...saying(event, CALM_TIME, 'hooves'),
  begin: (found) => {
    const scene = told(found, event);
    return { ...scene, pigs: scene.view.pigs };
  },
});

/** A pig on its way, and those who duck under it. */
function gallop(before: Scene, { pig, from, to, leapt }: Told<'played'>, moment: number): Scene {
  const { spaces } = before.view.edition;
  const isTaken = (space: number) =>
    before.pigs.some(
      (one) => one.pig !== pig && spaceOf(one.at, spaces) === spaceOf(space, spaces),
    );
  const moved = galloping(from, to, moment, isTaken);
  const pigs = before.pigs.map((one) => {
    if (one.pig === pig) return { pig, ...moved };
    // A lapped pig ducks where it stands on the oval, however far behind it is.
    const near = one.at + spaces * Math.round((moved.at - one.at) / spaces);
    return leapt.includes(one.pig) && moment < 1
      ? { pig: one.pig, at: one.at, ...ducking(near, moved.at) }
      : { pig: one.pig, at: one.at };
  });
  return { ...before, pigs };
}

/** The card is turned up; then its pig gallops. */
const playing = (event: Told<'played'>): Beat[] => [
  {
    ...saying(event, CARD_TIME, 'card'),
    begin: (found) => ({ ...told(found, event), last: { seat: event.seat, pig: event.pig } }),
  },
  {
    lasts: gallopTime(event.to - event.from),
    sound: 'hooves',
    draw: (before, moment) => gallop(before, event, moment),
  },
];

/** The pig of the card on top shows what it feels. */
function feeling({ pigs, last }: Scene, how: Moving, moment: number): Scene['pigs'] {
  return pigs.map(({ pig, at }) => (pig === last?.pig ? { pig, ...how(at, moment) } : { pig, at }));
}

interface Way {
  kind: FlightKind;
  from: FoodSpot;
  to: FoodSpot;
  food: number;
  lasts?: number;
  sound: Sound;
  feels?: Moving;
}

/** Food goes to whom it belongs, and is counted there when it has come. */
function carrying(event: PigsEvent, way: Way): Beat {
  const { kind, from, to, food: count, lasts = 0, sound, feels } = way;
  const whole = Math.max(lasts, count > 0 ? flightTime(kind, count) : 0);
  return {
    lasts: whole,
    sound,
    begin: (found) => begun(found, event),
    draw: (before, moment) => {
      const pigs = feels ? feeling(before, feels, moment) : before.pigs;
      if (moment < 1) return { ...before, pigs, flight: { kind, from, to, count, moment } };
      return { ...before, pigs, flight: undefined, view: viewAfter(before.view, event) };
    },
  };
}

/** What becomes of the food at risk with the last card. */
function settling(event: Told<'banked' | 'spared' | 'lost'>): Beat {
  const { seat, food } = event;
  const from: FoodSpot = `risk-${seat}`;
  if (event.event === 'lost') {
    const way = { kind: 'lose', from, to: 'pile', food, sound: 'refusal' } as const;
    return carrying(event, { ...way, lasts: SIGH_TIME, feels: sighing });
  }
  return carrying(event, { kind: 'bank', from, to: `bank-${seat}`, food, sound: 'card' });
}

/** How a round has ended is read by somebody here, who then moves on. */
const reporting = (event: Told<'round-over'>, isHere: boolean): Beat => ({
  lasts: isHere ? Number.POSITIVE_INFINITY : REPORT_TIME,
  begin: (found) => ({ ...told(found, event), report: event.round }),
  draw: still,
});

function beatsOf(event: PigsEvent, next: PigsEvent | undefined, isHere: boolean): Beat[] {
  switch (event.event) {
    case 'starter-drawn':
    case 'food-put':
      return [saying(event, CALM_TIME, 'card')];
    case 'lined-up':
      return [liningUp(event)];
    case 'dealt':
      return [saying(event, 0)];
    case 'all-dealt':
      return [saying(event, CALM_TIME, 'card')];
    case 'played':
      return playing(event);
    case 'took-lead': {
      const way = { kind: 'take', from: 'pile', to: `risk-${event.seat}`, food: 1 } as const;
      return [carrying(event, { ...way, sound: 'card', lasts: CHEER_TIME, feels: cheering })];
    }
    case 'found-food': {
      const from: FoodSpot = `space-${event.at}`;
      const way = { kind: 'take', from, to: `risk-${event.seat}`, food: 1 } as const;
      return [carrying(event, { ...way, sound: 'card' })];
    }
    case 'banked':
    case 'spared':
    case 'lost':
      return [settling(event)];
    case 'round-over':
      // After the last one comes the end, which tells it all.
      return next?.event === 'over' ? [saying(event, 0)] : [reporting(event, isHere)];
    case 'over':
      return [saying(event, END_TIME, 'fanfare')];
  }
}

/** All that a stretch of the story looks and sounds like. */
export function choreography(events: readonly PigsEvent[], isHere: boolean): Beat[] {
  return events.flatMap((event, index) => beatsOf(event, events[index + 1], isHere));
}
