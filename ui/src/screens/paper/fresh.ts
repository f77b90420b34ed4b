// A meeting of the boxed game as it is being set up. Pure.
import { SILKS, type Silks } from '../../art/silks';
import type { MeetingSetup } from '../../ipc/bindings.gen';

export interface Fresh {
  players: readonly { key: number; name: string; silks: Silks }[];
  lanes: MeetingSetup['lanes'];
  betLimit: number | null;
  book: string | null;
}

const player = (key: number) => ({ key, name: '', silks: SILKS[key] ?? 'red' });

export const FRESH: Fresh = {
  players: [player(0), player(1), player(2)],
  lanes: 'all',
  betLimit: null,
  book: null,
};

/** The first page, with whoever keeps the book as its first player. */
export function freshOf(name: string | null, silks: Silks | null): Fresh {
  const named = renamed(FRESH, 0, name ?? '');
  return silks ? silked(named, 0, silks) : named;
}

export function renamed(fresh: Fresh, at: number, name: string): Fresh {
  const players = fresh.players.map((one, index) => (index === at ? { ...one, name } : one));
  return { ...fresh, players };
}

/** Puts silks on. Who wore them before wears what this one had. */
export function silked(fresh: Fresh, at: number, silks: Silks): Fresh {
  const had = fresh.players[at]?.silks ?? silks;
  const players = fresh.players.map((one, index) => {
    if (index === at) return { ...one, silks };
    return one.silks === silks ? { ...one, silks: had } : one;
  });
  return { ...fresh, players };
}

/** One more player, in silks that nobody wears. */
export function added(fresh: Fresh): Fresh {
  const worn = fresh.players.map(({ silks }) => silks);
  const silks = SILKS.find((one) => !worn.includes(one));
  if (!silks) return fresh;
  const key = Math.max(...fresh.players.map((one) => one.key)) + 1;
  return { ...fresh, players: [...fresh.players, { key, name: '', silks }] };
}

/** A player less; two play at least. */
export function taken(fresh: Fresh, at: number): Fresh {
  const players = fresh.players.filter((_, index) => index !== at);
  return players.length < 2 ? fresh : { ...fresh, players };
}

export const setupOf = ({ players, lanes, betLimit, book }: Fresh): MeetingSetup => ({
  players: players.map(({ name, silks }) => ({ name: name.trim(), silks })),
  lanes,
  bet_limit: betLimit,
  book,
});
