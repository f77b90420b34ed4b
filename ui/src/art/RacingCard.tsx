import './racing-card.css';

export type CardState = 'held' | 'refused' | 'chosen' | 'spent';

interface Props {
  number: number;
  state: CardState;
  /** Where it leads: "to 23". */
  landing: string;
  /** What happens there: "free", "Blue back to 22". */
  effect?: string | undefined;
}

/** A printed racing card with its consequence at the foot. */
export function RacingCard({ number, state, landing, effect }: Props) {
  return (
    <span className={`racing-card racing-card-${state}`}>
      <span className="racing-card-number">{number}</span>
      <span className="racing-card-foot">
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

/** The place where a card will lie. */
export function CardPlace({ label }: { label: string }) {
  return <span className="card-back card-place" role="img" aria-label={label} />;
}
