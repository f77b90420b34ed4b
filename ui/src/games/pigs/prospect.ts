// What a card would bring, in the order of its words. Pure.
import type { PigName } from '../../art/pig/breeds';

/** A card in hand, equal ones once. */
export interface Held {
  pig: PigName;
  /** How many of it are in hand. */
  held: number;
}

/** A card that may be played now: the shape is that of the app's own prospects. */
export interface Prospect extends Held {
  /** Where its pig would land. */
  to: number;
  /** Whom it would leap. */
  leapt: readonly PigName[];
  leads: boolean;
  /** How many food cards it brings. */
  food: number;
  /** What becomes of all the food at risk, that of the card itself included. */
  stake: { kind: 'risks' | 'banks' | 'spares' | 'loses'; food: number };
}

export type Effect = 'leads' | 'finds' | 'nothing' | 'banks' | 'spares' | 'loses' | 'losesNothing';

/** What a card does, in one word, and how much of it. */
export function effectOf({ leads, food, stake }: Prospect): { effect: Effect; count: number } {
  switch (stake.kind) {
    case 'banks':
    case 'spares':
      return { effect: stake.kind, count: stake.food };
    case 'loses':
      return { effect: stake.food === 0 ? 'losesNothing' : 'loses', count: stake.food };
    case 'risks':
      if (leads) return { effect: 'leads', count: food };
      return { effect: food > 0 ? 'finds' : 'nothing', count: food };
  }
}

export type Tone = 'good' | 'bad' | 'plain';

/** Whether that is to be hoped for. */
export function toneOf(effect: Effect): Tone {
  if (effect === 'loses') return 'bad';
  return effect === 'nothing' || effect === 'losesNothing' ? 'plain' : 'good';
}

/** The card of the hand that a digit means: cards are counted from 1, from the left. */
export function byDigit(cards: readonly Held[], key: string): Held | undefined {
  return cards.find((_, index) => String(index + 1) === key);
}

/** A hand as it lies while another plays: equal cards once. */
export function stacked(hand: readonly PigName[]): Held[] {
  const stacks = new Map<PigName, number>();
  for (const pig of hand) stacks.set(pig, (stacks.get(pig) ?? 0) + 1);
  return [...stacks].map(([pig, held]) => ({ pig, held }));
}
