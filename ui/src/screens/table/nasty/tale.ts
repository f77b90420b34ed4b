// What one will tell of a meeting: the biggest win, the nastiest card, the longest odds. Pure.
import type { Card, NastyEvent, RaceName, Seat } from '../../../ipc/bindings.gen';
import { cardOf } from './names';
import type { RaceStory } from './races';

type Settled = Extract<NastyEvent, { event: 'bet-settled' }>;

interface Win extends Pick<Settled, 'seat' | 'on' | 'stake' | 'odds' | 'paid'> {
  race: RaceName;
}

interface NastyCard {
  race: RaceName;
  seat: Seat;
  card: Card;
  on: Seat;
  /** What the bets on that horse would have won. */
  worth: number;
}

interface Outsider {
  race: RaceName;
  seat: Seat;
  odds: number;
}

export interface Tale {
  win: Win | undefined;
  card: NastyCard | undefined;
  outsider: Outsider | undefined;
}

function most<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing | undefined {
  return things.reduce<Thing | undefined>(
    (best, thing) => (best === undefined || worth(thing) > worth(best) ? thing : best),
    undefined,
  );
}

const winsIn = ({ race, events }: RaceStory): Win[] =>
  events.flatMap((event) =>
    event.event === 'bet-settled' && event.paid > 0 ? [{ ...event, race }] : [],
  );

function worthOf(events: readonly NastyEvent[], horse: Seat): number {
  const bets = events.filter((event) => event.event === 'bet-settled' && event.on === horse);
  return (bets as readonly Settled[]).reduce((all, { stake, odds }) => all + stake * odds, 0);
}

type Played = Extract<NastyEvent, { event: 'card-played' }>;

/** The cards that have struck for good, once another one is played. */
function struckAfter(
  struck: readonly NastyCard[],
  { play }: Played,
  hit: readonly NastyCard[],
): readonly NastyCard[] {
  switch (play.kind) {
    case 'faller':
    case 'slipped-up':
      return [...struck, ...hit];
    case 'remount':
      return struck.filter(({ on }) => !play.on?.includes(on));
    case 'false-start':
      return [];
    default:
      return struck;
  }
}

/** The cards that brought horses down for good, or had them disqualified. */
function cardsIn({ race, events }: RaceStory): readonly NastyCard[] {
  let struck: readonly NastyCard[] = [];
  let last: readonly NastyCard[] = [];
  for (const event of events) {
    if (event.event === 'judged' && event.sustained) struck = [...struck, ...last];
    if (event.event !== 'card-played') continue;
    const { seat, play } = event;
    const card = cardOf(play);
    last = (play.on ?? []).map((on) => ({ race, seat, card, on, worth: worthOf(events, on) }));
    struck = struckAfter(struck, event, last);
  }
  return struck;
}

function winnerOf({ race, rows, events }: RaceStory): Outsider[] {
  const over = events.find((event) => event.event === 'race-over');
  const seat = over?.event === 'race-over' ? over.enclosure[0] : undefined;
  const odds = rows.find((row) => row.seat === seat)?.odds;
  return seat === undefined || odds === undefined ? [] : [{ race, seat, odds }];
}

/** The first of the greatest of each kind, where there was any. */
export function taleOf(races: readonly RaceStory[]): Tale {
  return {
    win: most(races.flatMap(winsIn), ({ paid }) => paid),
    card: most(races.flatMap(cardsIn), ({ worth }) => worth),
    outsider: most(races.flatMap(winnerOf), ({ odds }) => odds),
  };
}
