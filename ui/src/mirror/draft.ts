// A race card while it is being written: pure changes, no backend. Seats move about, so each runner
// has a key of its own that stays with it.
import type { Fixed, Rules, SeatSetup, Setup } from '../ipc/bindings.gen';

export interface Runner {
  key: number;
  /** Did a person write the player's name? Then a surprise keeps it. */
  isNamed: boolean;
  seat: SeatSetup;
}

export interface Draft {
  /** Clockwise. */
  runners: readonly Runner[];
  rules: Required<Rules>;
  /** The keys of the runners from the oldest player to the youngest; without it chance decides. */
  elders: readonly number[] | undefined;
  /** Seconds for each decision. */
  clock: number | undefined;
}

/** The draft of a set-up. Names that people wrote before stay theirs, by seat. */
export function draftOf(setup: Setup, named: readonly boolean[] = []): Draft {
  return {
    runners: setup.seats.map((seat, key) => ({ key, isNamed: named[key] ?? false, seat })),
    // The backend may be told fewer options than there are; it always tells all of them.
    rules: setup.game.rules as Required<Rules>,
    elders: setup.game.fixed.seniority ?? undefined,
    clock: setup.clock ?? undefined,
  };
}

/** What the backend is asked to open. */
export function setupOf({ runners, rules, elders, clock }: Draft): Setup {
  const seatOf = (key: number) => runners.findIndex((runner) => runner.key === key);
  const fixed: Fixed = elders ? { seniority: elders.map(seatOf) } : {};
  return {
    seats: runners.map(({ seat }) => seat),
    game: { game: 'giro', rules, fixed },
    clock: clock ?? null,
  };
}

/** Changes a seat. Silks that another seat wears are swapped, so that no two ever wear the same. */
export function withSeat(draft: Draft, key: number, change: Partial<SeatSetup>): Draft {
  const before = draft.runners.find((runner) => runner.key === key)?.seat;
  if (!before) return draft;
  const runners = draft.runners.map((runner) => {
    if (runner.key === key) {
      const isNamed = runner.isNamed || change.name !== undefined;
      return { ...runner, isNamed, seat: { ...runner.seat, ...change } };
    }
    const gives = change.silks !== undefined && runner.seat.silks === change.silks;
    return gives ? { ...runner, seat: { ...runner.seat, silks: before.silks } } : runner;
  });
  return { ...draft, runners };
}

/** One more runner: of what a surprise for one more seat offers, what nobody here has yet. */
export function withRunner(draft: Draft, offered: readonly SeatSetup[]): Draft {
  const newest = offered.at(-1);
  if (!newest) return draft;
  const taken = draft.runners.map(({ seat }) => seat);
  const free = <K extends keyof SeatSetup>(what: K): SeatSetup[K] =>
    offered.map((seat) => seat[what]).find((one) => taken.every((seat) => seat[what] !== one)) ??
    newest[what];
  const key = Math.max(-1, ...draft.runners.map((runner) => runner.key)) + 1;
  const seat = { ...newest, silks: free('silks'), horse: free('horse'), coat: free('coat') };
  return {
    ...draft,
    runners: [...draft.runners, { key, isNamed: false, seat }],
    elders: draft.elders && [...draft.elders, key],
  };
}

export function withoutRunner(draft: Draft, key: number): Draft {
  return {
    ...draft,
    runners: draft.runners.filter((runner) => runner.key !== key),
    elders: draft.elders?.filter((elder) => elder !== key),
  };
}

/** Seats the runners in this order of keys, clockwise. */
export function seated(draft: Draft, keys: readonly number[]): Draft {
  const place = (runner: Runner) => keys.indexOf(runner.key);
  return { ...draft, runners: draft.runners.toSorted((a, b) => place(a) - place(b)) };
}

/** The keys with one of them moved by a place, or as they are where there is no place. */
export function nudged(keys: readonly number[], key: number, by: -1 | 1): readonly number[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
