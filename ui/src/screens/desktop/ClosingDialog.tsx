import { useTranslation } from 'react-i18next';
import { answerClosing, useDesktop } from '../../mirror/desktop';
import { Ask } from '../../parts/Ask';

/** Asks the host before guests are left behind. Closing the window once more closes it. */
export function ClosingDialog() {
  const { t } = useTranslation('shell');
  const guests = useDesktop((desktop) => desktop.guests);
  return (
    <Ask
      title={t('closing.title')}
      text={t('closing.text', { count: guests ?? 0 })}
      keep={t('closing.stay')}
      act={t('closing.close')}
      isOpen={guests !== undefined}
      onClose={() => answerClosing(false)}
      onAct={() => answerClosing(true)}
    />
  );
}
