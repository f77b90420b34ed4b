import { useTranslation } from 'react-i18next';
import type { PigsView } from '../../../ipc/bindings.gen';
import { Pips } from '../../../parts/Pips';

/** Which round it is and, while cards are played, the how manieth. */
export function GallopProgress({ view }: { view: PigsView }) {
  const { t } = useTranslation('gallop');
  const { round, rounds, stage, held } = view;
  if (stage === 'over') return t('round.finished', { count: rounds });
  const cards = view.edition.hand;
  const left = Math.max(...held);
  const label = t('round.card', { number: Math.min(cards, cards - left + 1), cards });
  return (
    <>
      <span>{t('round.of', { round, rounds })}</span>
      {stage === 'play' && (
        <>
          <span>{label}</span>
          <Pips count={cards} done={cards - left} label={label} />
        </>
      )}
    </>
  );
}
