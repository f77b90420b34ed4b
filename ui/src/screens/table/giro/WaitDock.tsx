import { useTranslation } from 'react-i18next';
import { type TurnedCard, TurnedCards } from '../../../games/giro/TurnedCards';
import { awaited, hasCurtain } from '../../../mirror/seats';
import { Now } from '../../../parts/TableFrame';
import { listOf } from '../who';
import { riderOf } from './cast';
import { Pickers } from './Pickers';
import type { Race } from './useRace';

/** Others are awaited; all there is to do is to watch, or to change a pick. */
export function WaitDock({ race }: { race: Race }) {
  const { t } = useTranslation('race');
  const { table, teller, view } = race;
  const names = awaited(view).map((seat) => riderOf(teller.cast, seat).name);
  const cards = teller.cast.seats.map(
    ({ silks, horse }, seat): TurnedCard => ({
      seat,
      silks,
      horse,
      state: view.picked.includes(seat) ? 'picked' : 'choosing',
    }),
  );
  const hasPicked = hasCurtain(table.setup);
  return (
    <>
      <Now title={t(hasPicked ? 'pick.chosen' : 'pick.watch')}>
        {names.length > 0 && <p>{t('pick.waiting', { names: listOf(teller.language, names) })}</p>}
      </Now>
      {hasPicked ? <Pickers race={race} /> : <TurnedCards cards={cards} label={t('run.cards')} />}
    </>
  );
}
