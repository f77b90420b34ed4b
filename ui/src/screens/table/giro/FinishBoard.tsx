import { useTranslation } from 'react-i18next';
import { Podium } from '../../../art/Podium';
import { listOf } from './cast';
import { podiumOf } from './order';
import type { Race } from './useRace';

/** The podium: who is placed, and who also ran. */
export function FinishBoard({ race }: { race: Race }) {
  const { t } = useTranslation('table');
  const { teller, view } = race;
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
