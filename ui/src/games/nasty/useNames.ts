import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoursePlan, Fence, Race, Section, Spot } from './picture';
import { berthOf } from './track';

/** What places and races are called in the reader's language. */
export function useNames(plan: CoursePlan) {
  const { t } = useTranslation('nasty');
  return useMemo(
    () => ({
      fenceName: (fence: Fence) => t(`fence.${fence}`),
      sectionName: (section: Section) => t(`section.${section}`),
      raceName: (race: Race) => t(`race.${race}`),
      spotName: (spot: Spot) => {
        const { part, number } = berthOf(plan, spot);
        return t(`spot.${part}`, { number, lane: spot.lane });
      },
    }),
    [t, plan],
  );
}
