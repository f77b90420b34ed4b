import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words';
import { type HandCard, HandOfCards } from './HandOfCards';

const card = (number: number, state: HandCard['state'] = 'held'): HandCard => ({
  number,
  state,
  landing: `to ${number}`,
  spoken: `lands on ${number}`,
});

const CARDS = [card(1), card(2, 'refused'), card(3, 'spent'), card(4)];

let root: Root;
let place: HTMLElement;

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

function hold(chosen: number | null) {
  const [onChoose, onPlay] = [vi.fn(), vi.fn()];
  act(() =>
    root.render(<HandOfCards cards={CARDS} chosen={chosen} onChoose={onChoose} onPlay={onPlay} />),
  );
  const press = (key: string, target: EventTarget = document.body) =>
    act(() => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  return { onChoose, onPlay, press };
}

describe('the hand of cards', () => {
  it('names every card with its consequence, and says which would be refused', () => {
    hold(null);
    const names = [...place.querySelectorAll('input')].map((input) =>
      input.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Card 1: lands on 1',
      'Card 2, would be refused: lands on 2',
      'Card 3, spent: lands on 3',
      'Card 4: lands on 4',
    ]);
  });

  it('takes digits of cards still held, refused ones too', () => {
    const { onChoose, press } = hold(1);
    for (const key of ['2', '3', '4', '9']) press(key);
    expect(onChoose.mock.calls.flat()).toEqual([2, 4]);
  });

  it('leaves digits typed in a field alone', () => {
    const { onChoose, press } = hold(1);
    const field = place.appendChild(document.createElement('input'));
    press('2', field);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('plays the chosen card on Enter', () => {
    const { onPlay, press } = hold(4);
    const input = place.querySelectorAll('input')[3];
    act(() => input?.focus());
    press('Enter', input);
    expect(onPlay).toHaveBeenCalledWith(4);
  });

  it('plays nothing unseen: Enter on another card chooses it', () => {
    const { onPlay, onChoose, press } = hold(4);
    const input = place.querySelectorAll('input')[0];
    act(() => input?.focus());
    press('Enter', input);
    expect(onPlay).not.toHaveBeenCalled();
    expect(onChoose).toHaveBeenCalledWith(1);
  });

  it('takes the focus along to the card whose digit is typed', () => {
    const { press } = hold(1);
    const input = place.querySelectorAll('input')[0];
    act(() => input?.focus());
    press('4', input);
    expect(document.activeElement).toBe(place.querySelectorAll('input')[3]);
  });

  it('leaves the focus alone where it is elsewhere', () => {
    const { press } = hold(1);
    press('4');
    expect(document.activeElement).toBe(document.body);
  });
});
