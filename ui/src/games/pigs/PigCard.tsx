import { useTranslation } from 'react-i18next';
import { Picture } from '../../art/Picture';
import { Pig } from '../../art/pig/Pig';
import { PIG_GROUND } from './colours';
import { written } from './picture';
import { effectOf, type Held, type Prospect, toneOf } from './prospect';

export type PigCardState = 'held' | 'chosen' | 'notNow';

interface Props {
  card: Prospect | Held;
  state: PigCardState;
  /** The key that chooses it. */
  digit: number;
}

/** What it would do, at the foot of the card. */
function Foot({ card }: { card: Prospect }) {
  const { t } = useTranslation('pigs');
  const { effect, count } = effectOf(card);
  const { leapt, to } = card;
  const at = written(to);
  return (
    <>
      <span className="pig-card-way">
        {leapt.length > 0 ? t('hand.leaps', { count: leapt.length, at }) : t('hand.to', { at })}
      </span>
      <span className={`pig-card-effect pig-card-${toneOf(effect)}`}>
        {t(`hand.${effect}`, { count })}
      </span>
    </>
  );
}

/** A racing card, with its equals behind it. */
export function PigCard({ card, state, digit }: Props) {
  const { t } = useTranslation('pigs');
  const { pig, held } = card;
  return (
    <>
      {Array.from({ length: Math.min(held, 4) - 1 }, (_, index) => held - index).map((copy) => (
        <span
          key={copy}
          className="pig-copy"
          style={{ rotate: `${(copy + Math.min(held, 4) - held - 1) * 4.5}deg` }}
        />
      ))}
      <span className={`pig-card pig-card-is-${state}`}>
        <span className="pig-card-art" style={{ background: PIG_GROUND[pig] }}>
          <Picture viewBox="-12 -12 154 118">
            <Pig name={pig} />
          </Picture>
        </span>
        <span className="pig-card-name">
          <b>{t(`pig.${pig}`)}</b> <span>{t(`mark.${pig}`)}</span>
        </span>
        {'to' in card && <Foot card={card} />}
        <kbd className="pig-card-digit">{digit}</kbd>
      </span>
      {held > 1 && <span className="pig-held">{`×${held}`}</span>}
    </>
  );
}
