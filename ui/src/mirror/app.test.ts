import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAN } from '../games/nasty/fixture';
import { commands, type Hello, type Plan } from '../ipc/bindings.gen';
import { useApp } from './app';

vi.mock('../ipc/host', () => ({ connect: () => Promise.resolve() }));

const HELLO: Hello = {
  version: '1.2.3',
  settings: {
    language: null,
    theme: 'dark',
    textScale: 120,
    speed: 'normal',
    sound: true,
    welcomed: true,
    name: null,
    silks: null,
    notify: true,
    cardsLeft: false,
  },
  trouble: null,
  language: 'es',
  courses: [],
  editions: [],
  plan: PLAN as Plan,
  levels: [],
};

const app = () => useApp.getState();

function told(answer: Awaited<ReturnType<typeof commands.changeSettings>> | undefined) {
  return vi
    .spyOn(commands, 'changeSettings')
    .mockResolvedValue(answer ?? { status: 'ok', data: null });
}

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(commands, 'hello').mockResolvedValue(HELLO);
  await app().begin();
});

describe('the first word', () => {
  it('dresses the page as the settings say, in the language of the system', () => {
    const { dataset, lang, style } = document.documentElement;
    expect(app().reach).toBe('here');
    expect([dataset.theme, lang, style.getPropertyValue('--text-scale')]).toEqual([
      'dark',
      'es',
      '1.2',
    ]);
  });

  it('passes on what was wrong with the settings', async () => {
    const trouble = { trouble: 'homeless' } as const;
    vi.spyOn(commands, 'hello').mockResolvedValue({ ...HELLO, trouble });
    await app().begin();
    expect(app().notice).toEqual({ about: 'settings-not-read', trouble });
  });

  it('that does not come leaves the page without an app, lost if it was there once', async () => {
    vi.spyOn(commands, 'hello').mockRejectedValue(new Error('nobody there'));
    await app().begin();
    expect(app().reach).toBe('never');
    useApp.setState({ reach: 'lost' });
    await app().begin();
    expect(app().reach).toBe('lost');
  });
});

describe('a change of settings', () => {
  it('is told to the backend, holds and shows at once', async () => {
    const tell = told(undefined);
    await app().change({ language: 'de', theme: 'contrast' });
    expect(tell).toHaveBeenCalledWith({ ...HELLO.settings, language: 'de', theme: 'contrast' });
    expect(app().settings).toMatchObject({ language: 'de', theme: 'contrast' });
    expect(document.documentElement.lang).toBe('de');
    expect(document.documentElement.dataset.theme).toBe('contrast');
  });

  it('holds before it is kept: the next press of a step goes by it', async () => {
    told(undefined);
    const kept = app().change({ textScale: 110 });
    expect(app().settings?.textScale).toBe(110);
    await kept;
  });

  it('loses nothing when several come at once', async () => {
    told(undefined);
    await Promise.all([app().change({ sound: false }), app().change({ speed: 'off' })]);
    expect(app().settings).toMatchObject({ sound: false, speed: 'off' });
  });

  it('that cannot be kept holds for now, and the reader hears of it', async () => {
    const error = { error: 'full', path: 'settings.json' } as const;
    told({ status: 'error', error });
    await app().change({ sound: false });
    expect(app().settings?.sound).toBe(false);
    expect(app().notice).toEqual({ about: 'settings-not-kept', error });
    app().dismiss();
    expect(app().notice).toBeUndefined();
  });
});
