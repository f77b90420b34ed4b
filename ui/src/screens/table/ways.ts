// The ways out of a table, and what ends it.
import { commands, type TableId } from '../../ipc/bindings.gen';
import { stopWatching, watchAgain } from '../../mirror/table';
import { addressOf } from '../routes';

export function goHome(): void {
  location.hash = addressOf({ screen: 'home' });
}

export function openRules(): void {
  location.hash = addressOf({ screen: 'rules' });
}

export function openSettings(): void {
  location.hash = addressOf({ screen: 'settings' });
}

/** Ends the table and goes home. Who finds it closed already is there all the same. */
export async function leave(table: TableId): Promise<void> {
  stopWatching();
  goHome();
  await commands.close(table);
}

/** The same race anew, at a table of its own; nothing where the old one is no longer there. */
export async function rematch(table: TableId): Promise<void> {
  stopWatching();
  const told = await commands.rematch(table);
  if (told.status === 'ok') location.hash = addressOf({ screen: 'table', table: told.data });
  else watchAgain();
}
