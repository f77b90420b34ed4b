import { useTranslation } from 'react-i18next';
import { useCard } from '../../mirror/card';
import { closed, type Draft, isOpen, opened } from '../../mirror/draft';
import { Switch } from '../../parts/Switch';

/** Whether seats are kept for people at other machines: all of them at once. */
export function OpenSwitch({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  const change = useCard((card) => card.change);
  return (
    <Switch
      label={t('others')}
      isSelected={isOpen(draft)}
      onChange={(isOn) => change(isOn ? opened(draft) : closed(draft))}
    />
  );
}
