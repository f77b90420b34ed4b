import { useTranslation } from 'react-i18next';
import { useParties } from '../../mirror/parties';
import { PartyLine } from './PartyLine';
import './tables.css';

/** The parties that are on, and the ways back to them. */
export function Parties() {
  const { t } = useTranslation('nearby');
  const parties = useParties((now) => now.parties) ?? [];
  if (parties.length === 0) return null;
  return (
    <section className="tables" aria-labelledby="parties-title">
      <h2 id="parties-title">{t('home.parties')}</h2>
      <ul>
        {parties.map((party) => (
          <PartyLine key={party.id} party={party} />
        ))}
      </ul>
    </section>
  );
}
