import { describe, expect, it } from 'vitest';
import type { GameSetup, SeatSetup, Setup, Silks } from '../ipc/bindings.gen';
import {
  closed,
  type Draft,
  draftOf,
  isOpen,
  nudged,
  offeredOf,
  opened,
  seated,
  setupOf,
  withoutRunner,
  withRunner,
  withSeat,
} from './draft';

const seat = (name: string, silks: Silks, horse: string): SeatSetup => ({
  name,
  silks,
  horse: { name: horse, coat: 'bay' },
  player: 'here',
});
const ANN = seat('Ann', 'red', 'Marmalade');
const BEN = seat('Ben', 'blue', 'Old Tom');
const CLEO = seat('Cleo', 'green', 'Ferro');
const DORA = seat('Dora', 'black', 'Pepita');

const GIRO = {
  game: 'giro',
  rules: {
    course: 'classic',
    obstacles: 'placed',
    ties: 'rear-first',
    'cards-left': 'remember',
  },
  fixed: {},
} as const satisfies GameSetup;

const PIGS = {
  game: 'pigs',
  rules: {
    edition: 'cards',
    rounds: 'book',
    draws: 'shared',
    'track-food': false,
    gentle: false,
  },
  fixed: {},
} as const satisfies GameSetup;

const NASTY = {
  game: 'nasty',
  rules: { deck: 'nasty', lanes: 'all', 'bet-limit': null, bookmaker: 'app' },
  fixed: {},
  book: null,
} as const satisfies GameSetup;

const AGED: GameSetup = { ...GIRO, fixed: { seniority: [2, 0, 1] } };
const BEN_STARTS: GameSetup = { ...PIGS, fixed: { starter: 1 } };
const BEN_CHALKS: GameSetup = { ...NASTY, rules: { ...NASTY.rules, bookmaker: 1 } };

function setup(game: GameSetup, ...seats: SeatSetup[]): Setup {
  return { seats, game, clock: null, pause: null };
}

const draft = draftOf(setup(GIRO, ANN, BEN, CLEO));
const names = (setup: Setup) => setup.seats.map(({ name }) => name);

describe('a draft', () => {
  it.each([
    setup(GIRO, ANN, BEN, CLEO),
    { ...setup(AGED, ANN, BEN, CLEO), clock: 30 },
    { ...setup(NASTY, ANN, BEN), pause: 0 },
    setup(PIGS, ANN, BEN),
    setup(BEN_STARTS, ANN, BEN),
    setup(BEN_CHALKS, ANN, BEN),
  ])('is the set-up it was made from: %j', (setup) => {
    expect(setupOf(draftOf(setup))).toEqual(setup);
  });

  it('swaps silks that somebody wears', () => {
    const { seats } = setupOf(withSeat(draft, 0, { silks: 'green' }));
    expect(seats.map(({ silks }) => silks)).toEqual(['green', 'blue', 'red']);
  });

  it('takes free silks from nobody', () => {
    const { seats } = setupOf(withSeat(draft, 0, { silks: 'black' }));
    expect(seats.map(({ silks }) => silks)).toEqual(['black', 'blue', 'green']);
  });

  it('remembers which names people wrote', () => {
    const changed = withSeat(withSeat(draft, 1, { name: 'Bea' }), 2, { silks: 'black' });
    expect(changed.runners.map(({ isNamed }) => isNamed)).toEqual([false, true, false]);
  });

  it('gives one more runner what nobody has yet', () => {
    const offered = [
      seat('Ann', 'blue', 'Old Tom'),
      seat('Ben', 'red', 'Pepita'),
      seat('Cleo', 'green', 'Ferro'),
      seat('Dora', 'black', 'Ferro'),
    ];
    const more = withRunner(draft, offered);
    expect(setupOf(more).seats[3]).toMatchObject({
      name: 'Dora',
      silks: 'black',
      horse: { name: 'Pepita' },
    });
    expect(new Set(more.runners.map(({ key }) => key)).size).toBe(4);
  });

  it('gives no horse where nobody rides', () => {
    const onFoot = (seat: SeatSetup): SeatSetup => ({ ...seat, horse: null });
    const pigs = draftOf(setup(PIGS, onFoot(ANN), onFoot(BEN)));
    const more = withRunner(pigs, [onFoot(DORA)]);
    expect(setupOf(more).seats[2]).toEqual(onFoot(DORA));
  });
});

