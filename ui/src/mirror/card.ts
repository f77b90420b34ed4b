// The race card that is being written. It stays as it is while one reads the rules or changes a
// setting, until it is opened as a table.
import { create } from 'zustand';
import {
  commands,
  type OpenError,
  type Rules,
  type SeatSetup,
  type SetupError,
} from '../ipc/bindings.gen';
import { type Draft, draftOf, seated, setupOf, withoutRunner, withRunner, withSeat } from './draft';

interface CardMirror {
  draft: Draft | undefined;
  /** What the backend says is amiss with the draft as it stands. */
  wrong: readonly SetupError[];
  /** Why the table was not opened. */
  turnedAway: OpenError | undefined;
  /** Who sat at the first seat last time. */
  host: string | undefined;
  /** Writes the first card, unless there is one. */
  begin: () => Promise<void>;
  change: (draft: Draft) => void;
  changeSeat: (key: number, change: Partial<SeatSetup>) => void;
  changeRules: (rules: Partial<Rules>) => void;
  addRunner: () => Promise<void>;
  removeRunner: (key: number) => void;
  seat: (keys: readonly number[]) => void;
  /** All at random, but for who plays and for the names that people wrote. */
  surprise: () => Promise<void>;
  /** Opens the table; its number, or nothing where it was turned away. */
  open: () => Promise<number | undefined>;
}

export const useCard = create<CardMirror>((set, get) => {
  /** Shows a draft at once and then what is amiss with it, unless it has changed meanwhile. */
  const write = async (draft: Draft) => {
    set({ draft, turnedAway: undefined });
    const wrong = await commands.check(setupOf(draft));
    if (get().draft === draft) set({ wrong });
  };
  const rewrite = (change: (draft: Draft) => Draft) => {
    const { draft } = get();
    if (draft) write(change(draft));
  };

  return {
    draft: undefined,
    wrong: [],
    turnedAway: undefined,
    host: undefined,

    begin: async () => {
      if (get().draft) return;
      const { host } = get();
      const names = host ? [host] : [];
      const setup = await commands.surprise({ players: null, names, options: false });
      if (!get().draft) await write(draftOf(setup, [host !== undefined]));
    },

    change: (draft) => write(draft),
    changeSeat: (key, change) => rewrite((draft) => withSeat(draft, key, change)),
    changeRules: (rules) => rewrite((draft) => ({ ...draft, rules: { ...draft.rules, ...rules } })),

    addRunner: async () => {
      const { draft } = get();
      if (!draft) return;
      const seats = setupOf(draft).seats;
      const { seats: offered } = await commands.surprise({
        players: [...seats.map(({ player }) => player), { bot: 'steady' }],
        names: seats.map(({ name }) => name),
        options: false,
      });
      rewrite((now) => withRunner(now, offered));
    },

    removeRunner: (key) => rewrite((draft) => withoutRunner(draft, key)),
    seat: (keys) => rewrite((draft) => seated(draft, keys)),

    surprise: async () => {
      const { draft } = get();
      if (!draft) return;
      const setup = await commands.surprise({
        players: draft.runners.map(({ seat }) => seat.player),
        names: draft.runners.map(({ isNamed, seat }) => (isNamed ? seat.name : '')),
        options: true,
      });
      const named = draft.runners.map(({ isNamed }) => isNamed);
      await write({ ...draftOf(setup, named), clock: draft.clock });
    },

    open: async () => {
      const { draft } = get();
      if (!draft) return undefined;
      const opened = await commands.open(setupOf(draft), null);
      if (opened.status === 'error') {
        const { error } = opened;
        set({ turnedAway: error, wrong: error.error === 'setup' ? error.wrong : [] });
        return undefined;
      }
      set({ draft: undefined, wrong: [], host: draft.runners[0]?.seat.name });
      return opened.data;
    },
  };
});
