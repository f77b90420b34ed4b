import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { RacingCard } from '../../art/RacingCard';
import type { Silks } from '../../art/silks';
import './turned-cards.css';

interface Owner {
  seat: number;
  silks: Silks;
  horse: string;
}

/** Face down: has it been chosen? Face up: does it wait for its turn, is it on, has it been played? */
export type TurnedCard = Owner &
  ({ state: 'choosing' | 'picked' } | { state: 'waiting' | 'now' | 'done'; card: number });

const LOOKS = { waiting: 'held', now: 'chosen', done: 'spent' } as const;

function Turned({ turned }: { turned: TurnedCard }) {
  const { t } = useTranslation('giro');
  const { silks, horse } = turned;
  if (!('card' in turned)) {
    return (
      <span className="turned-back" role="img" aria-label={t(`turned.${turned.state}`, { horse })}>
        <Jersey silks={silks} size={2.6} />
        <b>{horse}</b>
      </span>
    );
  }
  const { card, state } = turned;
  return (
    <span role="img" aria-label={t(`turned.${state}Card`, { horse, card })}>
      <RacingCard
        number={card}
        state={LOOKS[state]}
        landing={horse}
        picture={<Jersey silks={silks} size={1.9} />}
      />
    </span>
  );
}

/** A card of each horse: face down while all choose, then face up in the order of the moves. */
export function TurnedCards({ cards, label }: { cards: readonly TurnedCard[]; label: string }) {
  return (
    <ol className="turned" aria-label={label}>
      {cards.map((turned) => (
        <li key={turned.seat} className={`turned-card turned-${turned.state}`}>
          <Turned turned={turned} />
        </li>
      ))}
    </ol>
  );
}
