import { useTranslation } from 'react-i18next';
import { HorsePicture } from '../../art/horse/Horse';
import type { NearbyTable } from '../../ipc/bindings.gen';
import { useNearby } from '../../mirror/nearby';
import { partyText } from '../notKept';
import { NearbyLine } from './NearbyLine';

/** Nobody is heard: what that can mean, and what to look at. */
function Silence({ trouble }: { trouble: string | undefined }) {
  const { t } = useTranslation('nearby');
  return (
    <div className="silence">
      <div className="silence-picture">
        <HorsePicture pose="stand" coat="chestnut" silks="green" />
      </div>
      <div>
        <h3>{t('silence.title')}</h3>
        {trouble && <p className="silence-trouble">{trouble}</p>}
        <ul>
          <li>{t('silence.open')}</li>
          <li>{t('silence.sameNetwork')}</li>
          <li>{t('silence.guestNetwork')}</li>
          <li>{t('silence.vpn')}</li>
        </ul>
        <p>
          {t('silence.anyway')} <a href="#/doctor">{t('silence.doctor')}</a>
        </p>
      </div>
    </div>
  );
}

/** The tables nearby as they are heard, the ones that can be joined first. */
export function TableList({ onChoose }: { onChoose: (table: NearbyTable) => void }) {
  const { t } = useTranslation('nearby');
  const { t: errors } = useTranslation('errors');
  const { tables, trouble, error } = useNearby();
  if (error) return <Silence trouble={partyText(errors, error)} />;
  if (!tables) {
    return (
      <p className="listening" role="status">
        {t('list.listening')}
      </p>
    );
  }
  if (tables.length === 0) {
    return <Silence trouble={trouble === null ? undefined : t('list.trouble', { trouble })} />;
  }
  return (
    <>
      <ul className="nearby-list">
        {tables.map((table) => (
          <NearbyLine key={table.id} table={table} onChoose={() => onChoose(table)} />
        ))}
      </ul>
      <p className="listening">
        {trouble === null ? t('list.still') : t('list.trouble', { trouble })}
      </p>
    </>
  );
}
