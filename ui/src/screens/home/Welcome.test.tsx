import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../mirror/app';
import { speak } from '../../words/words';
import { Welcome } from './Welcome';

vi.mock('../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));

const change = vi.fn();
let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  change.mockReset().mockResolvedValue(undefined);
  useApp.setState({ change });
  await act(async () => root.render(<Welcome />));
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

async function press(name: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => button?.click());
}

async function write(name: string): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('input[type=text]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field, name);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the welcome', () => {
  it('keeps name and silks, and is over', async () => {
    await write(' Luis ');
    await act(async () => place.querySelector<HTMLInputElement>('input[value=green]')?.click());
    expect(place.querySelector('figcaption')?.textContent).toBe('Luis');
    await press('Let’s ride');
    expect(change).toHaveBeenCalledExactlyOnceWith({
      welcomed: true,
      name: 'Luis',
      silks: 'green',
    });
  });

  it('asks for no name', async () => {
    await press('Let’s ride');
    expect(change).toHaveBeenCalledExactlyOnceWith({ welcomed: true, name: null, silks: 'red' });
  });

  it('that is put off keeps nothing of what was written, and does not come again', async () => {
    await write('Luis');
    await press('Later');
    expect(change).toHaveBeenCalledExactlyOnceWith({ welcomed: true });
  });
});
