import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands, type PartyCard, type PartySeat, type SeatFor } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { isGuests } from '../../mirror/party';
import { Ask } from '../../parts/Ask';
import { Menu, type MenuAct } from '../../parts/Menu';
import { NameDialog } from './NameDialog';
import { useOrder } from './useParty';

interface Props {
  party: PartyCard;
  seat: PartySeat;
  /** By what name the seat goes. */
  who: string;
}

/** What a host can do about a seat. Whom it would take it from is asked about first. */
export function SeatMenu({ party, seat, who }: Props) {
  const { t } = useTranslation('party');
  const levels = useApp((app) => app.hello?.levels) ?? [];
  const order = useOrder();
  const [asks, setAsks] = useState<'name' | 'free'>();
  const give = (to: SeatFor) => order(commands.giveSeat(party.id, seat.seat, to));
  const isLobby = party.stage === 'lobby';

  const bots = levels.map(
    (level): MenuAct => ({
      id: `bot-${level}`,
      label: t(isLobby ? `give.bot.${level}` : `give.standIn.${level}`),
      icon: 'bot',
      onAction: () => void give({ by: 'bot', level }),
    }),
  );
  const here: MenuAct = {
    id: 'here',
    label: t('give.here'),
    icon: 'person',
    onAction: () => setAsks('name'),
  };
  const anybody: MenuAct = {
    id: 'anybody',
    label: t('give.anybody'),
    icon: 'network',
    onAction: () => (isGuests(seat) ? setAsks('free') : void give({ by: 'anybody' })),
  };
  const owner: MenuAct = {
    id: 'owner',
    label: t('give.owner', { name: seat.name }),
    icon: 'undo',
    onAction: () => void give({ by: 'owner' }),
  };
  const acts = isLobby
    ? [...(seat.holder === 'free' ? [] : [anybody]), here, ...bots]
    : [
        ...(seat.holder === 'stand-in' ? [owner] : []),
        ...(seat.holder === 'guest' ? bots : []),
        ...(isGuests(seat) ? [anybody] : []),
      ];
  if (acts.length === 0) return null;
  return (
    <>
      <Menu label={t('give.menu', { who })} acts={acts} />
      <NameDialog
        party={party}
        seat={seat.seat}
        isOpen={asks === 'name'}
        onClose={() => setAsks(undefined)}
        onName={(name) => give({ by: 'here', name })}
      />
      <Ask
        title={t('free.title', { name: seat.name })}
        text={t('free.text', { name: seat.name })}
        keep={t('free.keep')}
        act={t('free.act')}
        isOpen={asks === 'free'}
        onClose={() => setAsks(undefined)}
        onAct={() => void give({ by: 'anybody' })}
      />
    </>
  );
}
