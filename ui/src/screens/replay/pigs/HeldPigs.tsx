import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import { PigPicture } from '../../../art/pig/Pig';
import { stacked } from '../../../games/pigs/prospect';
import type { GameView, SeatSetup } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';

interface Props {
  seats: readonly SeatSetup[];
  /** What each player saw. */
  views: readonly GameView[] | undefined;
}

/** The racing cards that everybody held. */
export function HeldPigs({ seats, views }: Props) {
  const { t } = useTranslation('replay');
  const { t: pigs } = useTranslation('pigs');
  return (
    <ul className="held-hands">
      {seats.map(({ silks, name }, seat) => {
        const seen = views?.[seat];
        const hand = seen && stacked(viewOf('pigs', { view: seen }).hand);
        return (
          <li key={silks} className="held-hand">
            <Jersey silks={silks} size={1.4} />
            <b>{name}</b>
            <span className="held-cards">
              {hand?.map(({ pig, held }) => (
                <span key={pig} className="held-pigs">
                  <span className="held-pig">
                    <PigPicture name={pig} label={pigs(`pig.${pig}`)} />
                  </span>
                  {held}
                </span>
              ))}
              {hand?.length === 0 && t('nothingHeld')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
