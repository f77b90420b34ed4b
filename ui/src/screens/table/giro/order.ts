// The view as a running order, as a result and as lines of a chart. Pure.
import type { TFunction } from 'i18next';
import type { PodiumHorse } from '../../../art/Podium';
import type { ChartHorse } from '../../../games/giro/PositionsChart';
import type { Runner } from '../../../games/giro/RunningOrder';
import type { GiroEvent, GiroView, Seat } from '../../../ipc/bindings.gen';
import { awaited } from '../../../mirror/seats';
import { whoOf } from '../who';
import { type Cast, riderOf, spaceName } from './cast';
import type { Run } from './scene';
import { ranking } from './sentences';

/** What lies beside a horse: a card face up during the run, else whether one has been chosen. */
function cardOf(view: GiroView, run: Run | undefined, seat: Seat): Pick<Runner, 'card'> {
  const turn = run?.turns.find((turned) => turned.seat === seat);
  if (turn) return { card: turn.card };
  if (view.stage !== 'picking') return {};
  return { card: view.picked.includes(seat) ? 'picked' : 'choosing' };
}

interface Standing {
  t: TFunction<'race'>;
  table: TFunction<'table'>;
  cast: Cast;
  view: GiroView;
  /** Where the horses stand on the board just now. */
  horses: readonly number[];
  run: Run | undefined;
  /** Whose private view is open. */
  looking: Seat | undefined;
}

function whoNow({ t, table, cast, view, looking }: Standing, seat: Seat): string {
  const rider = riderOf(cast, seat);
  if (view.stage === 'placing' && awaited(view).includes(seat)) {
    return t('who.placing', { name: rider.name });
  }
  return seat === looking ? t('who.looking', { name: rider.name }) : whoOf(table, rider);
}

/** Whose line is marked: the one who moves, looks or places. */
function isNow({ view, run, looking }: Standing, seat: Seat): boolean {
  if (run) return run.turns[run.on]?.seat === seat;
  return seat === looking || (view.stage === 'placing' && awaited(view).includes(seat));
}

/** Everybody in race order, the leader first. */
export function runnersOf(standing: Standing): Runner[] {
  const { cast, view, horses, run } = standing;
  return ranking(horses).map((seat) => {
    const { silks, horse } = riderOf(cast, seat);
    const isShown = view.rules['cards-left'] === 'shown' && view.stage === 'picking';
    return {
      seat,
      silks,
      horse,
      who: whoNow(standing, seat),
      space: spaceName(cast, horses[seat] ?? 0),
      isNow: isNow(standing, seat),
      ...cardOf(view, run, seat),
      ...(isShown && { left: view.hands[seat] ?? [] }),
    };
  });
}

function onPodium(cast: Cast, seat: Seat): PodiumHorse {
  const { silks, coat, horse, name } = riderOf(cast, seat);
  return { silks, coat, name: horse, who: name };
}

/** Who stands on the podium, the winner first, and who does not. */
export function podiumOf(cast: Cast, view: GiroView) {
  const { result, horses } = view;
  const unplaced = ranking(horses).filter((seat) => !result.includes(seat));
  return {
    placed: result.map((seat) => onPodium(cast, seat)),
    unplaced: unplaced.map((seat) => onPodium(cast, seat)),
  };
}

/** Where each horse stood after each round, from the boxes on. */
export function chartOf(cast: Cast, events: readonly GiroEvent[]): ChartHorse[] {
  const rounds = events.filter((event) => event.event === 'round-over');
  return cast.seats.map(({ silks, horse }, seat) => ({
    silks,
    name: horse,
    positions: [0, ...rounds.map(({ horses }) => horses[seat] ?? 0)],
  }));
}
