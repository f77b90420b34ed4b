import { useTranslation } from 'react-i18next';
import { Podium } from '../../../art/Podium';
import { listOf } from '../who';
import { podiumOf } from './order';
import type { Telling } from './useTelling';

/** The podium: who is placed, and who also ran. */
export function FinishBoard({ teller, view }: Pick<Telling, 'teller' | 'view'>) {
  const { t } = useTranslation('race');
  const { placed, unplaced } = podiumOf(teller.cast, view);
  const [winner] = placed;
  const label = winner
    ? t('over.podium', {
        horse: winner.name,
        placed: listOf(
          teller.language,
          placed.map(({ name }) => name),
        ),
      })
    : t('over.nobody');
  return <Podium placed={placed} unplaced={unplaced} label={label} />;
}
