import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/shallow';
import { partyAt, useParties } from '../../mirror/parties';
import { BrokenRecords } from '../BrokenRecords';
import { TableLine } from './TableLine';
import { useTables } from './useTables';
import './tables.css';

/** The tables that can be gone on with, the newest first, and the records that cannot. */
export function Tables() {
  const { t } = useTranslation('home');
  const { cards: all, broken, putAway, again } = useTables();
  // Those that are on the network just now are listed with the parties.
  const cards = useParties(
    useShallow((now) => all.filter(({ id }) => partyAt(now, id) === undefined)),
  );
  const isPickedUp = cards.some(({ pickedUp }) => pickedUp);
  return (
    <>
      {cards.length > 0 && (
        <section className="tables" aria-labelledby="tables-title">
          <h2 id="tables-title">{t('tables.title')}</h2>
          {isPickedUp && <p className="tables-picked-up">{t('tables.pickedUp')}</p>}
          <ul>
            {cards.map((card) => (
              <TableLine key={card.id} card={card} onPutAway={() => putAway(card.id)} />
            ))}
          </ul>
        </section>
      )}
      <BrokenRecords
        title={t('broken', { count: broken.length })}
        records={broken}
        onDeleted={again}
      />
    </>
  );
}
