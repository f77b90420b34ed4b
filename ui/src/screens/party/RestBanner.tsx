import { useTranslation } from 'react-i18next';
import { commands, type TableId } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import './party-banner.css';
import { useOrder } from './useParty';

/** A table that others sat at from their machines and that is not on the network now, and the way back. */
export function RestBanner({ table }: { table: TableId }) {
  const { t } = useTranslation('party');
  const order = useOrder();
  return (
    <div className="party-banner" role="status">
      <p>
        <b>{t('rest.title')}</b> {t('rest.text')}
      </p>
      <div className="party-banner-acts">
        <Button
          look="primary"
          small
          icon="network"
          onPress={() => void order(commands.hostAgain(table))}
        >
          {t('rest.act')}
        </Button>
      </div>
    </div>
  );
}
