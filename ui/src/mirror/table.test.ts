import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../ipc/bindings.gen';
import { useApp } from './app';
import { BOT, setupOf, stateOf, told, viewOf } from './fixture';
import { hear, type Mirror, useWatching, watchAgain, watchTable } from './table';

const { watch, streams } = vi.hoisted(() => ({
  watch: vi.fn(),
  streams: [] as { hear: (told: unknown) => void; close: ReturnType<typeof vi.fn> }[],
}));
vi.mock('../ipc/bindings.gen', () => ({ commands: { watch } }));
vi.mock('../ipc/host', () => ({
  connect: vi.fn(),
  stream: (hears: (message: unknown) => void) => {
    const close = vi.fn();
    streams.push({ hear: hears, close });
    return { channel: {}, close };
  },
}));

const setup = setupOf('here', BOT);
const state = stateOf(viewOf(setup));
const snapshot = (seq: number): Told => ({ told: 'snapshot', seq, setup, story: [], state });
const notice = (seq: number, moment = 7): Told => ({
  told: 'notice',
  seq,
  chapter: { line: seq, events: [told({ event: 'has-picked', seat: 1 })] },
  state: { ...state, moment },
});

const ASKING: Mirror = { kind: 'asking' };

function mirrorOf(...messages: Told[]): Mirror | 'gap' {
  let mirror: Mirror = ASKING;
  for (const message of messages) {
    const next = hear(1, mirror, message);
    if (next === 'gap') return next;
    mirror = next;
  }
  return mirror;
}

describe('what the mirror hears', () => {
  it('begins with a snapshot', () => {
    expect(mirrorOf(snapshot(4))).toMatchObject({ kind: 'told', table: { seq: 4, rests: 1 } });
  });

  it('carries the story on by one notice after the other', () => {
    const mirror = mirrorOf(snapshot(4), notice(5), notice(6, 9));
    expect(mirror).toMatchObject({ table: { seq: 6, rests: 1, state: { moment: 9 } } });
    expect(mirror).toHaveProperty('table.story.length', 2);
  });

  it('keeps what nobody may see out of the story, but not its state', () => {
    const hidden = { ...notice(5, 8), chapter: { line: 5, events: [] } };
    const mirror = mirrorOf(snapshot(4), hidden);
    expect(mirror).toMatchObject({ table: { seq: 5, story: [], state: { moment: 8 } } });
  });

  it('rests on a new snapshot where something was taken back', () => {
    expect(mirrorOf(snapshot(4), notice(5), snapshot(6))).toMatchObject({
      table: { seq: 6, rests: 2, story: [] },
    });
  });

  it.each([
    ['a message is missing', [snapshot(4), notice(6)]],
    ['a message comes twice', [snapshot(4), notice(5), notice(5)]],
    ['nothing was told before', [notice(5)]],
  ])('knows a gap: %s', (_, messages) => {
    expect(mirrorOf(...messages)).toBe('gap');
  });

  it('knows when the table is closed', () => {
    expect(mirrorOf(snapshot(4), { told: 'closed', seq: 5 })).toEqual({
      kind: 'gone',
      why: 'closed',
    });
  });
});

describe('watching', () => {
  beforeEach(() => {
    streams.length = 0;
    watch.mockReset().mockResolvedValue({ status: 'ok', data: null });
    useWatching.setState({ id: undefined, mirror: ASKING });
  });

  const last = () => streams.at(-1) ?? { hear: () => {}, close: vi.fn() };

  it('asks for the table once, however often its screen comes back', () => {
    watchTable(3);
    last().hear(snapshot(1));
    watchTable(3);
    expect(watch).toHaveBeenCalledTimes(1);
    expect(watch.mock.calls[0]?.[0]).toBe(3);
  });

  it('asks anew after a gap, hangs up the old stream and keeps showing what it knows', () => {
    watchTable(3);
    const first = last();
    first.hear(snapshot(1));
    first.hear(notice(3));
    expect(first.close).toHaveBeenCalled();
    expect(watch).toHaveBeenCalledTimes(2);
    expect(useWatching.getState().mirror).toMatchObject({ table: { seq: 1 } });
    last().hear(snapshot(3));
    expect(useWatching.getState().mirror).toMatchObject({ table: { seq: 3, rests: 2 } });
  });

  it('drops one table for another', () => {
    watchTable(3);
    last().hear(snapshot(1));
    watchTable(4);
    expect(useWatching.getState()).toMatchObject({ id: 4, mirror: ASKING });
  });

  it('says that there is no such table', async () => {
    watch.mockResolvedValue({ status: 'error', error: { error: 'no-such-table', table: 9 } });
    watchTable(9);
    await vi.waitFor(() =>
      expect(useWatching.getState().mirror).toEqual({ kind: 'gone', why: 'unknown' }),
    );
  });

  it('asks for nothing where nothing was watched', () => {
    watchAgain();
    expect(watch).not.toHaveBeenCalled();
  });
});

describe('the line to the app', () => {
  beforeEach(() => {
    streams.length = 0;
    watch.mockReset().mockResolvedValue({ status: 'ok', data: null });
    useWatching.setState({ id: 3, mirror: ASKING });
    useApp.setState({ reach: 'here' });
  });

  it('is asked for the table again when it was lost and is back', () => {
    useApp.setState({ reach: 'lost' });
    expect(watch).not.toHaveBeenCalled();
    useApp.setState({ reach: 'here' });
    expect(watch.mock.calls.map(([table]) => table)).toEqual([3]);
  });
});
