// How a race ended, as it is filled in. Pure: whether it can have ended so, the app says.
import type { Fate, Lost, Seat, Written } from '../../ipc/bindings.gen';

export const PLACES = ['one', 'two', 'three'] as const;
export const FATES = ['running', 'fallen', 'slipped', 'tailed-off'] as const;
export type Ending = (typeof PLACES)[number] | (typeof FATES)[number];

/** By seat; everybody runs at first. */
export type Endings = readonly Ending[];

const isPlace = (ending: Ending): ending is (typeof PLACES)[number] =>
  PLACES.some((place) => place === ending);

/** Fills in how a horse ended. Who had the place before takes what this one had. */
export function ended(endings: Endings, seat: Seat, ending: Ending): Endings {
  const before = isPlace(ending) ? endings.indexOf(ending) : -1;
  return endings.map((old, index) => {
    if (index === seat) return ending;
    return index === before ? (endings[seat] ?? 'running') : old;
  });
}

/** The first place that nobody is given though a later one is, from 1; 0 where there is none. */
export function gapIn(endings: Endings): number {
  const taken = PLACES.map((place) => endings.includes(place));
  const gap = taken.indexOf(false);
  return gap >= 0 && taken.slice(gap).includes(true) ? gap + 1 : 0;
}

type Post = Extract<Written, { write: 'post' }>;

export function postOf(endings: Endings): Post {
  const home = PLACES.flatMap((place) => {
    const seat = endings.indexOf(place);
    return seat < 0 ? [] : [seat];
  });
  const out = endings.flatMap((ending, seat): Lost[] =>
    isPlace(ending) || ending === 'running' ? [] : [{ seat, fate: ending satisfies Fate }],
  );
  return { write: 'post', home, out };
}

/** The same, filled in from what was written down before. */
export function endingsOf(seats: number, post: Post | undefined): Endings {
  return Array.from({ length: seats }, (_, seat): Ending => {
    const place = PLACES[post?.home.indexOf(seat) ?? -1];
    if (place) return place;
    const fate = post?.out.find((lost) => lost.seat === seat)?.fate;
    return fate && fate !== 'home' ? fate : 'running';
  });
}
