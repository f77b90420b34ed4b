import { useTranslation } from 'react-i18next';
import type { AwayChoice } from '../../ipc/bindings.gen';
import { Choice } from '../../parts/Choice';

interface Props {
  away: AwayChoice;
  onChoose: (away: AwayChoice) => void;
}

/** What becomes of the seat of somebody who has been away for two minutes. */
export function AwayOption({ away, onChoose }: Props) {
  const { t } = useTranslation('party');
  return (
    <Choice
      label={t('away.title')}
      look="cards"
      value={away}
      onChange={onChoose}
      options={(['wait', 'bot', 'vote'] as const).map((id) => ({
        id,
        label: t(`away.name.${id}`),
        text: t(`away.text.${id}`),
      }))}
    />
  );
}
