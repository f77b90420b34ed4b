import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../words/words';
import { Curtain } from './Curtain';

let root: Root;
let place: HTMLElement;

const draw = (isOpen: boolean, onOpen: () => void) =>
  act(() => root.render(<Curtain isOpen={isOpen} name="Anna" silks="red" onOpen={onOpen} />));

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

describe('the curtain', () => {
  it('says whose turn it is and opens only by its button', () => {
    const onOpen = vi.fn();
    draw(false, onOpen);
    expect(place.textContent).toContain('Anna');
    const buttons = place.querySelectorAll('button');
    expect(buttons).toHaveLength(1);
    act(() => place.querySelector<HTMLElement>('.curtain')?.click());
    expect(onOpen).not.toHaveBeenCalled();
    act(() => buttons[0]?.click());
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('takes the focus when it closes', async () => {
    draw(true, () => {});
    draw(false, () => {});
    // After an act by screen reader the focus moves with the next frames.
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('is out of the way when open', () => {
    draw(true, () => {});
    expect(place.querySelectorAll('button')).toHaveLength(0);
    expect(place.textContent).toBe('');
  });
});
