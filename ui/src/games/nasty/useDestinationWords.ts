import { useTranslation } from 'react-i18next';
import type { MarkedDestination } from './destinations';
import type { CoursePlan } from './picture';
import { useNames } from './useNames';

/** What is said of a destination: where it is, what it means, how it compares. */
export function useDestinationWords(plan: CoursePlan) {
  const { t } = useTranslation('nasty');
  const { fenceName, sectionName, spotName } = useNames(plan);

  const where = ({ goal }: MarkedDestination) =>
    goal === 'finish' ? t('pastPost') : spotName(goal);
  const meaning = ({ sort, fence, section }: MarkedDestination): string => {
    if (sort === 'finish') return t('meaning.finish');
    if (fence) return t('meaning.fence', { fence: fenceName(fence) });
    if (!section) return t('meaning.free');
    const words = { section: sectionName(section) };
    return sort === 'double' ? t('meaning.double', words) : t('meaning.section', words);
  };
  const rank = ({ isBest, isSlowest }: MarkedDestination): string | null => {
    if (isBest) return t('rank.best');
    return isSlowest ? t('rank.slowest') : null;
  };
  const left = ({ goal, left: count }: MarkedDestination) =>
    goal === 'finish' ? null : t('left', { count });
  /** One after the other, each a sentence of its own. */
  const spoken = (destination: MarkedDestination): string => {
    const name = t('destination', { letter: destination.letter, where: where(destination) });
    const said = [name, meaning(destination), left(destination), rank(destination)];
    return said.filter((sentence) => sentence !== null).join('. ');
  };
  return { where, meaning, rank, left, spoken };
}
