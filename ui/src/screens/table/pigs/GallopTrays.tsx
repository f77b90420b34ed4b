import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FoodFlight } from '../../../games/pigs/FoodFlight';
import { FoodTrays } from '../../../games/pigs/FoodTrays';
import type { Seat } from '../../../ipc/bindings.gen';
import { traysOf } from './tray';
import type { Telling } from './useTelling';

interface Props {
  telling: Pick<Telling, 'staged' | 'teller' | 'view'>;
  /** Whose tray is marked. */
  now: Seat | undefined;
}

/** What everybody has at risk and banked, and the food that is on its way there. */
export function GallopTrays({ telling, now }: Props) {
  const { t } = useTranslation('table');
  const { teller, view, staged } = telling;
  const flight = useStore(staged.scene, (scene) => scene.flight);
  return (
    <>
      <FoodTrays trays={traysOf(t, teller.seats, view, now)} />
      {flight && <FoodFlight {...flight} />}
    </>
  );
}
