// The race cards that are being written, one for each game. A card stays as it is while one reads the
// rules, changes a setting or writes that of another game, until it is opened as a table.
import { create } from 'zustand';
import {
  commands,
  type GameName,
  type HostOffer,
  type OpenError,
  type PartyError,
  type PartyId,
  type SeatSetup,
  type SetupError,
} from '../ipc/bindings.gen';
import {
  type Draft,
  draftOf,
  type GameDraft,
  offeredOf,
  seated,
  setupOf,
  withFiguresOf,
  withoutRunner,
  withRunner,
  withSeat,
} from './draft';

export interface Card {
  draft: Draft;
  /** What the backend says is amiss with the draft as it stands. */
  wrong: readonly SetupError[];
  /** Why the table was not opened. */
  turnedAway?: OpenError | undefined;
}

interface Desk {
  /** The game whose card is being written now. */
  game: GameName | undefined;
  cards: Readonly<Partial<Record<GameName, Card>>>;
  /** Who sat at the first seat last time. */
  host: string | undefined;
  /** Takes up the card of a game, or begins it. */
  begin: (game: GameName) => Promise<void>;
  change: (draft: Draft) => void;
  changeSeat: (key: number, change: Partial<SeatSetup>) => void;
  changeGame: (game: GameDraft) => void;
  addRunner: () => Promise<void>;
  removeRunner: (key: number) => void;
  seat: (keys: readonly number[]) => void;
  /** All at random, but for who plays, the names that people wrote and the figures. */
  surprise: () => Promise<void>;
  /** Opens the table; its number, or nothing where it was turned away. */
  open: () => Promise<number | undefined>;
  /** Opens it to others on the network; the party, or why not. */
  offer: (how: Omit<HostOffer, 'setup'>) => Promise<PartyId | PartyError>;
}

/** The card that is being written now. */
export const inHand = ({ game, cards }: Desk): Card | undefined => game && cards[game];

export const useCard = create<Desk>((set, get) => {
  const lay = (card: Card) =>
    set(({ cards }) => ({ cards: { ...cards, [card.draft.game.game]: card } }));

  /** Shows a draft at once and then what is amiss with it, unless it has changed meanwhile. */
  const write = async (draft: Draft) => {
    const { game } = draft.game;
    lay({ draft, wrong: get().cards[game]?.wrong ?? [] });
    const wrong = await commands.check(setupOf(draft));
    if (get().cards[game]?.draft === draft) lay({ draft, wrong });
  };
  const rewrite = (change: (draft: Draft) => Draft, card = inHand(get())) => {
    if (card) write(change(card.draft));
  };

  /** The card is a table now; who sat first is remembered for the next one. */
  const handIn = ({ game, runners }: Draft) =>
    set(({ cards: { [game.game]: _, ...cards } }) => ({ cards, host: runners[0]?.seat.name }));

  return {
    game: undefined,
    cards: {},
    host: undefined,

    begin: async (game) => {
      set({ game });
      if (get().cards[game]) return;
      const { host } = get();
      const names = host ? [host] : [];
      const setup = await commands.surprise({ game, players: null, names, options: false });
      if (!get().cards[game]) await write(draftOf(setup, [host !== undefined]));
    },

    change: (draft) => write(draft),
    changeSeat: (key, change) => rewrite((draft) => withSeat(draft, key, change)),
    changeGame: (game) => rewrite((draft) => ({ ...draft, game })),

    addRunner: async () => {
      const draft = inHand(get())?.draft;
      if (!draft) return;
      const { game } = draft.game;
      const seats = setupOf(draft).seats;
      const { seats: offered } = await commands.surprise({
        game,
        players: [...seats.map(({ player }) => player), { bot: 'steady' }],
        names: seats.map(({ name }) => name),
        options: false,
      });
      rewrite((now) => withRunner(now, offered), get().cards[game]);
    },

    removeRunner: (key) => rewrite((draft) => withoutRunner(draft, key)),
    seat: (keys) => rewrite((draft) => seated(draft, keys)),

    surprise: async () => {
      const draft = inHand(get())?.draft;
      if (!draft) return;
      const setup = await commands.surprise({
        game: draft.game.game,
        players: draft.runners.map(({ seat }) => seat.player),
        names: draft.runners.map(({ isNamed, seat }) => (isNamed ? seat.name : '')),
        options: true,
      });
      const named = draft.runners.map(({ isNamed }) => isNamed);
      const drawn = draftOf(setup, named);
      const game = withFiguresOf(drawn.game, draft.game);
      await write({ ...drawn, game, clock: draft.clock, pause: draft.pause });
    },

    open: async () => {
      const draft = inHand(get())?.draft;
      if (!draft) return undefined;
      const opened = await commands.open(setupOf(draft), null);
      if (opened.status === 'error') {
        const { error } = opened;
        lay({ draft, wrong: error.error === 'setup' ? error.wrong : [], turnedAway: error });
        return undefined;
      }
      handIn(draft);
      return opened.data;
    },

    offer: async (how) => {
      const draft = inHand(get())?.draft;
      if (!draft) throw new Error('there is no card to offer');
      const offered = await commands.hostParty({ ...how, setup: offeredOf(draft) });
      if (offered.status === 'error') {
        const { error } = offered;
        if (error.error === 'setup') lay({ draft, wrong: error.wrong });
        return error;
      }
      handIn(draft);
      return offered.data;
    },
  };
});
