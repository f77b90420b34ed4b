import { useTranslation } from 'react-i18next';
import type { PartyCard } from '../../ipc/bindings.gen';
import { commands } from '../../ipc/bindings.gen';
import { lineOf } from '../../mirror/party';
import { Button } from '../../parts/Button';
import { LostBill } from '../lost/LostBill';
import { leave } from './leave';
import { useOrder } from './useParty';
import { useShutText } from './useShutText';

/** Outside a table that has not let us in yet: on the way, or why not. */
export function DoorBill({ party }: { party: PartyCard }) {
  const { t } = useTranslation('party');
  const order = useOrder();
  const shutText = useShutText();
  const line = lineOf(party);
  const isOnWay = line === undefined || ['coming', 'live', 'reconnecting'].includes(line.line);
  const title = t(isOnWay ? 'door.coming' : 'door.shut');
  const text =
    line?.line === 'shut'
      ? shutText(line.why)
      : t(line?.line === 'other-key' ? 'trouble.other-key.text' : 'door.wait');
  return (
    <LostBill title={title} text={text}>
      {!isOnWay && line?.line !== 'other-key' && (
        <Button look="primary" onPress={() => void order(commands.comeBack(party.id))}>
          {t('door.again')}
        </Button>
      )}
      <Button icon="home" onPress={() => void leave(party.id)}>
        {t('door.leave')}
      </Button>
    </LostBill>
  );
}
