import { useTranslation } from 'react-i18next';
import { Now } from '../../../parts/TableFrame';
import { EndActs } from '../DockActs';
import { Resting } from './Resting';
import { nameOf, winnersOf } from './sentences';
import type { Gallop } from './useGallop';

/** The end: who has won, alone or together, how it came, and what now. */
export function OverDock({ gallop }: { gallop: Gallop }) {
  const { t } = useTranslation('gallop');
  const { teller, view, table } = gallop;
  const winners = winnersOf(view.result);
  const names = winners.map((seat) => nameOf(teller, seat));
  const [name = ''] = names;
  const isShared = names.length > 1;
  const count = view.banked[winners[0] ?? 0] ?? 0;
  return (
    <>
      <Now
        title={isShared ? t('over.share', { names }) : t('over.wins', { name })}
        acts={<EndActs table={table} />}
      >
        <p>{t(isShared ? 'over.withEach' : 'over.with', { count })}</p>
      </Now>
      <Resting gallop={gallop} />
    </>
  );
}