describe('seats and ages', () => {
  const aged = draftOf(setup(AGED, ANN, BEN, CLEO));

  it('stay apart: who moves to another seat is as old as before', () => {
    const moved = setupOf(seated(aged, [1, 2, 0]));
    expect(names(moved)).toEqual(['Ben', 'Cleo', 'Ann']);
    expect(moved.game.fixed).toEqual({ seniority: [1, 2, 0] });
  });

  it('forget whoever leaves, and put the newest last', () => {
    expect(setupOf(withoutRunner(aged, 0)).game.fixed).toEqual({ seniority: [1, 0] });
    expect(setupOf(withRunner(aged, [DORA])).game.fixed).toEqual({ seniority: [2, 0, 1, 3] });
  });

  it('are left to chance unless somebody fixes them', () => {
    expect(setupOf(withoutRunner(draft, 0)).game.fixed).toEqual({});
    expect(setupOf(withRunner(draft, [DORA])).game.fixed).toEqual({});
  });
});

describe('whoever starts', () => {
  const pigs = draftOf(setup(BEN_STARTS, ANN, BEN, CLEO));

  it('starts from another seat, too', () => {
    const moved = setupOf(seated(pigs, [1, 2, 0]));
    expect(names(moved)).toEqual(['Ben', 'Cleo', 'Ann']);
    expect(moved.game.fixed).toEqual({ starter: 0 });
  });

  it('still starts when others come or leave', () => {
    expect(setupOf(withoutRunner(pigs, 0)).game.fixed).toEqual({ starter: 0 });
    expect(setupOf(withRunner(pigs, [DORA])).game.fixed).toEqual({ starter: 1 });
  });

  it('is drawn once the one who was to start has left', () => {
    expect(setupOf(withoutRunner(pigs, 1)).game.fixed).toEqual({});
  });
});

describe('whoever is the bookmaker', () => {
  const nasty = draftOf(setup(BEN_CHALKS, ANN, BEN, CLEO));
  const bookmaker = (draft: Draft) => setupOf(draft).game.rules;

  it('fills in the board from another seat, too', () => {
    expect(bookmaker(seated(nasty, [2, 0, 1]))).toMatchObject({ bookmaker: 2 });
    expect(bookmaker(withoutRunner(nasty, 0))).toMatchObject({ bookmaker: 0 });
    expect(bookmaker(withRunner(nasty, [DORA]))).toMatchObject({ bookmaker: 1 });
  });

  it('is the app once she has left', () => {
    expect(bookmaker(withoutRunner(nasty, 1))).toMatchObject({ bookmaker: 'app' });
  });
});

describe('a nudge', () => {
  it.each([
    [7, -1, [7, 5, 9]],
    [7, 1, [5, 9, 7]],
    [5, -1, [5, 7, 9]],
    [9, 1, [5, 7, 9]],
    [4, 1, [5, 7, 9]],
  ] as const)('of %i by %i', (key, by, order) => {
    expect(nudged([5, 7, 9], key, by)).toEqual(order);
  });
});

describe('a card that is opened to others', () => {
  const setup = (...players: SeatSetup['player'][]): Setup => ({
    seats: [ANN, BEN, CLEO].slice(0, players.length).map((one, at) => ({
      ...one,
      player: players[at] ?? 'here',
    })),
    game: GIRO,
    clock: null,
    pause: null,
  });
  const playersOf = (draft: Draft) => draft.runners.map((runner) => runner.seat.player);

  it('keeps the seats of bots for guests', () => {
    const draft = opened(draftOf(setup('here', { bot: 'random' }, { bot: 'steady' })));
    expect(playersOf(draft)).toEqual(['here', 'guest', 'guest']);
    expect(isOpen(draft)).toBe(true);
  });

  it('keeps the last seat where everybody is here', () => {
    expect(playersOf(opened(draftOf(setup('here', 'here', 'here'))))).toEqual([
      'here',
      'here',
      'guest',
    ]);
  });

  it('and closed again gives them to bots, and is open to nobody', () => {
    const draft = closed(opened(draftOf(setup('here', 'here'))));
    expect(playersOf(draft)).toEqual(['here', { bot: 'steady' }]);
    expect(isOpen(draft)).toBe(false);
  });

  it('is offered without names for the seats that are free', () => {
    const { seats } = offeredOf(draftOf(setup('here', 'guest')));
    expect(seats.map(({ name }) => name)).toEqual(['Ann', '']);
  });
});
