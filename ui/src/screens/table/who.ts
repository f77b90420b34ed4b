// Who is who at a table, in words.
import type { TFunction } from 'i18next';
import type { SeatSetup } from '../../ipc/bindings.gen';

/** Who plays, and which level it is where it is a bot. */
export function whoOf(t: TFunction<'table'>, { name, player }: Pick<SeatSetup, 'name' | 'player'>) {
  if (player === 'here' || player === 'guest') return name;
  return t(`who.bot.${player.bot}`, { name });
}

export function listOf(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
