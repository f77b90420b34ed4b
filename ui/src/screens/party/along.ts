import { commands, type PartyId, type TableId } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { goHome } from '../table/ways';
import { leave } from './leave';

/** Saves the record of a table, to go on with it at another machine. Here it rests. */
export async function takeAlong(table: TableId, party: PartyId | undefined): Promise<void> {
  const { notify } = useApp.getState();
  const told = await commands.exportTable(table);
  if (told.status === 'error') return notify({ about: 'record', error: told.error });
  if (party === undefined) goHome();
  else await leave(party);
  notify({ about: 'exported', path: told.data });
}
