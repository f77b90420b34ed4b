// Events as beats: what each looks and sounds like, and how long it takes. Pure; the stage plays.
import {
  doubling,
  FALL_TIME,
  falling,
  galloping,
  gallopTime,
  type Moved,
  REMOUNT_TIME,
  remounting,
  still,
  TWICE_TIME,
  veering,
} from '../../../games/nasty/motion';
import type { CoursePlan, Spot } from '../../../games/nasty/picture';
import { berthOf, lastSquare } from '../../../games/nasty/track';
import type { NastyEvent, Seat } from '../../../ipc/bindings.gen';
import type { Sound } from '../../../stage/sounds';
import type { Beat as AnyBeat } from '../beat';
import { viewAfter } from './after';
import { cardOf } from './names';
import { runnersOf, type Scene } from './scene';

type Beat = AnyBeat<Scene>;
type Told<Kind extends NastyEvent['event']> = Extract<NastyEvent, { event: Kind }>;
type Moving = (at: Spot, moment: number) => Moved;

const DIE_TIME = 450;
const CALM_TIME = 700;
const CARD_TIME = 1300;
const WORD_TIME = 250;
const DICE_TIME = 1400;
const END_TIME = 900;
/** A field of six takes many turns: they gallop a little faster than when one horse is watched. */
const BRISK = 0.62;
/** How long a report stays where nobody is here to move on. */
const REPORT_TIME = 6000;

/** What others write in secret or say aside holds nobody up, and closes nobody's slip. */
const ASIDE: readonly NastyEvent['event'][] = [
  'dealt',
  'entered',
  'entry-sealed',
  'chalked',
  'bet-written',
  'bet-sealed',
  'ready',
];

export const isAside = ({ event }: NastyEvent): boolean => ASIDE.includes(event);

function told(scene: Scene, event: NastyEvent): Scene {
  const view = viewAfter(scene.view, event);
  return {
    ...scene,
    view,
    heard: scene.heard + 1,
    isMoving: scene.isMoving || !isAside(event),
    shown: undefined,
  };
}

/** The horses as the view has them. */
const placed = (scene: Scene): Scene => ({
  ...scene,
  runners: runnersOf(scene.seats, scene.view),
});

const unchanged = (scene: Scene): Scene => scene;

const saying = (event: NastyEvent, lasts: number, sound?: Sound): Beat => ({
  lasts,
  ...(sound && { sound }),
  begin: (found) => placed(told(found, event)),
  draw: unchanged,
});

/** Some horses at a moment of their motion. */
function inMotion(scene: Scene, seats: readonly Seat[], moved: (at: Spot) => Moved): Scene {
  const runners = scene.runners.map((runner) =>
    seats.includes(runner.seat) ? { ...still(runner), ...moved(runner.at) } : runner,
  );
  return { ...scene, runners };
}

const throwing = (event: Told<'rolled'>): Beat => ({
  lasts: DIE_TIME,
  sound: 'card',
  begin: (found) => ({ ...told(found, event), veer: event.veer ?? undefined }),
  draw: (before, moment) => ({ ...before, die: { face: event.die, moment } }),
});

/** Does a fence cross the lanes there? */
function isFence(plan: CoursePlan, spot: Spot): boolean {
  const { part, number } = berthOf(plan, spot);
  return plan.fences.some(
    ({ straight, first, last }) => straight === part && first <= number && number <= last,
  );
}

/** Past the post a horse runs on a little. */
function wayOf(plan: CoursePlan, { from, path, finish }: Told<'moved'>): Spot[] {
  const way = [from, ...path];
  if (!finish) return way;
  const lane = way.at(-1)?.lane ?? from.lane;
  const post = lastSquare(plan, lane);
  return [...way, { lane, square: post + 1 }, { lane, square: post + 2 }];
}

