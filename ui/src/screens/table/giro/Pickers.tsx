import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import { seatsHere } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { riderOf } from './cast';
import type { Race } from './useRace';

/** Everybody at this machine: who still picks, and who may come back and change his pick. */
export function Pickers({ race }: { race: Race }) {
  const { t } = useTranslation('race');
  const { table, teller, view, cord } = race;
  return (
    <ul className="pickers">
      {seatsHere(table.setup).map((seat) => {
        const { name, silks } = riderOf(teller.cast, seat);
        const hasPicked = view.picked.includes(seat);
        return (
          <li key={seat}>
            <Button small onPress={() => cord.call(seat)}>
              <span className={hasPicked ? 'picker picker-done' : 'picker'}>
                <Jersey silks={silks} size={2.6} />
                <b>{t(hasPicked ? 'pick.has' : 'pick.still', { name })}</b>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
