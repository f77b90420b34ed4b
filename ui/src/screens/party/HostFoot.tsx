import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands, type Level, type PartyCard } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { free, isGuests } from '../../mirror/party';
import { Button } from '../../parts/Button';
import { Select } from '../../parts/Select';
import { addressOf } from '../routes';
import '../setup/start-bar.css';
import { listOf } from '../table/who';
import { useOrder } from './useParty';

/** What the start would mean now: who is not ready, and what becomes of seats that are free. */
function useOutlook(party: PartyCard): string[] {
  const { t, i18n } = useTranslation('party');
  const waiting = party.seats.filter((seat) => seat.holder === 'guest' && !seat.ready);
  const names = listOf(
    i18n.language,
    waiting.map(({ name }) => name),
  );
  const count = free(party).length;
  const said = [
    ...(waiting.length > 0 ? [t('start.waiting', { names, count: waiting.length })] : []),
    ...(count > 0 ? [t('start.free', { count })] : []),
  ];
  if (said.length > 0) return said;
  return [t(party.seats.some(isGuests) ? 'start.ready' : 'start.alone')];
}

/** The foot of the host's lobby: the start. */
export function HostFoot({ party }: { party: PartyCard }) {
  const { t } = useTranslation(['party', 'setup']);
  const levels = useApp((app) => app.hello?.levels) ?? [];
  const order = useOrder();
  const [level, setLevel] = useState<Level>('steady');
  const outlook = useOutlook(party);
  const start = async () => {
    const table = await order(commands.startParty(party.id, level));
    if (table !== undefined) location.replace(addressOf({ screen: 'table', table }));
  };
  return (
    <footer className="start-bar">
      <p role="status">{outlook.join(' ')}</p>
      {free(party).length > 0 && (
        <span className="start-bar-fill">
          <Select
            label={t('start.fill')}
            hideLabel
            value={level}
            onChange={setLevel}
            options={levels.map((id) => ({ id, label: t(`setup:bot.${id}`) }))}
          />
        </span>
      )}
      <Button look="primary" onPress={() => void start()}>
        {t('start.act')}
      </Button>
    </footer>
  );
}
