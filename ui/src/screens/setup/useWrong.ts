import { useTranslation } from 'react-i18next';
import { useMoney } from '../../games/nasty/useMoney';
import type { BookError, SetupError } from '../../ipc/bindings.gen';
import { inHand, useCard } from '../../mirror/card';
import { setupOf } from '../../mirror/draft';
import { flawText } from '../notKept';
import { blanksOf, type Field, isAboutSeat, placeOf } from './wrong';

/** What is amiss with the card, in sentences: with all of it, or with one field. */
export function useWrong() {
  const { t } = useTranslation('errors');
  const { sum } = useMoney();
  const said = { sum, why: (flaw: BookError) => flawText(t, flaw) };
  const card = useCard(inHand);
  const wrong = card?.wrong ?? [];
  const seats = card ? setupOf(card.draft).seats : [];
  const say = (error: SetupError | undefined) =>
    error && t(`setup.${error.wrong}`, blanksOf(error, said));
  return {
    first: say(wrong[0]),
    about: (kind: SetupError['wrong']) => say(wrong.find((error) => error.wrong === kind)),
    at: (seat: number, field: Field) => {
      const error = wrong.filter(isAboutSeat).find((one) => {
        const place = placeOf(one, seats);
        return place.seat === seat && place.field === field;
      });
      return error && t(`field.${error.wrong}`, blanksOf(error, said));
    },
  };
}
