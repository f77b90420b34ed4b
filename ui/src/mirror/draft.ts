// A race card while it is being written: pure changes, no backend. Seats move about, so each runner
// has a key of its own that stays with it.
import type { GameName, GameSetup, SeatSetup, Setup } from '../ipc/bindings.gen';

export interface Runner {
  key: number;
  /** Did a person write the player's name? Then a surprise keeps it. */
  isNamed: boolean;
  seat: SeatSetup;
}

/** The backend may be told fewer options than there are; it always tells all of them. */
type Whole<Game extends GameSetup> = Game extends GameSetup
  ? Omit<Game, 'rules'> & { rules: Required<Game['rules']> }
  : never;

/** A game as it is being set up. Where it names seats, they are the keys of runners. */
export type GameDraft = Whole<GameSetup>;
export type DraftOf<Name extends GameName> = Extract<GameDraft, { game: Name }>;

export interface Draft {
  /** Clockwise. */
  runners: readonly Runner[];
  game: GameDraft;
  /** Seconds for each decision. */
  clock: number | undefined;
  /** Milliseconds for cards before a roll; without it the usual ones. */
  pause: number | undefined;
}

/** The draft of a set-up. Names that people wrote before stay theirs, by seat. */
export function draftOf(setup: Setup, named: readonly boolean[] = []): Draft {
  return {
    // The first keys are the seats, so that whom the game names stays named.
    runners: setup.seats.map((seat, key) => ({ key, isNamed: named[key] ?? false, seat })),
    game: setup.game as GameDraft,
    clock: setup.clock ?? undefined,
    pause: setup.pause ?? undefined,
  };
}

/** What the backend is asked to open. */
export function setupOf({ runners, game, clock, pause }: Draft): Setup {
  const seatOf = (key: number) => runners.findIndex((runner) => runner.key === key);
  return {
    seats: runners.map(({ seat }) => seat),
    game: renumbered(game, seatOf),
    clock: clock ?? null,
    pause: pause ?? null,
  };
}

/** Is a seat kept for somebody at another machine? */
export const isOpen = ({ runners }: Draft): boolean =>
  runners.some(({ seat }) => seat.player === 'guest');

/** What is offered to others: the seats that are free bear no names yet. */
export function offeredOf(draft: Draft): Setup {
  const setup = setupOf(draft);
  const seats = setup.seats.map((seat) => (seat.player === 'guest' ? { ...seat, name: '' } : seat));
  return { ...setup, seats };
}

/** Keeps the seats of bots for guests; where there are no bots, the last seat. */
export function opened(draft: Draft): Draft {
  const isBot = ({ seat }: Runner) => typeof seat.player === 'object';
  const hasBots = draft.runners.some(isBot);
  const last = draft.runners.length - 1;
  const runners = draft.runners.map((runner, index): Runner => {
    const goes = hasBots ? isBot(runner) : index === last;
    return goes ? { ...runner, seat: { ...runner.seat, player: 'guest' } } : runner;
  });
  return { ...draft, runners };
}

/** Gives the seats of guests to bots. */
export function closed(draft: Draft): Draft {
  const runners = draft.runners.map((runner): Runner => {
    if (runner.seat.player !== 'guest') return runner;
    return { ...runner, seat: { ...runner.seat, player: { bot: 'steady' } } };
  });
  return { ...draft, runners };
}

/** The game with other numbers for those whom it names. Who gets none is named no more. */
function renumbered(game: GameDraft, to: (key: number) => number | undefined): GameDraft {
  switch (game.game) {
    case 'giro': {
      const { seniority } = game.fixed;
      if (!seniority) return game;
      const numbers = seniority.map(to).filter((number) => number !== undefined);
      return { ...game, fixed: { seniority: numbers } };
    }
    case 'pigs': {
      const { starter } = game.fixed;
      if (typeof starter !== 'number') return game;
      const number = to(starter);
      return { ...game, fixed: number === undefined ? {} : { starter: number } };
    }
    case 'nasty': {
      const { bookmaker } = game.rules;
      if (bookmaker === 'app') return game;
      return { ...game, rules: { ...game.rules, bookmaker: to(bookmaker) ?? 'app' } };
    }
  }
}

/** The game by the figures of another draft of it. */
export function withFiguresOf(game: GameDraft, before: GameDraft): GameDraft {
  if (game.game !== 'nasty' || before.game !== 'nasty') return game;
  return { ...game, book: before.book };
}

/** The game with one more runner at its end. */
function joined(game: GameDraft, key: number): GameDraft {
  if (game.game !== 'giro' || !game.fixed.seniority) return game;
  return { ...game, fixed: { seniority: [...game.fixed.seniority, key] } };
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
  function free<Thing>(of: (seat: SeatSetup) => Thing): Thing | undefined {
    return offered.map(of).find((one) => taken.every((seat) => of(seat) !== one));
  }
  const { horse } = newest;
  const seat: SeatSetup = {
    ...newest,
    silks: free(({ silks }) => silks) ?? newest.silks,
    horse: horse && {
      name: free((one) => one.horse?.name) ?? horse.name,
      coat: free((one) => one.horse?.coat) ?? horse.coat,
    },
  };
  const key = Math.max(-1, ...draft.runners.map((runner) => runner.key)) + 1;
  return {
    ...draft,
    runners: [...draft.runners, { key, isNamed: false, seat }],
    game: joined(draft.game, key),
  };
}

export function withoutRunner(draft: Draft, gone: number): Draft {
  return {
    ...draft,
    runners: draft.runners.filter(({ key }) => key !== gone),
    game: renumbered(draft.game, (key) => (key === gone ? undefined : key)),
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
