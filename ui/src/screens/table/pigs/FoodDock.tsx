import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { UndoAct } from '../DockActs';
import { FoodCards } from './FoodCards';
import { moveInMind } from './hand';
import { nameOf } from './sentences';
import type { Gallop } from './useGallop';

interface Props {
  gallop: Gallop;
  seat: Seat;
  mine: boolean;
}

function titleOf({ teller, table }: Gallop, seat: Seat, mine: boolean): string {
  const name = nameOf(teller, seat);
  if (!mine) return teller.t('food.theirs', { name });
  return hasCurtain(table.setup) ? teller.t('food.mine', { name }) : teller.t('food.alone');
}

/** A food card is put on the track: where, and whether it is meant. */
export function FoodDock({ gallop, seat, mine }: Props) {
  const { t } = useTranslation('gallop');
  const { phase, look, chosen, act, acts, table } = gallop;
  const move = moveInMind(phase, chosen, look);
  return (
    <>
      <Now
        title={titleOf(gallop, seat, mine)}
        acts={
          <>
            {move && (
              <Button look="primary" keys="Enter" onPress={() => act(move)}>
                {t('food.act', { at: chosen.space })}
              </Button>
            )}
            <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />
          </>
        }
      >
        {acts.said && <WhyNot {...acts.said} />}
        {mine && !move && !acts.said && <p>{t('food.how')}</p>}
      </Now>
      <FoodCards gallop={gallop} />
    </>
  );
}
