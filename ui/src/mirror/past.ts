// Which finished tables the reader looks at, in their list and in what they tell together.
import { create } from 'zustand';
import type { GameName, HistoryQuery } from '../ipc/bindings.gen';

export interface Search {
  game: GameName | 'all';
  player: string;
  /** Days as a date field writes them, or nothing. */
  since: string;
  until: string;
}

export const EVERYTHING: Search = { game: 'all', player: '', since: '', until: '' };

interface Past {
  search: Search;
  look: (part: Partial<Search>) => void;
}

export const usePast = create<Past>((set) => ({
  search: EVERYTHING,
  look: (part) => set(({ search }) => ({ search: { ...search, ...part } })),
}));

/** The second since 1970 at which a day begins here, or the day after it. */
function midnight(day: string, after: 0 | 1): number | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!(year && month && date)) return null;
  return Math.floor(new Date(year, month - 1, date + after).getTime() / 1000);
}

/** What the backend is asked. */
export function queryOf({ game, player, since, until }: Search): HistoryQuery {
  return {
    game: game === 'all' ? null : game,
    player: player.trim() || null,
    since: midnight(since, 0),
    before: midnight(until, 1),
  };
}
