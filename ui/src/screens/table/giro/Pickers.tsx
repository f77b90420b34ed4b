import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import { seatsHere } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { riderOf } from './cast';
import type { Race } from './useRace';

/** Everybody at this machine: who still picks, and who may come back and change his pick. */
export function Pickers({ race }: { race: Race }) {
  const { t } = useTranslation('table');
  const { table, teller, view, cord } = race;
  return (
    <ul className="pickers">
      {seatsHere(table.setup).map((seat) => {
        const { name, silks } = riderOf(teller.cast, seat);
        const hasPicked = view.picked.includes(seat);
        return (
          <li key={seat}>
            <Button small onPress={() => cord.call(seat)}>
              <span className="picker">
                <Jersey silks={silks} size={1.9} />
                {t(hasPicked ? 'pick.has' : 'pick.still', { name })}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
