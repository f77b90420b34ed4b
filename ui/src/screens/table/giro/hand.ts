// What a seat may do, as cards and as marks on the board. Pure: the prospects come from the app.
import type { TFunction } from 'i18next';
import type { HandCard } from '../../../games/giro/HandOfCards';
import type { Landing as Flag, Marks } from '../../../games/giro/picture';
import type {
  GiroEvent,
  GiroOutlook,
  GiroProspect,
  Landing,
  PlaceProspect,
  Seat,
} from '../../../ipc/bindings.gen';
import { type Cast, riderOf, spaceName } from './cast';

const ALL_CARDS = [1, 2, 3, 4, 5, 6] as const;

export interface Words {
  t: TFunction<'race'>;
  silks: TFunction<'silks'>;
  cast: Cast;
}

/** The space that a landing is about. */
export const spaceOf = (landing: Landing): number =>
  landing.kind === 'refused' ? landing.at : landing.to;

type Text = Pick<HandCard, 'landing' | 'effect' | 'spoken'>;

function pushText({ t, silks, cast }: Words, landing: Extract<Landing, { kind: 'pushes' }>): Text {
  const { horse, silks: worn } = riderOf(cast, landing.seat);
  const colour = silks(`colour.${worn}`);
  const space = spaceName(cast, landing.to);
  const foot = t('foot.to', { space });
  if (landing.back.kind === 'swap') {
    return {
      landing: foot,
      effect: t('foot.swap', { colour }),
      spoken: t('prospect.swap', { space, horse }),
    };
  }
  if (landing.back.kind === 'box') {
    return {
      landing: foot,
      effect: t('foot.box', { colour }),
      spoken: t('prospect.box', { space, horse }),
    };
  }
  const back = spaceName(cast, landing.back.space);
  return {
    landing: foot,
    effect: t('foot.push', { colour, space: back }),
    spoken: t('prospect.push', { space, horse, back }),
  };
}

function landingText(words: Words, landing: Landing): Text {
  const { t, cast } = words;
  const space = spaceName(cast, spaceOf(landing));
  if (landing.kind === 'pushes') return pushText(words, landing);
  if (landing.kind === 'free') {
    return {
      landing: t('foot.to', { space }),
      effect: t('foot.free'),
      spoken: t('prospect.free', { space }),
    };
  }
  return {
    landing: t(`foot.${landing.obstacle}`, { space }),
    effect: t('foot.refused'),
    spoken: t(`prospect.${landing.obstacle}`, { space }),
  };
}

/** The round in which a seat last played a card. */
function roundOf(events: readonly GiroEvent[], seat: Seat, card: number): number {
  return (
    events
      .filter((event) => event.event === 'revealed')
      .findLastIndex(({ cards }) => cards[seat] === card) + 1
  );
}

/** All six cards of a seat: what is held with its consequence, what is spent with its round. */
export function handOf(
  words: Words,
  seat: Seat,
  prospects: readonly GiroProspect[],
  events: readonly GiroEvent[],
): HandCard[] {
  const { t } = words;
  return ALL_CARDS.map((number): HandCard => {
    const landing = prospects.find(({ card }) => card === number)?.landing;
    if (landing) {
      const state = landing.kind === 'refused' ? 'refused' : 'held';
      return { number, state, ...landingText(words, landing) };
    }
    const round = roundOf(events, seat, number);
    return {
      number,
      state: 'spent',
      landing: t('foot.played'),
      effect: t('foot.playedIn', { round }),
      spoken: t('prospect.played', { round }),
    };
  });
}

function plate({ t, silks, cast }: Words, { seat, back }: Extract<Landing, { kind: 'pushes' }>) {
  const colour = silks(`colour.${riderOf(cast, seat).silks}`);
  if (back.kind === 'to') {
    return t('plate.push', { colour, space: spaceName(cast, back.space) });
  }
  return t(`plate.${back.kind}`, { colour });
}

/** Where a pushed horse goes: to the mover's old space, into its box, or to a space. */
function backTo(landing: Extract<Landing, { kind: 'pushes' }>, from: number): number {
  if (landing.back.kind === 'swap') return from;
  return landing.back.kind === 'box' ? 0 : landing.back.space;
}

/** Where each card would land, and what the chosen one does. `from` is where the horse stands. */
export function pickMarks(
  words: Words,
  seat: Seat,
  from: number,
  prospects: readonly GiroProspect[],
  chosen: number | undefined,
): Marks {
  const landings = prospects.map(
    ({ card, landing }): Flag => ({
      card,
      space: spaceOf(landing),
      ...(landing.kind === 'refused' && { refused: true }),
      ...(card === chosen && { chosen: true }),
    }),
  );
  const open = prospects
    .filter(({ landing }) => landing.kind !== 'refused')
    .map(({ landing }) => spaceOf(landing));
  const landing = prospects.find(({ card }) => card === chosen)?.landing;
  if (!landing) return { landings, open };
  const to = spaceOf(landing);
  return {
    landings,
    open,
    way: { seat, to },
    ...(landing.kind !== 'refused' && { chosen: to }),
    ...(landing.kind === 'pushes' && {
      push: { from: to, to: backTo(landing, from), text: plate(words, landing) },
    }),
  };
}

/** The spaces where a hedge may stand. */
export function placeMarks(spaces: readonly PlaceProspect[], chosen: number | undefined): Marks {
  const open = spaces.filter(({ refusal }) => !refusal).map(({ space }) => space);
  return chosen === undefined ? { open } : { open, chosen };
}

export const spacesOf = (outlook: GiroOutlook | undefined): readonly PlaceProspect[] =>
  outlook?.kind === 'place' ? outlook.spaces : [];

export const prospectsOf = (outlook: GiroOutlook | undefined): readonly GiroProspect[] =>
  outlook?.kind === 'pick' ? outlook.cards : [];
