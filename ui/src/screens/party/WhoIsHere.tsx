import { useTranslation } from 'react-i18next';
import { type AwayChoice, commands, type PartyCard } from '../../ipc/bindings.gen';
import { hostOf } from '../../mirror/party';
import { Dialog } from '../../parts/Dialog';
import { AwayOption } from './AwayOption';
import { SeatLine } from './SeatLine';
import { useOrder } from './useParty';
import { WayIn } from './WayIn';

interface Props {
  party: PartyCard;
  isOpen: boolean;
  onClose: () => void;
}

/** Who is at the table and how they are connected; for the host, the way in and what he can do, too. */
export function WhoIsHere({ party, isOpen, onClose }: Props) {
  const { t } = useTranslation('party');
  const order = useOrder();
  const host = hostOf(party);
  const choose = (away: AwayChoice) => void order(commands.chooseAway(party.id, away));
  return (
    <Dialog title={party.name} isOpen={isOpen} onClose={onClose} wide>
      <ol>
        {party.seats.map((seat) => (
          <SeatLine key={seat.seat} party={party} seat={seat} />
        ))}
      </ol>
      {party.stand > 0 && <p className="quiet">{t('strip.stand', { count: party.stand })}</p>}
      {host ? (
        <>
          <AwayOption away={party.away} onChoose={choose} />
          <WayIn side={host} />
        </>
      ) : (
        <p className="quiet">{t(`away.told.${party.away}`)}</p>
      )}
    </Dialog>
  );
}
