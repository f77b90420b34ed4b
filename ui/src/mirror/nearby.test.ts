import { beforeEach, expect, it, vi } from 'vitest';
import { listen, useNearby } from './nearby';

const { commands, told } = vi.hoisted(() => ({
  commands: { listen: vi.fn(), stopListening: vi.fn() },
  told: { hear: (_message: unknown) => {} },
}));
vi.mock('../ipc/bindings.gen', () => ({ commands }));
vi.mock('../ipc/host', () => ({
  stream: (hear: (message: unknown) => void) => {
    told.hear = hear;
    return { channel: {}, close: vi.fn() };
  },
}));

const TABLES = { ear: 3, tables: [], trouble: null };

beforeEach(() => {
  commands.listen.mockReset().mockResolvedValue({ status: 'ok', data: null });
  commands.stopListening.mockReset().mockResolvedValue(undefined);
});

it('an ear is open while somebody looks, and no longer', () => {
  const hush = listen();
  expect(useNearby.getState().tables).toBeUndefined();
  told.hear(TABLES);
  expect(useNearby.getState().tables).toEqual([]);
  expect(commands.stopListening).not.toHaveBeenCalled();
  hush();
  expect(commands.stopListening).toHaveBeenCalledWith(3);
});

it('an ear whose reader has left before it said its number is closed when it does', () => {
  listen()();
  expect(commands.stopListening).not.toHaveBeenCalled();
  told.hear(TABLES);
  told.hear(TABLES);
  expect(commands.stopListening).toHaveBeenCalledOnce();
  expect(useNearby.getState().tables).toBeUndefined();
});

it('where the system gives no network, that is known', async () => {
  const error = { error: 'system', cause: 'none' };
  commands.listen.mockResolvedValue({ status: 'error', error });
  listen();
  await vi.waitFor(() => expect(useNearby.getState().error).toEqual(error));
});
