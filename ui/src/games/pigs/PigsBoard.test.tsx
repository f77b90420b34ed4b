import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words';
import { PigsBoard, type PigsBoardProps } from './PigsBoard';
import { spaceUnder } from './SpaceButtons';

const TABLE: PigsBoardProps = {
  spaces: 22,
  pigs: [
    { pig: 'black', at: -3 },
    { pig: 'red', at: 23 },
    { pig: 'blue', at: 22 },
  ],
  food: [9],
  pile: { left: 0, beyond: 2 },
  headline: 'Round 1 of 3',
  marks: { canLead: ['red', 'blue'], open: [5, 6], chosen: 6 },
};

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

const lay = (more: Partial<PigsBoardProps> = {}) =>
  act(() => root.render(<PigsBoard {...TABLE} {...more} />));
const spaces = () => [...place.querySelectorAll<SVGGElement>('.pigs-space')];

describe('the board of pigs', () => {
  it('says where everybody is', () => {
    lay();
    expect(place.querySelector('svg')?.getAttribute('aria-label')).toBe(
      'An oval of 22 cards. From front to back: Red on 23, Blue on 22, and Black on −3. ' +
        'These can take the lead now: Red and Blue. Food lies on 9. ' +
        '0 food cards are left on the pile. 2 were paid beyond it.',
    );
  });

  it('marks every pig that can take the lead, and the leader with the one', () => {
    lay({ marks: { canLead: ['red', 'blue'] } });
    const text = [...place.querySelectorAll('text')].map((one) => one.textContent);
    expect(text.filter((one) => one === '1')).toHaveLength(2);
    lay({ marks: {} });
    const without = [...place.querySelectorAll('text')].map((one) => one.textContent);
    expect(without.filter((one) => one === '1')).toHaveLength(1);
  });

  it('has no buttons unless a space is asked for', () => {
    lay();
    expect(spaces()).toHaveLength(0);
  });

  it('names every space by what is there', () => {
    lay({ onSpace: () => {} });
    const label = (space: number) => spaces()[space]?.getAttribute('aria-label');
    expect(spaces()).toHaveLength(22);
    expect(label(0)).toBe('Space 0, Blue, with the star stands here');
    expect(label(1)).toBe('Space 1, Red, with the scarf stands here');
    expect(label(19)).toBe('Space −3, Black, with the belt stands here');
    expect(label(9)).toBe('Space 9, food lies here');
    expect(label(5)).toBe('Space 5, open to you');
    expect(label(6)).toBe('Space 6, chosen');
    expect(label(7)).toBe('Space 7');
  });

  it('knows the space at a point, under whatever is held over it', () => {
    lay({ onSpace: () => {} });
    const held = place.appendChild(document.createElement('div'));
    const within = spaces()[9]?.querySelector('path');
    document.elementsFromPoint = vi.fn(() => (within ? [held, within, place] : []));
    expect(spaceUnder({ x: 40, y: 30 })).toBe(9);
    document.elementsFromPoint = () => [held, place];
    expect(spaceUnder({ x: 40, y: 30 })).toBeUndefined();
  });

  it('is walked round by keys from the chosen space, and tells a key from a press', () => {
    const onSpace = vi.fn();
    lay({ onSpace });
    const press = (key: string) =>
      act(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      });
    const current = () => spaces().indexOf(document.activeElement as SVGGElement);
    act(() => spaces()[6]?.focus());
    expect(spaces()[6]?.getAttribute('tabindex')).toBe('0');
    press('ArrowRight');
    expect(current()).toBe(7);
    press('Home');
    expect(current()).toBe(0);
    press('ArrowLeft');
    expect(current()).toBe(21);
    press('Enter');
    act(() => spaces()[3]?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(onSpace.mock.calls).toEqual([
      [21, true],
      [3, false],
    ]);
  });
});
