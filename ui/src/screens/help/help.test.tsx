import type { Token, Tokens } from 'marked';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BugDetails } from '../../ipc/bindings.gen';
import { speak } from '../../words/words';
import { Licences } from './Licences';
import { News } from './News';
import { PROMISES } from './promises';
import { reportOf } from './report';
import { Trouble } from './Trouble';

const { commands } = vi.hoisted(() => ({
  commands: { bugDetails: vi.fn(), openLog: vi.fn() },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));

const DETAILS: BugDetails = {
  version: '1.2.3',
  system: 'Debian 13, x86_64',
  webview: '2.48.1',
  errors: [{ at: '2026-12-01T20:15:00Z', said: 'the disk is full' }],
  record: 'giro-7.racenight',
};

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  commands.bugDetails.mockReset().mockResolvedValue(DETAILS);
  commands.openLog.mockReset().mockResolvedValue({ status: 'ok', data: null });
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const show = (page: React.ReactNode) => act(async () => root.render(page));

async function press(name: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => button?.click());
}

/** What a text is made of: its headings, items, and the cells of its tables, without their words. */
const shapeOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      if (token.type === 'list') return `${(token as Tokens.List).items.length} items`;
      if (token.type === 'table') return `${(token as Tokens.Table).rows.length} rows`;
      return token.type;
    });

describe('what is promised', () => {
  it('is the same in every language', () => {
    expect(shapeOf(PROMISES.en)).toContain('6 rows');
    expect(shapeOf(PROMISES.es)).toEqual(shapeOf(PROMISES.en));
    expect(shapeOf(PROMISES.de)).toEqual(shapeOf(PROMISES.en));
  });

  it('leaves out where it is tested, which is for those who build the app', () => {
    const text = PROMISES.en.map(({ raw }) => raw).join('');
    expect(text).toContain('What is not');
    expect(text).not.toContain('crates/');
  });
});

describe('what is new', () => {
  it('begins with the newest version', async () => {
    await show(<News />);
    expect(place.querySelector('h3')?.textContent).toMatch(/^\[Unreleased\]|^\[?\d/);
    expect(place.querySelectorAll('li').length).toBeGreaterThan(10);
  });
});

describe('the licences', () => {
  it('stand once each, with the packages of the page and of the engine below', async () => {
    await show(<Licences />);
    const texts = [...place.querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(new Set(texts).size).toBe(texts.length);
    const named = [...place.querySelectorAll('li b')].map(({ textContent }) => textContent);
    for (const name of ['react', 'tauri', 'tokio', '@fontsource/besley', 'DejaVu Sans', 'SQLite']) {
      expect(named).toContain(name);
    }
    expect(named).not.toContain('vitest');
    expect(named).not.toContain('proptest');
  });
});

describe('the details for a report', () => {
  it('are text that says all there is', () => {
    expect(reportOf(DETAILS).split('\n')).toEqual([
      'Race Night 1.2.3',
      'System: Debian 13, x86_64',
      'Web view: 2.48.1',
      'Record: giro-7.racenight',
      'Last errors:',
      '- 2026-12-01T20:15:00Z the disk is full',
    ]);
  });

  it('say what there is none of', () => {
    const text = reportOf({ ...DETAILS, webview: null, record: null, errors: [] });
    expect(text).toContain('Web view: a browser\nRecord: none\nLast errors: none');
  });

  it('go to the clipboard, and are shown', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await show(<Trouble />);
    await press('Copy details for a bug report');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(reportOf(DETAILS));
    expect(place.querySelector('pre')?.textContent).toBe(reportOf(DETAILS));
    expect(place.textContent).toContain('Copied.');
  });

  it('are there to be marked where the system lets nobody copy', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    await show(<Trouble />);
    await press('Copy details for a bug report');
    expect(place.querySelector('pre')?.textContent).toBe(reportOf(DETAILS));
    expect(place.textContent).toContain('Mark this text');
  });
});

describe('the log', () => {
  it('is opened, and nothing more is said', async () => {
    await show(<Trouble />);
    await press('Open the log');
    expect(commands.openLog).toHaveBeenCalledOnce();
    expect(place.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('that cannot be shown is said to lie where it lies', async () => {
    const error = { error: 'not-shown', path: '/home/luis/logs', cause: 'no viewer' };
    commands.openLog.mockResolvedValue({ status: 'error', error });
    await show(<Trouble />);
    await press('Open the log');
    expect(place.textContent).toContain('You find it in /home/luis/logs.');
  });

  it('that cannot be kept is said not to be there, and why', async () => {
    const error = { error: 'not-kept', cause: { error: 'full', path: '/x' } };
    commands.openLog.mockResolvedValue({ status: 'error', error });
    await show(<Trouble />);
    await press('Open the log');
    expect(place.textContent).toContain('There is no log');
    expect(place.textContent).toContain('Make room on it.');
  });
});
