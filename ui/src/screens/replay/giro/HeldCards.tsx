import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import type { GameView } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import type { Rider } from '../../table/giro/cast';

interface Props {
  riders: readonly Rider[];
  /** What each rider saw. */
  views: readonly GameView[] | undefined;
}

/** The cards that everybody held, and the one that was picked. */
export function HeldCards({ riders, views }: Props) {
  const { t } = useTranslation('replay');
  return (
    <ul className="held-hands">
      {riders.map(({ silks, horse }, seat) => {
        const seen = views?.[seat];
        const view = seen && viewOf('giro', { view: seen });
        const cards = view?.hands[seat] ?? [];
        return (
          <li key={silks} className="held-hand">
            <Jersey silks={silks} size={1.4} />
            <b>{horse}</b>
            <span className="held-cards">
              {cards.map((card) =>
                card === view?.pick ? (
                  <b key={card} className="held-card held-picked">
                    {card}
                    <span className="unseen">{t('picked')}</span>
                  </b>
                ) : (
                  <span key={card} className="held-card">
                    {card}
                  </span>
                ),
              )}
              {view && cards.length === 0 && t('nothingHeld')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
