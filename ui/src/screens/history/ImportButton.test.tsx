import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../mirror/app';
import { speak } from '../../words/words';
import { ImportButton } from './ImportButton';

const { commands } = vi.hoisted(() => ({
  commands: { importRecord: vi.fn(), takeOver: vi.fn() },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  location.hash = '';
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  commands.importRecord.mockReset().mockResolvedValue({ status: 'ok', data: 'giro-1.racenight' });
  commands.takeOver.mockReset().mockResolvedValue({ status: 'ok', data: 9 });
  useApp.setState({ notice: undefined });
  await act(async () => root.render(<ImportButton />));
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** Chooses a file with this text. */
async function choose(text: string): Promise<void> {
  const field = place.querySelector('input');
  if (!field) throw new Error('there is no field');
  const files = [new File([text], 'table.racenight')];
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!found) throw new Error(`there is no button ${name}`);
  await act(async () => found.click());
}

const refuse = (error: string) =>
  commands.importRecord.mockResolvedValue({ status: 'error', error: { error } });

describe('a record that is taken in', () => {
  it('is played back', async () => {
    await choose('a record');
    expect(commands.importRecord).toHaveBeenCalledWith('a record');
    expect(location.hash).toBe('#/replay/giro-1.racenight');
  });

  it('of a table that is not over is gone on with here, where that is wanted', async () => {
    refuse('not-over');
    await choose('half a race');
    expect(commands.takeOver).not.toHaveBeenCalled();
    await press('Go on here');
    expect(commands.takeOver).toHaveBeenCalledWith('half a race');
    expect(location.hash).toBe('#/table/9');
  });

  it('and is left alone where it is not', async () => {
    refuse('not-over');
    await choose('half a race');
    await press('Leave it');
    expect(commands.takeOver).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  it('that does not hold is told of', async () => {
    refuse('no-such-record');
    await choose('nonsense');
    expect(useApp.getState().notice).toEqual({
      about: 'record',
      error: { error: 'no-such-record' },
    });
  });
});
