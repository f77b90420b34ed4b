import { useTranslation } from 'react-i18next';
import type { StoreError } from '../../ipc/bindings.gen';
import { keptText } from '../notKept';

/** Why nothing goes on while what happens cannot be kept, and what to do. It goes as it came. */
export function StuckSlip({ stuck }: { stuck: StoreError | null }) {
  const { t } = useTranslation('table');
  const { t: errors } = useTranslation('errors');
  return (
    <div role="status">
      {stuck && (
        <p className="table-stuck">
          <b>{t('stuck.title')}</b> {keptText(errors, stuck)} <span>{t('stuck.safe')}</span>
        </p>
      )}
    </div>
  );
}
