// The race event cards of a seat, as they lie in the hand. Pure: what fits comes from the app.
import { printedOn } from '../../../games/nasty/cards';
import type { HeldCard, Target } from '../../../games/nasty/EventHand';
import type {
  Card,
  CardProspect,
  NastyOutlook,
  NastyView,
  Seat,
  SeatSetup,
} from '../../../ipc/bindings.gen';
import { effectOf } from './cardSentences';
import { horseOf, nameOf, type Teller } from './names';
import { refusalText } from './refusals';

export const silksOf = (seats: readonly SeatSetup[], seat: Seat): SeatSetup['silks'] =>
  seats[seat]?.silks ?? 'red';

export const targetOf = (teller: Teller, seat: Seat): Target => ({
  seat,
  silks: silksOf(teller.seats, seat),
  horse: horseOf(teller, seat),
  player: nameOf(teller, seat),
});

function prospectCard(teller: Teller, view: NastyView, prospect: CardProspect): HeldCard {
  const { card, held, refusal, rule, targets } = prospect;
  const { kind } = printedOn(card);
  const { justHome, deposit } = view;
  return {
    card,
    held,
    fits: refusal === null,
    what: refusal
      ? refusalText(teller, refusal)
      : effectOf(teller, { card, targets, justHome, deposit }),
    note: teller.t(`hand.note.${kind}`),
    rule: rule ?? undefined,
    targets: targets.map((seat) => targetOf(teller, seat)),
    several: kind === 'faller' && targets.length > 1,
  };
}

/** The hand while nobody may play a card: equal ones once. */
function resting(teller: Teller, hand: readonly Card[]): HeldCard[] {
  return [...new Set(hand)].map((card) => ({
    card,
    held: hand.filter((other) => other === card).length,
    fits: false,
    what: teller.t('hand.wait'),
    note: teller.t(`hand.note.${printedOn(card).kind}`),
    targets: [],
  }));
}

export function heldCards(
  teller: Teller,
  { view, outlook }: { view: NastyView; outlook: NastyOutlook },
): HeldCard[] {
  if (outlook.kind === 'moment' || outlook.kind === 'called') {
    return outlook.cards.map((card) => prospectCard(teller, view, card));
  }
  return resting(teller, view.hand);
}
