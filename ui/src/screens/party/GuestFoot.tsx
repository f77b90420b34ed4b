import { useTranslation } from 'react-i18next';
import { commands, type PartyCard } from '../../ipc/bindings.gen';
import { free, isApart, lineOf, ours } from '../../mirror/party';
import { Button } from '../../parts/Button';
import '../setup/start-bar.css';
import { useOrder } from './useParty';

/** The foot of a guest's lobby: what to do next. */
export function GuestFoot({ party }: { party: PartyCard }) {
  const { t } = useTranslation('party');
  const order = useOrder();
  const seats = ours(party);
  const isReady = seats.length > 0 && seats.every(({ ready }) => ready);
  const setReady = async (ready: boolean) => {
    for (const { seat } of seats) await order(commands.setReady(party.id, seat, ready));
  };
  const next = () => {
    const line = lineOf(party)?.line;
    if (line === 'shut') return t('trouble.shut.title');
    if (line !== 'live') return t('next.apart');
    if (seats.length === 0) return t(free(party).length > 0 ? 'next.sit' : 'next.watch');
    return t(isReady ? 'next.wait' : 'next.ready');
  };
  return (
    <footer className="start-bar">
      <p role="status">{next()}</p>
      {seats.length > 0 && (
        <Button
          look={isReady ? 'plain' : 'primary'}
          icon={isReady ? 'undo' : 'check'}
          notNow={isApart(party)}
          onPress={() => void setReady(!isReady)}
        >
          {t(isReady ? 'ready.not' : 'ready.act', { count: seats.length })}
        </Button>
      )}
    </footer>
  );
}
