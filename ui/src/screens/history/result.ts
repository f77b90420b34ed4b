// Who came where, in a few words. Pure.
import type { TFunction } from 'i18next';
import type { PastSeat } from '../../ipc/bindings.gen';

/** What a player is called; a name that was blotted out is no name any more. */
export function calledOf(t: TFunction<'history'>, { name, bot }: Pick<PastSeat, 'name' | 'bot'>) {
  if (bot) return t(`bot.${bot}`, { name });
  return name || t('forgotten');
}

/** Those who were placed by their places, then the rest. */
export function byPlace(seats: readonly PastSeat[]): PastSeat[] {
  const rank = ({ place }: PastSeat) => place ?? Number.POSITIVE_INFINITY;
  return seats.toSorted((a, b) => rank(a) - rank(b));
}

/** "1. Anna", or the name alone where there is no place. */
export function placedText(t: TFunction<'history'>, seat: PastSeat): string {
  const name = calledOf(t, seat);
  return seat.place === null ? name : t('placed', { place: seat.place, name });
}
