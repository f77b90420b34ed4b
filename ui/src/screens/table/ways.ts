// The ways out of a table, and what ends it.
import { commands, type GameName, type TableId } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { stopWatching, watchAgain } from '../../mirror/table';
import { addressOf } from '../routes';

export function goHome(): void {
  location.hash = addressOf({ screen: 'home' });
}

export function openRules(game: GameName): void {
  location.hash = addressOf({ screen: 'rules', game });
}

export function openSettings(): void {
  location.hash = addressOf({ screen: 'settings' });
}

/** Shows the table to the whole room. */
export function openStand(table: TableId): void {
  location.hash = addressOf({ screen: 'stand', table });
}

/** Plays a table that is over back from its record. Where that is not shelved yet, the history says so. */
export async function playBack(table: TableId): Promise<void> {
  const cards = await commands.tables();
  const record = cards.find(({ id }) => id === table)?.record;
  location.hash = addressOf(record ? { screen: 'replay', file: record } : { screen: 'history' });
}

/** Ends the table for good and goes home. Who finds it closed already goes there all the same. */
export async function endTable(table: TableId): Promise<void> {
  stopWatching();
  const told = await commands.close(table);
  if (told.status === 'ok' || told.error.error === 'no-such-table') return goHome();
  useApp.getState().notify({ about: 'not-closed', error: told.error });
  watchAgain();
}

/** The same race anew, at a table of its own. Where that cannot be, this one stays and it is said why. */
export async function rematch(table: TableId): Promise<void> {
  stopWatching();
  const told = await commands.rematch(table);
  if (told.status === 'ok') {
    location.hash = addressOf({ screen: 'table', table: told.data });
    return;
  }
  useApp.getState().notify({ about: 'not-opened', error: told.error });
  watchAgain();
}
