import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import { mayTakeBack } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { riderOf } from './cast';
import { Pickers } from './Pickers';
import type { Race } from './useRace';

/** Between two secret acts: whose turn it is to look, and nothing of anybody. */
export function TurnDock({ race, seat, closed }: { race: Race; seat: Seat; closed: boolean }) {
  const { t } = useTranslation('table');
  const { teller, cord, table, acts } = race;
  const { name } = riderOf(teller.cast, seat);
  const undoer = mayTakeBack(table);
  return (
    <>
      {closed ? (
        <Now
          title={t('pick.everybody')}
          acts={
            <Button small icon="eye" onPress={cord.aside}>
              {t('pick.board')}
            </Button>
          }
        >
          <p>{t('pick.behind')}</p>
        </Now>
      ) : (
        <Now
          title={t('pick.turn', { name })}
          acts={
            <>
              <Button look="primary" keys="Enter" onPress={() => cord.open(seat)}>
                {t('pick.open')}
              </Button>
              {undoer !== undefined && (
                <Button small icon="undo" onPress={() => void acts.undo(undoer)}>
                  {t('place.undo')}
                </Button>
              )}
            </>
          }
        >
          <p>{t('pick.others')}</p>
        </Now>
      )}
      <Pickers race={race} />
    </>
  );
}
