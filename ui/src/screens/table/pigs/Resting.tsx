import { FoodChart } from '../../../games/pigs/FoodChart';
import { chartOf } from './tray';
import type { Gallop } from './useGallop';

/** While no cards are in play, what the rounds so far have brought; before the first, nothing. */
export function Resting({ gallop: { teller, view } }: { gallop: Gallop }) {
  if (view.banks.every((banks) => banks.length === 0)) return null;
  return (
    <div className="gallop-chart">
      <FoodChart players={chartOf(teller.seats, view)} rounds={view.rounds} />
    </div>
  );
}
