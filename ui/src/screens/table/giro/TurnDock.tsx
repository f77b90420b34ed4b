import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { UndoAct } from '../DockActs';
import { riderOf } from './cast';
import { mayTakeBack } from './looker';
import { Pickers } from './Pickers';
import type { Race } from './useRace';

/** Between two secret acts: whose turn it is to look, and nothing of anybody. */
export function TurnDock({ race, seat, closed }: { race: Race; seat: Seat; closed: boolean }) {
  const { t } = useTranslation('race');
  const { teller, cord, table, acts } = race;
  const { name } = riderOf(teller.cast, seat);
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
              <UndoAct acts={acts} setup={table.setup} seat={mayTakeBack(table)} asked={seat} />
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
