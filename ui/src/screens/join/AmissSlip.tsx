import { useTranslation } from 'react-i18next';
import type { Amiss } from './useJoining';

/** Why one was not let in, and what to do. What concerns the code is said at the code. */
export function AmissSlip({ amiss }: { amiss: Amiss | undefined }) {
  const { t } = useTranslation('nearby');
  if (!amiss || amiss.isCode) return null;
  return (
    <p className={amiss.isLoud ? 'amiss amiss-loud' : 'amiss'} role="alert">
      {amiss.isLoud && <b>{t('form.beware')} </b>}
      {amiss.text}
    </p>
  );
}
