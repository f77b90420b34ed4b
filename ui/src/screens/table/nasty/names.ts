// What everybody and everything at a meeting is called. Pure; the words stand in `words/`.
import type { TFunction } from 'i18next';
import { printedOn } from '../../../games/nasty/cards';
import type { CoursePlan, Spot } from '../../../games/nasty/picture';
import { berthOf } from '../../../games/nasty/track';
import type {
  Card,
  PlayedCard,
  RaceName,
  Seat,
  SeatSetup,
  Standings,
} from '../../../ipc/bindings.gen';

export interface Teller {
  t: TFunction<'meeting'>;
  nasty: TFunction<'nasty'>;
  /** Writes a sum of pounds. */
  sum: (pounds: number) => string;
  seats: readonly SeatSetup[];
  plan: CoursePlan;
  /** Who won, once somebody has. */
  result: Standings | null;
}

export const nameOf = ({ seats }: Pick<Teller, 'seats'>, seat: Seat): string =>
  seats[seat]?.name ?? '';

export const horseOf = ({ seats }: Pick<Teller, 'seats'>, seat: Seat): string =>
  seats[seat]?.horse?.name ?? '';

export const raceOf = ({ nasty }: Pick<Teller, 'nasty'>, race: RaceName): string =>
  nasty(`race.${race}`);

export const oddsOf = ({ nasty }: Pick<Teller, 'nasty'>, odds: number): string =>
  nasty('odds', { odds });

export const placeOf = ({ nasty }: Pick<Teller, 'nasty'>, count: number): string =>
  nasty('place', { count, ordinal: true });

export function spotOf({ nasty, plan }: Pick<Teller, 'nasty' | 'plan'>, spot: Spot): string {
  const { part, number } = berthOf(plan, spot);
  return nasty(`spot.${part}`, { number, lane: spot.lane });
}

/** A card by its name and what it names. */
export function cardNameOf({ nasty }: Pick<Teller, 'nasty'>, card: Card): string {
  const { kind, fence, veer } = printedOn(card);
  const name = nasty(`card.${kind}`);
  if (fence) return nasty('cardNamed', { card: name, what: nasty(`fence.${fence}`) });
  return veer ? nasty('cardNamed', { card: name, what: nasty(`veer.${veer}`) }) : name;
}

/** The card that was played. */
export function cardOf({ kind, fence, veer }: PlayedCard): Card {
  const named = fence ?? veer;
  return (named ? `${kind}:${named}` : kind) as Card;
}

/** A card as it is played. */
export function playOf(card: Card, on: readonly Seat[]): PlayedCard {
  const { kind, fence, veer } = printedOn(card);
  return {
    kind,
    ...(fence && { fence }),
    ...(veer && { veer }),
    ...(on.length > 0 && { on: [...on] }),
  };
}

/** Those who hold the first place: more than one where they share it. */
export function winnersOf(result: Standings | null): Seat[] {
  const [first = []] = result ?? [];
  return [first].flat();
}
