import './racing-card.css';

export type CardState = 'held' | 'refused' | 'chosen' | 'spent';

interface Props {
  number: number;
  state: CardState;
  /** Where it leads: "to 23". */
  landing: string;
  /** What happens there: "free", "Blue back to 22". */
  effect?: string | undefined;
  /** Drawn above the words at the foot. */
  picture?: React.ReactNode;
}

/** A printed racing card with its consequence at the foot. */
export function RacingCard({ number, state, landing, effect, picture }: Props) {
  return (
    <span className={`racing-card racing-card-${state}`}>
      <span className="racing-card-number">{number}</span>
      <span className="racing-card-foot">
        {picture}
        <b>{landing}</b>
        {effect && <span>{effect}</span>}
      </span>
    </span>
  );
}

/** The back of a card: somebody has chosen, nobody sees what. */
export function CardBack({ label }: { label: string }) {
  return <span className="card-back" role="img" aria-label={label} />;
}

/** A small card, face up. */
export function CardFace({ number, label }: { number: number; label: string }) {
  return (
    <span className="card-back card-face" role="img" aria-label={label}>
      {number}
    </span>
  );
}

/** The place where a card will lie. */
export function CardPlace({ label }: { label: string }) {
  return <span className="card-back card-place" role="img" aria-label={label} />;
}
