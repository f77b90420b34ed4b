import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyCard, PartyId } from '../../ipc/bindings.gen';
import { useParties } from '../../mirror/parties';
import { Button } from '../../parts/Button';
import { LostBill } from '../lost/LostBill';
import { addressOf } from '../routes';
import '../table/table.css';
import { goHome } from '../table/ways';
import { DoorBill } from './DoorBill';
import { Lobby } from './Lobby';
import { useParty } from './useParty';

/** A party whose game runs is at its table. The lobby is not on the way back from there. */
function useTableWhenRunning(party: PartyCard | undefined): void {
  const table = party?.stage === 'lobby' ? null : party?.table;
  useEffect(() => {
    if (typeof table === 'number') location.replace(addressOf({ screen: 'table', table }));
  }, [table]);
}

/** The lobby of a party: before the game, people sit down here. */
export function PartyScreen({ id }: { id: PartyId }) {
  const { t } = useTranslation('party');
  const isTold = useParties(({ parties }) => parties !== undefined);
  const party = useParty(id);
  useTableWhenRunning(party);

  if (!isTold) {
    return (
      <main className="table-asking">
        <p>{t('asking')}</p>
      </main>
    );
  }
  if (!party) {
    return (
      <LostBill title={t('gone.title')} text={t('gone.text')}>
        <Button look="primary" icon="home" autoFocus onPress={goHome}>
          {t('gone.home')}
        </Button>
      </LostBill>
    );
  }
  if (!party.setup) return <DoorBill party={party} />;
  return <Lobby party={party} setup={party.setup} />;
}
