// Every event as one spoken sentence. The words stand in `words/`; here it is decided which.
import type { TFunction } from 'i18next';
import type { GiroEvent, Why } from '../../../ipc/bindings.gen';
import { listOf } from '../who';
import { type Cast, riderOf, spaceName } from './cast';

type Told<Kind extends GiroEvent['event']> = Extract<GiroEvent, { event: Kind }>;

const REFUSED = { river: 'refusedRiver', moor: 'refusedMoor', hedge: 'refusedHedge' } as const;

export interface Teller {
  t: TFunction<'race'>;
  language: string;
  cast: Cast;
}

function ran({ t, cast }: Teller, { seat, card, to }: Told<'ran'>): string {
  const { horse } = riderOf(cast, seat);
  const key = to > cast.length ? 'event.crossed' : 'event.ran';
  return t(key, { horse, card, space: spaceName(cast, to) });
}

function pushed({ t, cast }: Teller, event: Told<'pushed'>, before: GiroEvent | undefined): string {
  const [{ horse }, { horse: by }] = [riderOf(cast, event.seat), riderOf(cast, event.by)];
  const space = spaceName(cast, event.to);
  if (event.to === 0) return t('event.pushedBox', { horse, by });
  if (before?.event === 'ran' && before.from === event.to) {
    return t('event.swapped', { horse, by, space });
  }
  const isOver = event.from > cast.length && event.to <= cast.length;
  return t(isOver ? 'event.pushedOver' : 'event.pushed', { horse, by, space });
}

function revealed({ t, language, cast }: Teller, { cards }: Told<'revealed'>): string {
  const turned = cards.map((card, seat) =>
    t('event.revealedCard', { horse: riderOf(cast, seat).horse, card }),
  );
  return t('event.revealed', { cards: listOf(language, turned) });
}

function over({ t, language, cast }: Teller, { placed }: Told<'over'>): string {
  const [horse, ...others] = placed.map((seat) => riderOf(cast, seat).horse);
  if (horse === undefined) return t('event.abandoned');
  if (others.length === 0) return t('event.won', { horse });
  return t('event.wonAhead', { horse, others: listOf(language, others) });
}

/** The sentence of an event; `before` is the one just before it. The end of a round has none. */
export function sentenceOf(
  teller: Teller,
  event: GiroEvent,
  before?: GiroEvent,
): string | undefined {
  const { t, language, cast } = teller;
  switch (event.event) {
    case 'seniority-drawn': {
      const names = event.order.map((seat) => riderOf(cast, seat).name);
      return t('event.seniority', { names: listOf(language, names) });
    }
    case 'obstacles-drawn':
      return t('event.drawn', { spaces: listOf(language, event.spaces.map(String)) });
    case 'placed':
      return t('event.placed', { name: riderOf(cast, event.seat).name, space: event.space });
    case 'picked':
    case 'has-picked':
      return t('event.picked', { name: riderOf(cast, event.seat).name });
    case 'revealed':
      return revealed(teller, event);
    case 'ran':
      return ran(teller, event);
    case 'refused': {
      const { horse } = riderOf(cast, event.seat);
      const space = spaceName(cast, event.at);
      return t(`event.${REFUSED[event.obstacle]}`, { horse, card: event.card, space });
    }
    case 'pushed':
      return pushed(teller, event, before);
    case 'missed':
      return t('event.missed', { horse: riderOf(cast, event.seat).horse, card: event.card });
    case 'round-over':
      return undefined;
    case 'cards-back':
      return t('event.cardsBack');
    case 'over':
      return over(teller, event);
  }
}

/** The cards that have been played in this round before the last event, the latest at the end. */
function cardsSoFar(events: readonly GiroEvent[]): number[] {
  const begun = events.findLastIndex(({ event }) => event === 'revealed');
  return events
    .slice(begun + 1)
    .flatMap((event) =>
      event.event === 'ran' || event.event === 'refused' || event.event === 'missed'
        ? [event.card]
        : [],
    );
}

/** Why it is a horse's turn, in words. The move is the last of the events. */
export function reasonOf({ t, cast }: Teller, events: readonly GiroEvent[]): string | undefined {
  const move = events.at(-1);
  if (move?.event === 'missed') return t('run.missed', { card: move.card });
  if (move?.event !== 'ran' && move?.event !== 'refused') return undefined;
  const { card, seat, why } = move;
  const { horse, name } = riderOf(cast, seat);
  const tied: Record<Exclude<Why, 'number'>, string> = {
    behind: t('run.behind', { card, horse }),
    senior: t('run.senior', { card, name }),
    last: t('run.last', { card, horse }),
  };
  if (why !== 'number') return tied[why];
  const before = cardsSoFar(events.slice(0, -1)).at(-1);
  return before === undefined ? t('run.lowest', { card }) : t('run.next', { before, card });
}

/** Where everybody is, in one sentence, the leader first. */
export function whereabouts({ t, language, cast }: Teller, horses: readonly number[]): string {
  const named = ranking(horses).map((seat) => {
    const { horse } = riderOf(cast, seat);
    const at = horses[seat] ?? 0;
    return at === 0
      ? t('where.box', { horse })
      : t('where.on', { horse, space: spaceName(cast, at) });
  });
  return t('where.all', { horses: listOf(language, named) });
}

/** The seats in race order, the leader first; those in the boxes in their order at the table. */
export function ranking(horses: readonly number[]): number[] {
  return horses.map((_, seat) => seat).sort((a, b) => (horses[b] ?? 0) - (horses[a] ?? 0) || a - b);
}
