import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  commands,
  type GameSetup,
  type PartyError,
  type Setup,
  type SetupError,
  type Taste,
} from '../ipc/bindings.gen';
import { inHand, useCard } from './card';
import type { DraftOf } from './draft';

const GAMES: Record<Taste['game'], GameSetup> = {
  giro: { game: 'giro', rules: {}, fixed: {} },
  pigs: { game: 'pigs', rules: {}, fixed: {} },
  nasty: { game: 'nasty', rules: {}, fixed: {}, book: null },
};

/** As the backend answers: nobody is written in but those whose names are kept. */
function surprised({ game, players, names }: Taste): Setup {
  const seats = (players ?? ['here', { bot: 'steady' }]).map((player, at) => ({
    name: names[at] || `${game} ${at}`,
    silks: 'red' as const,
    horse: null,
    player,
  }));
  return { seats, game: GAMES[game], clock: null, pause: null };
}

const desk = () => useCard.getState();
const card = () => inHand(desk());
const names = () => card()?.draft.runners.map(({ seat }) => seat.name);

const surprise = vi.spyOn(commands, 'surprise');
const check = vi.spyOn(commands, 'check');
const open = vi.spyOn(commands, 'open');
const host = vi.spyOn(commands, 'hostParty');

beforeEach(() => {
  vi.resetAllMocks();
  surprise.mockImplementation((taste) => Promise.resolve(surprised(taste)));
  check.mockResolvedValue([]);
  useCard.setState({ game: undefined, cards: {}, host: undefined });
});

describe('the cards', () => {
  it('are kept apart, game by game', async () => {
    await desk().begin('giro');
    desk().changeSeat(0, { name: 'Ann' });
    await desk().begin('pigs');
    expect(names()).toEqual(['pigs 0', 'pigs 1']);
    await desk().begin('giro');
    expect(names()).toEqual(['Ann', 'giro 1']);
    expect(surprise).toHaveBeenCalledTimes(2);
  });

  it('go to their own game, however late an answer comes', async () => {
    const late = desk().begin('giro');
    await desk().begin('pigs');
    await late;
    expect(names()).toEqual(['pigs 0', 'pigs 1']);
    const more = desk().addRunner();
    await desk().begin('giro');
    await more;
    expect(names()).toEqual(['giro 0', 'giro 1']);
    await desk().begin('pigs');
    expect(names()).toHaveLength(3);
  });

  it('say what is amiss with the draft as it stands', async () => {
    await desk().begin('pigs');
    check.mockResolvedValue([{ wrong: 'no-name', seat: 0 }]);
    desk().changeSeat(0, { name: '' });
    await vi.waitFor(() => expect(card()?.wrong).toEqual([{ wrong: 'no-name', seat: 0 }]));
  });
});

describe('a surprise', () => {
  it('keeps the game, who plays and the names that people wrote', async () => {
    await desk().begin('pigs');
    desk().changeSeat(1, { name: 'Ben' });
    await desk().surprise();
    expect(surprise).toHaveBeenLastCalledWith({
      game: 'pigs',
      players: ['here', { bot: 'steady' }],
      names: ['', 'Ben'],
      options: true,
    });
    expect(names()).toEqual(['pigs 0', 'Ben']);
  });

  it('keeps the figures of the box', async () => {
    await desk().begin('nasty');
    desk().changeGame({ ...card()?.draft.game, book: 'box.toml' } as DraftOf<'nasty'>);
    await desk().surprise();
    expect(card()?.draft.game).toMatchObject({ game: 'nasty', book: 'box.toml' });
  });
});

describe('opening a table', () => {
  it('clears its own card away, and remembers who wrote it', async () => {
    await desk().begin('giro');
    await desk().begin('pigs');
    desk().changeSeat(0, { name: 'Ann' });
    open.mockResolvedValue({ status: 'ok', data: 4 });
    expect(await desk().open()).toBe(4);
    expect(Object.keys(desk().cards)).toEqual(['giro']);
    await desk().begin('pigs');
    expect(names()).toEqual(['Ann', 'pigs 1']);
  });

  it('that is turned away leaves the card, and says why', async () => {
    await desk().begin('pigs');
    const wrong = [{ wrong: 'starter' as const }];
    open.mockResolvedValue({ status: 'error', error: { error: 'setup', wrong } });
    expect(await desk().open()).toBeUndefined();
    expect(card()).toMatchObject({ wrong, turnedAway: { error: 'setup' } });
  });
});

describe('offering the card to others', () => {
  const HOW = { name: 'Ann’s table', code: null, port: null, away: 'wait' } as const;

  it('opens a party, with the seats of guests free, and puts the card away', async () => {
    host.mockResolvedValue({ status: 'ok', data: 4 });
    await desk().begin('giro');
    desk().changeSeat(0, { name: 'Ann' });
    desk().changeSeat(1, { player: 'guest' });
    expect(await desk().offer(HOW)).toBe(4);
    const { seats } = host.mock.calls[0]?.[0].setup ?? { seats: [] };
    expect(seats.map(({ name, player }) => [name, player])).toEqual([
      ['Ann', 'here'],
      ['', 'guest'],
    ]);
    expect(card()).toBeUndefined();
    expect(desk().host).toBe('Ann');
  });

  it('that is turned away keeps the card, and says what is amiss with it', async () => {
    const wrong: SetupError[] = [{ wrong: 'no-horse', seat: 0 }];
    const error: PartyError = { error: 'setup', wrong };
    host.mockResolvedValue({ status: 'error', error });
    await desk().begin('giro');
    expect(await desk().offer(HOW)).toEqual(error);
    expect(card()?.wrong).toEqual(wrong);
  });
});
