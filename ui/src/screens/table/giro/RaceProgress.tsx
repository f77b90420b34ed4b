import { useTranslation } from 'react-i18next';
import type { GiroView } from '../../../ipc/bindings.gen';
import { Pips } from '../../../parts/Pips';

const HEDGES = 5;
const HAND = 6;

/** How far the race has come. */
export function RaceProgress({ view }: { view: GiroView }) {
  const { t } = useTranslation('race');
  if (view.stage === 'placing') {
    const number = view.placed.length + 1;
    const label = t('round.hedge', { number });
    return (
      <>
        <span>{label}</span>
        <Pips count={HEDGES} done={view.placed.length} label={label} />
      </>
    );
  }
  const { round } = view;
  if (view.stage === 'over') return t('round.finished', { round });
  const left = view.hands[0]?.length ?? 0;
  const last = round + left - 1;
  return (
    <>
      <span>
        {left > 1 ? t('round.cycle', { round, last }) : t('round.lastOfCycle', { round })}
      </span>
      <Pips count={HAND} done={HAND - left} label={t('round.pips', { number: HAND - left + 1 })} />
    </>
  );
}
