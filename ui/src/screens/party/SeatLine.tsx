import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { commands, type PartyCard, type PartySeat } from '../../ipc/bindings.gen';
import { hostOf, isApart, isGuests, stateOf } from '../../mirror/party';
import { Button } from '../../parts/Button';
import { Tag } from '../../parts/Tag';
import { NameDialog } from './NameDialog';
import { SeatMenu } from './SeatMenu';
import './seat-line.css';
import { useOrder } from './useParty';

interface Props {
  party: PartyCard;
  seat: PartySeat;
}

const TONES = {
  away: 'bad',
  quiet: 'plain',
  live: 'plain',
  here: 'plain',
  host: 'plain',
  bot: 'plain',
  free: 'plain',
  'stand-in': 'plain',
} as const;

/** What a guest does about a seat before the start. */
function GuestActs({ party, seat }: Props) {
  const { t } = useTranslation('party');
  const order = useOrder();
  const [isAsked, setAsked] = useState(false);
  if (party.stage !== 'lobby' || isApart(party)) return null;
  if (seat.mine) {
    return (
      <Button look="bare" small onPress={() => void order(commands.leaveSeat(party.id, seat.seat))}>
        {t('seat.leave')}
      </Button>
    );
  }
  if (seat.holder !== 'free') return null;
  return (
    <>
      <Button small icon="person" onPress={() => setAsked(true)}>
        {t('seat.take')}
      </Button>
      <NameDialog
        party={party}
        seat={seat.seat}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onName={(name) => order(commands.takeSeat(party.id, seat.seat, name))}
      />
    </>
  );
}

/** A seat at the party: its silks, whose it is, how he is doing, and what can be done about it. */
export function SeatLine({ party, seat }: Props) {
  const { t } = useTranslation('party');
  const setup = party.setup?.seats[seat.seat];
  const state = stateOf(seat);
  const isReady = seat.ready && isGuests(seat) && party.stage === 'lobby';
  const who = seat.name || t('seat.number', { number: seat.seat + 1 });
  return (
    <li className={state === 'free' ? 'seat-line seat-line-free' : 'seat-line'}>
      <span className="seat-line-number">{seat.seat + 1}</span>
      {setup && <Jersey silks={setup.silks} size={2.5} />}
      <span className="seat-line-words">
        <b>{state === 'free' ? t('seat.state.free') : seat.name}</b>
        {setup?.horse && (
          <small>
            {state === 'free' ? setup.horse.name : t('seat.rides', { horse: setup.horse.name })}
          </small>
        )}
      </span>
      <span className="seat-line-state">
        {state !== 'free' && <Tag tone={TONES[state]}>{t(`seat.state.${state}`)}</Tag>}
        {isReady && <Tag tone="good">{t('seat.ready')}</Tag>}
        {!isReady && party.stage === 'lobby' && isGuests(seat) && <Tag>{t('seat.notReady')}</Tag>}
      </span>
      <span className="seat-line-acts">
        {hostOf(party) ? (
          <SeatMenu party={party} seat={seat} who={who} />
        ) : (
          <GuestActs party={party} seat={seat} />
        )}
      </span>
    </li>
  );
}
