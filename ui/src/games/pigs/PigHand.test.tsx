import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PigName } from '../../art/pig/breeds';
import { speak } from '../../words/words';
import { PigHand } from './PigHand';
import { type Held, type Prospect, stacked } from './prospect';

const CARDS: Prospect[] = [
  {
    pig: 'red',
    held: 2,
    to: 6,
    leapt: ['blue', 'yellow'],
    leads: true,
    food: 1,
    stake: { kind: 'risks', food: 2 },
  },
  {
    pig: 'white',
    held: 1,
    to: -2,
    leapt: [],
    leads: false,
    food: 0,
    stake: { kind: 'loses', food: 4 },
  },
];

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

const inputs = () => [...place.querySelectorAll('input')];

function hold(cards: readonly (Prospect | Held)[], chosen: PigName | null) {
  const [onChoose, onPlay] = [vi.fn(), vi.fn()];
  act(() =>
    root.render(<PigHand cards={cards} chosen={chosen} onChoose={onChoose} onPlay={onPlay} />),
  );
  const press = (key: string, target: EventTarget | undefined = document.body) =>
    act(() => {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  return { onChoose, onPlay, press };
}

describe('the hand of pigs', () => {
  it('says of every card what it is, where it lands and what it brings', () => {
    hold(CARDS, null);
    expect(inputs().map((input) => input.getAttribute('aria-label'))).toEqual([
      'Red, with the scarf, 2 in hand. It leaps Blue and Yellow and lands on 6. It leads: one food card.',
      'White, with the patches, one in hand. It moves to −2. Your last card: it does not lead, and you lose 4.',
    ]);
  });

  it('shows the last card plainly', () => {
    hold(CARDS, null);
    expect(place.querySelector('.pig-card-bad')?.textContent).toBe('lose 4');
  });

  it('chooses by digit and plays on Enter, but only what was chosen', () => {
    const { onChoose, onPlay, press } = hold(CARDS, 'red');
    press('2');
    press('3');
    expect(onChoose.mock.calls.flat()).toEqual(['white']);
    press('Enter', inputs()[1]);
    expect(onPlay).not.toHaveBeenCalled();
    press('Enter', inputs()[0]);
    expect(onPlay).toHaveBeenCalledWith('red');
  });

  it('takes the focus along to the card whose digit is typed', () => {
    const { press } = hold(CARDS, 'red');
    act(() => inputs()[0]?.focus());
    press('2', inputs()[0]);
    expect(document.activeElement).toBe(inputs()[1]);
  });

  it('leaves digits typed in a field alone', () => {
    const { onChoose, press } = hold(CARDS, 'red');
    press('2', place.appendChild(document.createElement('input')));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('lets nobody choose while another plays', () => {
    const { onChoose, press } = hold(stacked(['red', 'red', 'blue']), null);
    press('1');
    act(() => inputs()[1]?.click());
    expect(onChoose).not.toHaveBeenCalled();
    expect(inputs()[0]?.getAttribute('aria-label')).toBe('Red, with the scarf, 2 in hand.');
  });
});
