import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { commands } from '../../ipc/bindings.gen';
import { useFullScreen } from './useFullScreen';

const { hasWindow } = vi.hoisted(() => ({ hasWindow: vi.fn(() => true) }));
vi.mock('../../ipc/host', () => ({ hasWindow }));

const toggled = vi.spyOn(commands, 'toggleFullScreen').mockResolvedValue();
afterEach(() => toggled.mockClear());

function Page() {
  useFullScreen();
  return null;
}

/** Presses a key where the screen is shown, and says whether anybody took it. */
async function press(key: string): Promise<boolean> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  dispatchEvent(event);
  await act(async () => root.unmount());
  return event.defaultPrevented;
}

it('F11 goes to the full screen, and Escape stays what it was', async () => {
  expect(await press('F11')).toBe(true);
  expect(await press('Escape')).toBe(false);
  expect(toggled).toHaveBeenCalledOnce();
});

it('a browser has its own way with F11', async () => {
  hasWindow.mockReturnValueOnce(false);
  expect(await press('F11')).toBe(false);
  expect(toggled).not.toHaveBeenCalled();
});
