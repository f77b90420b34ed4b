import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { CardBack, CardFace, CardPlace } from '../../art/RacingCard';
import type { Silks } from '../../art/silks';
import { Panel } from '../../parts/Panel';
import './running-order.css';

export interface Runner {
  seat: number;
  silks: Silks;
  horse: string;
  /** Who rides, and what they are doing: "Anna, looking now". */
  who: string;
  /** As it is written: "26", "+2". */
  space: string;
  /** Whether a card has been chosen, or the card that was turned up; else none is asked for. */
  card?: 'picked' | 'choosing' | number;
  /** Whose turn it is to look. */
  isNow?: boolean;
  /** Cards still held, where the table shows them. */
  left?: readonly number[];
}

/** A name with more letters is set smaller, so that it stays on its line. */
const LONG = 15;

/** Who is where, the leader first. */
export function RunningOrder({ runners }: { runners: readonly Runner[] }) {
  const { t } = useTranslation('giro');
  const { t: tSilks } = useTranslation('silks');
  return (
    <Panel title={t('order')} note={t('orderColumns')}>
      <ol className="runners">
        {runners.map(({ seat, silks, horse, who, space, card, isNow, left }) => (
          <li key={seat} className={isNow ? 'runner runner-now' : 'runner'}>
            <Jersey silks={silks} size={2.1} label={tSilks(`name.${silks}`)} />
            <div className="runner-names">
              <b className={horse.length > LONG ? 'runner-long' : ''}>{horse}</b>
              <span>{who}</span>
              {left && (
                <span className="runner-left">
                  <span className="unseen">{t('left')} </span>
                  {left.join(' ')}
                </span>
              )}
            </div>
            <span className="runner-space">{space}</span>
            {card === 'picked' && <CardBack label={t('picked')} />}
            {card === 'choosing' && <CardPlace label={t('choosing')} />}
            {typeof card === 'number' && (
              <CardFace number={card} label={t('turnedUp', { number: card })} />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
