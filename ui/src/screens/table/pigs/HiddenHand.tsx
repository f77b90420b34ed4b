import { useTranslation } from 'react-i18next';
import { CardBack } from '../../../art/RacingCard';
import { Curtain } from '../../../parts/Curtain';
import { nameOf } from './sentences';
import type { Gallop } from './useGallop';

/** The backs of a hand that nobody may see now, and velvet before it for the one who may. */
export function HiddenHand({ gallop }: { gallop: Gallop }) {
  const { t } = useTranslation('gallop');
  const { phase, teller, view, actor } = gallop;
  const seat = phase.is === 'running' ? actor : 'seat' in phase ? phase.seat : undefined;
  const player = seat === undefined ? undefined : teller.seats[seat];
  const held = seat === undefined ? 0 : (view.held[seat] ?? 0);
  if (seat === undefined || !player || held === 0) return null;
  const label = t('curtain.cards', { name: nameOf(teller, seat) });
  return (
    <div className="hidden-hand">
      {Array.from({ length: held }, (_, index) => index).map((index) => (
        <CardBack key={index} label={label} />
      ))}
      {phase.is === 'turn' && <Curtain isOpen={false} name={player.name} silks={player.silks} />}
    </div>
  );
}
