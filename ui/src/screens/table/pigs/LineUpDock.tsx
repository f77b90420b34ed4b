import { useTranslation } from 'react-i18next';
import { LineUpRow } from '../../../games/pigs/LineUpRow';
import type { Seat } from '../../../ipc/bindings.gen';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { UndoAct } from '../DockActs';
import { moveInMind, orderOf } from './hand';
import { Resting } from './Resting';
import { nameOf } from './sentences';
import type { Gallop } from './useGallop';

interface Props {
  gallop: Gallop;
  seat: Seat;
  mine: boolean;
}

function titleOf({ teller, table }: Gallop, seat: Seat, mine: boolean): string {
  const name = nameOf(teller, seat);
  if (!mine) return teller.t('lineUp.theirs', { name });
  return hasCurtain(table.setup) ? teller.t('lineUp.mine', { name }) : teller.t('lineUp.alone');
}

/** The pigs are lined up, as they shall stand on the board. */
export function LineUpDock({ gallop, seat, mine }: Props) {
  const { t } = useTranslation('gallop');
  const { phase, look, chosen, choose, act, acts, table } = gallop;
  const move = moveInMind(phase, chosen, look);
  const order = orderOf(chosen, look?.outlook);
  return (
    <>
      <Now
        title={titleOf(gallop, seat, mine)}
        acts={
          <>
            {move && (
              <Button look="primary" keys="Enter" onPress={() => act(move)}>
                {t('lineUp.act')}
              </Button>
            )}
            <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />
          </>
        }
      >
        {acts.said ? <WhyNot {...acts.said} /> : <p>{t(mine ? 'lineUp.how' : 'lineUp.wait')}</p>}
      </Now>
      {mine && order.length > 0 ? (
        <LineUpRow order={order} onOrder={(next) => choose({ order: next })} />
      ) : (
        <Resting gallop={gallop} />
      )}
    </>
  );
}