const moving = (event: Told<'moved'>): Beat => ({
  lasts: BRISK * gallopTime(event.path.length + (event.finish ? 2 : 0)),
  sound: 'hooves',
  begin: (found) => told(found, event),
  draw: (before, moment) => {
    const plan = before.view.book.course;
    const way = wayOf(plan, event);
    const moved = () =>
      before.veer && !event.doubled
        ? veering(way, moment)
        : galloping(way, moment, (spot) => isFence(plan, spot));
    return inMotion(before, [event.seat], moved);
  },
});

/** How a card's victims look while it strikes; `lasts` at speed 1. */
function striking(event: Told<'card-played'>): { lasts: number; how: Moving } | undefined {
  switch (event.play.kind) {
    case 'faller':
    case 'slipped-up':
      return { lasts: FALL_TIME, how: falling };
    case 'remount':
      return { lasts: REMOUNT_TIME, how: remounting };
    default:
      return undefined;
  }
}

/** The card is held up for everybody; then it strikes. */
function playing(event: Told<'card-played'>): Beat[] {
  const { play, seat } = event;
  const strike = striking(event);
  const held: Beat = {
    lasts: CARD_TIME,
    sound: 'card',
    begin: (found) => ({ ...told(found, event), shown: { card: cardOf(play), by: seat } }),
    draw: unchanged,
  };
  const settled: Beat = { lasts: 0, draw: placed };
  if (!strike) return [held, settled];
  const struck: Beat = {
    lasts: strike.lasts,
    sound: play.kind === 'remount' ? 'hooves' : 'refusal',
    draw: (before, moment) => inMotion(before, play.on ?? [], (at) => strike.how(at, moment)),
  };
  return [held, struck, settled];
}

const doubled = (event: Told<'doubled'>): Beat => ({
  lasts: TWICE_TIME,
  sound: 'push',
  begin: (found) => ({ ...told(found, event), die: { face: event.pips, moment: 1 } }),
  draw: (before, moment) => inMotion(before, [event.seat], (at) => doubling(at, moment)),
});

const judging = (event: Told<'judged'>): Beat => ({
  lasts: DICE_TIME,
  sound: 'card',
  begin: (found) => told(found, event),
  draw: (before, moment) => ({ ...before, hearing: moment }),
});

/** How a race was settled is read by somebody here, who then moves on. */
const reporting = (event: Told<'race-over'>, isHere: boolean): Beat => ({
  lasts: isHere ? Number.POSITIVE_INFINITY : REPORT_TIME,
  begin: (found) => ({ ...told(found, event), report: event.number }),
  draw: (before, moment) => (moment < 1 ? before : { ...before, report: undefined }),
});

/** How long the words of an event stay before the next. */
function sayingTime(event: NastyEvent): number {
  switch (event.event) {
    case 'all-dealt':
    case 'races-drawn':
    case 'lanes-dealt':
    case 'stakes-shown':
    case 'stuck':
    case 'turn-lost':
    case 'photo-turned':
    case 'claim-spent':
      return CALM_TIME;
    case 'cards-back':
    case 'not-doubled':
    case 'tailed-off':
    case 'moved-up':
      return WORD_TIME;
    case 'called':
    case 'over':
      return END_TIME;
    default:
      return 0;
  }
}

function soundOf({ event }: NastyEvent): Sound | undefined {
  if (event === 'home' || event === 'over') return 'fanfare';
  return event === 'stakes-shown' || event === 'lanes-dealt' ? 'card' : undefined;
}

function beatsOf(event: NastyEvent, isHere: boolean): Beat[] {
  switch (event.event) {
    case 'rolled':
      return [throwing(event)];
    case 'moved':
      return [moving(event)];
    case 'doubled':
      return [doubled(event)];
    case 'card-played':
      return playing(event);
    case 'judged':
      return [judging(event)];
    case 'race-over':
      return [reporting(event, isHere)];
    default:
      return [saying(event, sayingTime(event), soundOf(event))];
  }
}

/** All that a stretch of the story looks and sounds like. */
export function choreography(events: readonly NastyEvent[], isHere: boolean): Beat[] {
  return events.flatMap((event) => beatsOf(event, isHere));
}
