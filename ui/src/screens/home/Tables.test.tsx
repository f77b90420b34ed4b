import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableCard } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { BOT, setupOf } from '../../mirror/fixture';
import { speak } from '../../words/words';
import { Tables } from './Tables';

const { commands } = vi.hoisted(() => ({
  commands: { tables: vi.fn(), brokenTables: vi.fn(), close: vi.fn(), deleteTable: vi.fn() },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));

const CARD: TableCard = {
  id: 3,
  setup: setupOf('here', BOT),
  over: false,
  began: Math.floor(Date.now() / 1000),
  round: 4,
  awaited: [1],
  record: null,
  pickedUp: false,
};
const BROKEN = { file: 'giro-1.racenight', line: 5, why: 'it is torn' };

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  commands.tables.mockReset().mockResolvedValue([CARD]);
  commands.brokenTables.mockReset().mockResolvedValue([]);
  commands.close.mockReset().mockResolvedValue({ status: 'ok', data: null });
  commands.deleteTable.mockReset().mockResolvedValue({ status: 'ok', data: null });
  useApp.setState({ notice: undefined });
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = () => act(async () => root.render(<Tables />));

/** Presses a button by its name, in a dialog too. */
async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(name),
  );
  if (!found) throw new Error(`there is no button ${name}`);
  await act(async () => found.click());
}

const isAsked = () => document.querySelector('[role=dialog]') !== null;

describe('an unfinished table', () => {
  it('says what, who, where it stands and since when, with one way back to it', async () => {
    await show();
    expect(place.textContent).toContain('Giro Galoppo');
    expect(place.textContent).toContain('Anna, Bruno');
    expect(place.textContent).toMatch(/In round 4 · Bruno to play · since today \d\d:\d\d/);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#/table/3');
    expect(place.textContent).not.toContain('picked up');
  });

  it('of which all are awaited, or none, says so', async () => {
    commands.tables.mockResolvedValue([
      { ...CARD, awaited: [0, 1] },
      { ...CARD, id: 4, round: 0, awaited: [] },
    ]);
    await show();
    expect(place.textContent).toContain('In round 4 · everybody to play · since');
    expect(place.textContent).toContain('Before the start · since');
  });

  it('that was picked up after a crash is said to be so, in one line for all', async () => {
    commands.tables.mockResolvedValue([
      { ...CARD, pickedUp: true },
      { ...CARD, id: 4, pickedUp: true },
    ]);
    await show();
    expect(place.textContent?.match(/picked up just where/g)).toHaveLength(1);
  });

  it('is put away only after a question', async () => {
    await show();
    await press('Put this table away');
    expect(isAsked()).toBe(true);
    await press('Keep it');
    expect(commands.close).not.toHaveBeenCalled();
    await press('Put this table away');
    await press('Put it away');
    expect(commands.close).toHaveBeenCalledWith(3);
    expect(commands.tables).toHaveBeenCalledTimes(2);
  });

  it('that cannot be thrown away stays, and it is said why', async () => {
    const error = { error: 'not-thrown-away', cause: { error: 'forbidden', path: '/x' } } as const;
    commands.close.mockResolvedValue({ status: 'error', error });
    await show();
    await press('Put this table away');
    await press('Put it away');
    expect(useApp.getState().notice).toEqual({ about: 'not-closed', error });
    expect(place.textContent).toContain('Giro Galoppo');
  });
});

it('a table that is over is cleared away without a question: its record is kept', async () => {
  commands.tables.mockResolvedValue([{ ...CARD, over: true }]);
  await show();
  await press('Clear this table away');
  expect(isAsked()).toBe(false);
  expect(commands.close).toHaveBeenCalledWith(3);
});

describe('a record that does not hold', () => {
  it('is named with the line and the reason, and deleted only after a question', async () => {
    commands.tables.mockResolvedValue([]);
    commands.brokenTables.mockResolvedValue([BROKEN]);
    await show();
    expect(place.textContent).toContain('giro-1.racenight, line 5: it is torn');
    await press('Delete');
    expect(commands.deleteTable).not.toHaveBeenCalled();
    const yes = document.querySelector<HTMLElement>('.dialog-acts button:last-child');
    await act(async () => yes?.click());
    expect(commands.deleteTable).toHaveBeenCalledWith('giro-1.racenight');
  });
});
