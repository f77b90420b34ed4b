import { commands, type PartyId } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { stopWatching } from '../../mirror/table';
import { goHome } from '../table/ways';

/** Leaves a party and goes home. Who finds it gone already goes there all the same. */
export async function leave(party: PartyId): Promise<void> {
  stopWatching();
  const told = await commands.leaveParty(party);
  if (told.status === 'error' && told.error.error !== 'no-such-party') {
    useApp.getState().notify({ about: 'party', error: told.error });
  }
  goHome();
}
