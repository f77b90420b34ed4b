import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartyTold } from '../ipc/bindings.gen';
import { useApp } from './app';
import {
  EVERYBODY,
  hear,
  heardAt,
  type Parties,
  partyAt,
  partyOf,
  readAll,
  toggleMuted,
  unreadAt,
  useParties,
} from './parties';
import { hosted, line, visited } from './partyFixture';

const { commands, streams } = vi.hoisted(() => ({
  commands: { watchParties: vi.fn(() => Promise.resolve()) },
  streams: [] as { tell: (message: unknown) => void; close: () => void }[],
}));
vi.mock('../ipc/bindings.gen', () => ({ commands }));
vi.mock('../ipc/host', () => ({
  connect: vi.fn(),
  stream: (tell: (message: unknown) => void) => {
    const close = vi.fn();
    streams.push({ tell, close });
    return { channel: {}, close };
  },
}));

const NOTHING: Parties = { parties: undefined, said: [], read: {}, muted: [] };
const now = () => useParties.getState();
const told = (...messages: PartyTold[]) => messages.reduce(hear, NOTHING);

beforeEach(() => {
  useParties.setState(NOTHING, true);
  useApp.setState({ reach: 'asking' });
  commands.watchParties.mockClear();
  streams.length = 0;
});

describe('the parties', () => {
  it('are those told last, found by their number or their table', () => {
    const heard = told(
      { told: 'parties', parties: [visited()] },
      { told: 'parties', parties: [hosted(), visited({ id: 5, table: 9 })] },
    );
    expect(heard.parties).toHaveLength(2);
    expect(partyOf(heard, 4)?.side.side).toBe('host');
    expect(partyAt(heard, 9)?.id).toBe(5);
    expect(partyAt(heard, 8)).toBeUndefined();
  });

  it('are asked for when the app is there, and again when it is back', () => {
    useApp.setState({ reach: 'here' });
    streams[0]?.tell({ told: 'parties', parties: [hosted()] });
    expect(now().parties).toHaveLength(1);
    useApp.setState({ reach: 'lost' });
    useApp.setState({ reach: 'here' });
    expect(commands.watchParties).toHaveBeenCalledTimes(2);
    expect(streams[0]?.close).toHaveBeenCalledOnce();
  });
});

describe('what is said', () => {
  it('is heard at its own party, in order', () => {
    const heard = told(line('one'), line('elsewhere', 'Dieter', 7), line('two'));
    expect(heardAt(heard, 4).map(({ what }) => what)).toEqual([
      { say: 'line', text: 'one' },
      { say: 'line', text: 'two' },
    ]);
  });

  it('is new until it has been read', () => {
    useParties.setState(told(line('one'), line('two')));
    expect(unreadAt(now(), 4)).toBe(2);
    readAll(4);
    expect(unreadAt(now(), 4)).toBe(0);
    useParties.setState((before) => hear(before, line('three')));
    expect(unreadAt(now(), 4)).toBe(1);
  });

  it('is not heard of whom the reader has muted, or of anybody', () => {
    useParties.setState(told(line('one'), line('two', 'Carmen')));
    toggleMuted('Bruno');
    expect(heardAt(now(), 4).map(({ name }) => name)).toEqual(['Carmen']);
    toggleMuted(EVERYBODY);
    expect(heardAt(now(), 4)).toEqual([]);
    toggleMuted(EVERYBODY);
    toggleMuted('Bruno');
    expect(heardAt(now(), 4)).toHaveLength(2);
  });

  it('is forgotten after an evening', () => {
    const all = Array.from({ length: 400 }, (_, number) => line(`${number}`));
    const { said } = told(...all);
    expect(said).toHaveLength(300);
    expect(said.at(-1)?.id).toBe(400);
  });
});
