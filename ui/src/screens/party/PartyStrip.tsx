import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { PartyCard, PartySeat, Seat } from '../../ipc/bindings.gen';
import { type SeatState, silksOf, stateOf } from '../../mirror/party';
import { Icon, type IconName } from '../../parts/Icon';
import './party-strip.css';

/** How a seat is doing; who is there and is waited for is thinking. */
function stateNow(seat: PartySeat, awaited: readonly Seat[]): SeatState | 'thinking' {
  const state = stateOf(seat);
  const isThere = state === 'here' || state === 'host' || state === 'live';
  return isThere && awaited.includes(seat.seat) ? 'thinking' : state;
}

/** The sign on the silks; nothing where all is well and nothing is waited for. */
function signOf(state: SeatState | 'thinking'): IconName | undefined {
  if (state === 'bot' || state === 'stand-in') return 'bot';
  if (state === 'free') return 'plus';
  if (state === 'away') return 'close';
  return state === 'thinking' ? 'dots' : undefined;
}

interface Props {
  party: PartyCard;
  /** Whom the table waits for. */
  thinking: readonly Seat[];
}

/** Who is here, in one line: connected, quiet, away, thinking, or a bot in his place. */
export function PartyStrip({ party, thinking }: Props) {
  const { t } = useTranslation('party');
  return (
    <div className="party-strip">
      <ul>
        {party.seats.map((seat) => {
          const state = stateNow(seat, thinking);
          const silks = silksOf(party, seat.seat);
          const sign = signOf(state);
          const name = seat.name || t('seat.number', { number: seat.seat + 1 });
          const said = t(`strip.${state}`, { name });
          return (
            <li key={seat.seat} className={`party-mark party-mark-${stateOf(seat)}`} title={said}>
              {silks && <Jersey silks={silks} size={1.7} />}
              {sign && (
                <i>
                  <Icon name={sign} />
                </i>
              )}
              <span className="unseen">{said}</span>
            </li>
          );
        })}
      </ul>
      {party.stand > 0 && (
        <span className="party-strip-stand">
          <Icon name="eye" /> <span aria-hidden="true">{party.stand}</span>
          <span className="unseen">{t('strip.stand', { count: party.stand })}</span>
        </span>
      )}
    </div>
  );
}
