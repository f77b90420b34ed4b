import { useTranslation } from 'react-i18next';
import { FoodCard, type FoodName, foodAt } from '../../../art/Food';
import { Jersey } from '../../../art/Jersey';
import { Picture } from '../../../art/Picture';
import { FoodInHand } from '../../../games/pigs/FoodInHand';
import { chooser } from './putting';
import { foodPut } from './tray';
import type { Gallop } from './useGallop';

function Face({ name, isPale }: { name: FoodName; isPale: boolean }) {
  return (
    <Picture viewBox="-17 -22 34 44" className="food-card-face">
      <g opacity={isPale ? 0.35 : 1}>
        <FoodCard name={name} />
      </g>
    </Picture>
  );
}

/**
 * Whose food card lies where on the track, from the start player on, and whose is still to come. The one that is to be put
 * down by somebody here can be dragged to its space.
 */
export function FoodCards({ gallop }: { gallop: Gallop }) {
  const { t } = useTranslation('gallop');
  const { teller, view, phase, heard, chosen, choose } = gallop;
  const put = chooser(gallop);
  const now = phase.is === 'food' ? phase.seat : undefined;
  return (
    <ol className="food-cards">
      {foodPut(teller.seats, view, heard).map(({ seat, player, at }) => (
        <li key={seat} className={seat === now ? 'food-card food-card-now' : 'food-card'}>
          <Jersey silks={player.silks} size={1.9} />
          {put && seat === now ? (
            <FoodInHand
              // It lies on the board where it was let go; the one to take up again is back in its place.
              key={chosen.space}
              onOver={(over) => over !== chosen.over && choose({ ...chosen, over })}
              onDrop={(space) => put(space, false)}
            >
              <Face
                name={foodAt(chosen.over ?? chosen.space ?? seat)}
                isPale={chosen.over === undefined && chosen.space !== undefined}
              />
            </FoodInHand>
          ) : (
            <Face name={foodAt(at ?? seat)} isPale={at === undefined && seat !== now} />
          )}
          <b>{player.name}</b>
          <span>
            {at === undefined
              ? t(seat === now ? 'food.now' : 'food.still')
              : t('food.lies', { at })}
          </span>
        </li>
      ))}
    </ol>
  );
}
