// What the stand sees when an event has been told: it says what has changed. Pure; the table as told
// comes in the end and has the last word.
import type {
  NastyEvent,
  NastyRunner,
  NastyView,
  PlayedCard,
  Row,
  Seat,
} from '../../../ipc/bindings.gen';
import { cardOf } from './names';

type Told<Kind extends NastyEvent['event']> = Extract<NastyEvent, { event: Kind }>;

const added = (counts: readonly number[], at: Seat, more: number) =>
  counts.map((count, seat) => (seat === at ? count + more : count));

const each = (sums: readonly number[], changes: readonly number[], sign: 1 | -1) =>
  sums.map((sum, seat) => sum + sign * (changes[seat] ?? 0));

function horsesAfter(
  view: NastyView,
  seats: readonly Seat[],
  change: (horse: NastyRunner) => Partial<NastyRunner>,
): NastyView {
  const horses = view.horses.map((horse) =>
    seats.includes(horse.seat) ? { ...horse, ...change(horse) } : horse,
  );
  return { ...view, horses };
}

const atStart = ({ seat, grade, lane }: Row): NastyRunner => ({
  seat,
  spot: { lane, square: 0 },
  drawn: lane,
  grade,
  fate: 'running',
  moved: false,
  doubled: [],
  whipped: 0,
  wasWhipped: false,
  fence: null,
  left: 0,
  cleared: 0,
});

function linedUp(view: NastyView, { number, rows }: Told<'lanes-dealt'>): NastyView {
  const byHand = view.rules.bookmaker !== undefined && view.rules.bookmaker !== 'app';
  return {
    ...view,
    number,
    stage: byHand ? 'board' : 'bets',
    horses: rows.map(atStart),
    board: byHand ? [] : rows,
    sealed: [],
    stakes: [],
    finished: [],
    enclosure: [],
    disqualified: [],
    ready: [],
    toRoll: null,
  };
}

/** Everybody back to the start, whatever has become of them. */
function startedAnew(view: NastyView): NastyView {
  const seats = view.horses.map(({ seat }) => seat);
  return horsesAfter(view, seats, ({ drawn }) => ({
    spot: { lane: drawn, square: 0 },
    fate: 'running',
    fence: null,
    whipped: 0,
  }));
}

function cardEffect(view: NastyView, { kind, on }: PlayedCard): NastyView {
  const seats = on ?? [];
  switch (kind) {
    case 'faller':
      return horsesAfter(view, seats, () => ({ fate: 'fallen' }));
    case 'slipped-up':
      return horsesAfter(view, seats, () => ({ fate: 'slipped' }));
    case 'remount':
      return horsesAfter(view, seats, () => ({ fate: 'running' }));
    case 'false-start':
      return startedAnew(view);
    default:
      return view;
  }
}

function cardPlayed(view: NastyView, { seat, play }: Told<'card-played'>): NastyView {
  const used = view.used.map((cards, by) => (by === seat ? [...cards, cardOf(play)] : cards));
  return cardEffect({ ...view, held: added(view.held, seat, -1), used }, play);
}

function moved(view: NastyView, { seat, from, path, landed }: Told<'moved'>): NastyView {
  const spot = path.at(-1) ?? from;
  return horsesAfter(view, [seat], () => ({ spot, fence: landed, moved: true }));
}

function photoTurned(view: NastyView, event: Told<'photo-turned'>): NastyView {
  const finished = view.finished.map((seat) => {
    if (seat === event.seat) return event.over;
    return seat === event.over ? event.seat : seat;
  });
  return { ...view, finished };
}

function judged(view: NastyView, { on, sustained }: Told<'judged'>): NastyView {
  if (!sustained) return view;
  return {
    ...view,
    disqualified: [...view.disqualified, on],
    enclosure: view.enclosure.filter((seat) => seat !== on),
  };
}

/** What an event about money does to the purses. */
function paid(view: NastyView, event: NastyEvent): NastyView {
  switch (event.event) {
    case 'stakes-shown': {
      const { stakes } = event;
      return { ...view, stage: 'moment', stakes, cash: each(view.cash, stakes, -1) };
    }
    case 'deposit-paid':
      return { ...view, cash: added(view.cash, event.seat, -event.deposit) };
    case 'deposit-back':
      return { ...view, cash: added(view.cash, event.seat, event.deposit) };
    case 'prize-paid':
      return { ...view, cash: added(view.cash, event.seat, event.prize) };
    case 'bet-settled':
      return { ...view, cash: added(view.cash, event.seat, event.paid) };
    case 'race-over':
      return { ...view, cash: event.cash };
    default:
      return view;
  }
}

/** What an event of the running does to the field. */
function run(view: NastyView, event: NastyEvent): NastyView {
  switch (event.event) {
    case 'roll-called':
      return { ...view, stage: 'die', toRoll: event.seat };
    case 'rolled':
      return { ...view, stage: 'go', toRoll: event.seat, rolled: event.die };
    case 'moved':
      return moved(view, event);
    case 'home': {
      const finished = [...view.finished, event.seat];
      return horsesAfter({ ...view, finished }, [event.seat], () => ({ fate: 'home' }));
    }
    case 'turn-lost':
      return horsesAfter(view, [event.seat], () => ({ whipped: event.left }));
    case 'tailed-off':
      return horsesAfter(view, [event.seat], () => ({ fate: 'tailed-off' }));
    case 'card-played':
      return cardPlayed(view, event);
    case 'cards-back':
      return { ...view, held: added(view.held, event.seat, event.cards.length) };
    case 'photo-turned':
      return photoTurned(view, event);
    case 'called':
      return { ...view, stage: 'called', enclosure: event.finished, toRoll: null };
    case 'judged':
      return judged(view, event);
    default:
      return paid(view, event);
  }
}

export function viewAfter(view: NastyView, event: NastyEvent): NastyView {
  switch (event.event) {
    case 'all-dealt':
      return { ...view, held: event.held, undealt: event.undealt };
    case 'races-drawn':
      return { ...view, races: event.races, stage: 'entries' };
    case 'entry-sealed':
      return { ...view, entered: [...view.entered, event.seat] };
    case 'lanes-dealt':
      return linedUp(view, event);
    case 'chalked':
      return { ...view, board: [...view.board, event.row] };
    case 'bet-sealed':
      return { ...view, sealed: [...view.sealed, event.seat] };
    case 'ready':
      return { ...view, ready: [...view.ready, event.seat] };
    default:
      return run(view, event);
  }
}
