import { useTranslation } from 'react-i18next';
import type { NastyView } from '../../../ipc/bindings.gen';
import { Pips } from '../../../parts/Pips';

/** Which race it is. */
export function MeetingProgress({ view }: { view: NastyView }) {
  const { t } = useTranslation('meeting');
  const { stage, number, races } = view;
  if (stage === 'over') return t('race.finished');
  if (races.length === 0 || stage === 'entries') return t('race.before');
  const label = t('race.of', { number, races: races.length });
  return (
    <>
      <span>{label}</span>
      <Pips count={races.length} done={number - 1} label={label} />
    </>
  );
}
