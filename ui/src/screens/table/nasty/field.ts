// What stands in the middle of the oval. Pure.
import type { Seat } from '../../../ipc/bindings.gen';
import { totalOf } from './board';
import { horseOf } from './names';
import type { Meeting } from './useMeeting';

interface FieldWords {
  title: string;
  note?: string;
  next?: string;
}

type Told = Pick<Meeting, 'view' | 'teller' | 'turn'>;

/** What a roll has brought. */
function rolled({ view, teller, turn }: Told, seat: Seat): FieldWords {
  const { t } = teller;
  const title = t('field.rolls', { horse: horseOf(teller, seat), die: view.rolled });
  if (view.pressure) return { title, note: t(`field.veers.${view.pressure.veer}`) };
  const ways = turn?.kind === 'go' ? turn.goals.length : 0;
  return ways > 0 ? { title, note: t('field.waysOpen', { count: ways }) } : { title };
}

/** What hangs on the roll that is awaited; else, that cards may come before it. */
function beforeRoll({ view, teller }: Told): string {
  const { t } = teller;
  const { claim, pressure } = view;
  if (claim) return t('field.claim', { over: horseOf(teller, claim.over) });
  return pressure ? t(`moment.pressed.${pressure.veer}`) : t('field.cards');
}

function words(told: Told): FieldWords {
  const { view, teller } = told;
  const { t } = teller;
  switch (view.stage) {
    case 'bets':
      return { title: t('field.lined'), note: t('field.betting') };
    case 'board':
      return { title: t('field.lined'), note: t('field.chalking') };
    case 'entries':
    case 'races':
    case 'lanes':
    case 'deal':
      return { title: t('field.quiet'), note: t('field.entering') };
    default: {
      const seat = view.toRoll;
      if (seat === null) return { title: t('field.lined') };
      if (view.rolled > 0) return rolled(told, seat);
      return { title: t('field.toRoll', { horse: horseOf(teller, seat) }), note: beforeRoll(told) };
    }
  }
}

/** What happens now, and what is at stake once everybody may know it. */
export function fieldWords(told: Told): FieldWords {
  const { view, teller } = told;
  const total = totalOf(view);
  if (total === 0) return words(told);
  return { ...words(told), next: teller.t('field.stakes', { sum: teller.sum(total) }) };
}
