import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import type { GameView } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { cardNameOf, type Teller } from '../../table/nasty/names';

interface Props {
  teller: Teller;
  /** What each player saw. */
  views: readonly GameView[] | undefined;
}

/** The race event cards that everybody held. */
export function HeldEvents({ teller, views }: Props) {
  const { t, i18n } = useTranslation('replay');
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <ul className="held-hands">
      {teller.seats.map(({ silks, name }, seat) => {
        const seen = views?.[seat];
        const hand = seen && viewOf('nasty', { view: seen }).hand;
        return (
          <li key={silks} className="held-hand">
            <Jersey silks={silks} size={1.4} />
            <b>{name}</b>
            <span className="held-cards">
              {hand && hand.length > 0 && list.format(hand.map((card) => cardNameOf(teller, card)))}
              {hand?.length === 0 && t('nothingHeld')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
