import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../mirror/app';
import { speak } from '../../words/words';
import { REPLAY } from './fixture';
import { ReplayScreen } from './ReplayScreen';

const { commands } = vi.hoisted(() => ({
  commands: { replay: vi.fn(), layOpen: vi.fn(), exportRecord: vi.fn() },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  // No frame comes: what is played stays on.
  vi.stubGlobal('requestAnimationFrame', () => 1);
  commands.replay.mockReset().mockResolvedValue({ status: 'ok', data: REPLAY });
  commands.layOpen.mockReset().mockResolvedValue({ status: 'ok', data: REPLAY.open });
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () =>
  act(async () => root.render(<ReplayScreen file="giro-1" from={{ screen: 'history' }} />));

async function press(name: string): Promise<void> {
  const named = `[aria-label="${name}"]`;
  const buttons = [...place.querySelectorAll('button')];
  const found = buttons.find((one) => one.matches(named) || one.textContent === name);
  await act(async () => found?.click());
}

async function type(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }
}

const scrubber = () => place.querySelector('input[type=range]')?.getAttribute('aria-valuetext');
const hands = () => place.querySelector('.held-hands');
const story = () => place.querySelector('.log-list')?.textContent;

describe('a replay', () => {
  it('goes by steps, by rounds and to either end, with keys and with buttons', async () => {
    await show();
    expect(scrubber()).toBe('Round 3, step 0 of 3');
    await type('ArrowRight');
    expect(scrubber()).toBe('Round 3, step 1 of 3');
    await type('PageDown');
    expect(scrubber()).toBe('Round 4, step 2 of 3');
    await press('One step back');
    expect(scrubber()).toBe('Round 3, step 1 of 3');
    await type('End');
    expect(scrubber()).toBe('Round 4, step 3 of 3');
    await type('Home');
    expect(scrubber()).toBe('Round 3, step 0 of 3');
  });

  it('tells what has happened up to there and no further', async () => {
    await show();
    await type('ArrowRight');
    expect(story()).not.toContain('Marmalade plays 3');
    await type('PageDown');
    expect(story()).toContain('Marmalade plays 3 and lands on 12.');
    await type('ArrowLeft');
    expect(story()).not.toContain('Marmalade plays 3');
  });

  it('plays on by itself, and stops where one says so', async () => {
    await show();
    await press('Play');
    await act(async () => vi.advanceTimersByTime(1000));
    expect(scrubber()).toBe('Round 3, step 1 of 3');
    await press('Pause');
    await act(async () => vi.advanceTimersByTime(9000));
    expect(scrubber()).toBe('Round 3, step 1 of 3');
  });

  it('lays open what they held where one asks', async () => {
    await show();
    expect(hands()).toBeNull();
    await press('What did they all hold?');
    expect(commands.layOpen).toHaveBeenCalledWith('giro-1', 0);
    expect(hands()?.textContent).toContain('4(picked)');
    await press('What did they all hold?');
    expect(hands()).toBeNull();
  });

  it('hides nothing at the end', async () => {
    await show();
    await type('End');
    expect(hands()?.textContent).toContain('4(picked)');
    expect(commands.layOpen).not.toHaveBeenCalled();
  });

  it('has a table behind its chart, a line for each round', async () => {
    await show();
    const rows = [...place.querySelectorAll('.replay-chart tr')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'RoundMarmaladeOld TomCanela',
      '391210',
      '4121416',
    ]);
  });

  it('says where the record was copied to', async () => {
    commands.exportRecord.mockResolvedValue({ status: 'ok', data: '/home/anna/giro-1' });
    await show();
    await press('Save the record to a file');
    expect(useApp.getState().notice).toEqual({ about: 'exported', path: '/home/anna/giro-1' });
  });

  it('says at which line a record does not hold', async () => {
    const error = { error: 'flawed', line: 7, why: 'it is torn' };
    commands.replay.mockResolvedValue({ status: 'error', error });
    await show();
    expect(place.textContent).toContain('Line 7: it is torn');
  });
});
