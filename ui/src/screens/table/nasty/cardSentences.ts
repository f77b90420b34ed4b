// Race event cards in sentences: what is said when one is played, and what one would do. Pure.

import { printedOn } from '../../../games/nasty/cards';
import type { Card, PlayedCard, Seat } from '../../../ipc/bindings.gen';
import { horseOf, nameOf, type Teller } from './names';

/** What is said of a card that was played. */
export function cardSentence(teller: Teller, seat: Seat, play: PlayedCard): string {
  const { t, nasty } = teller;
  const name = nameOf(teller, seat);
  const horses = (play.on ?? []).map((on) => horseOf(teller, on));
  const told = { name, horse: horses[0] ?? '' };
  switch (play.kind) {
    case 'faller':
      return t('event.card.faller', {
        name,
        horses,
        fence: nasty(`fence.${play.fence ?? 'grandstand'}`),
      });
    case 'whipped-round':
      return t('event.card.whipped', told);
    case 'false-start':
      return t('event.card.falseStart', { name });
    case 'slipped-up':
      return t('event.card.slipped', told);
    case 'remount':
      return t('event.card.remount', told);
    case 'under-pressure':
      return t(`event.card.pressed.${play.veer ?? 'out'}`, told);
    case 'objection':
      return t('event.card.objection', told);
    case 'stewards-enquiry':
      return t('event.card.enquiry', told);
    case 'photo-finish':
      return t('event.card.photo', told);
  }
}

/** What the app says of a card that may be played now. */
export interface Fitting {
  card: Card;
  targets: readonly Seat[];
  /** Whose horse has just passed the post. */
  justHome: Seat | null;
  /** What an Objection costs. */
  deposit: number;
}

/** What a card that fits would do. */
export function effectOf(teller: Teller, { card, targets, justHome, deposit }: Fitting): string {
  const { t, nasty, sum } = teller;
  const { kind, fence, veer } = printedOn(card);
  const horses = targets.map((seat) => horseOf(teller, seat));
  const [horse = ''] = horses;
  switch (kind) {
    case 'faller':
      return t('hand.faller', { fence: nasty(`fence.${fence ?? 'grandstand'}`), horses });
    case 'whipped-round':
      return t('hand.whipped');
    case 'false-start':
      return t('hand.falseStart');
    case 'slipped-up':
      return t('hand.slipped');
    case 'remount':
      return t('hand.remount', { horses });
    case 'under-pressure':
      return t(`hand.pressed.${veer ?? 'out'}`, { horse });
    case 'photo-finish':
      return t('hand.photo', { horse, over: justHome === null ? '' : horseOf(teller, justHome) });
    case 'objection':
      return t('hand.objection', { sum: sum(deposit) });
    case 'stewards-enquiry':
      return t('hand.enquiry');
  }
}
