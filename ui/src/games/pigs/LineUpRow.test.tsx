import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PigName } from '../../art/pig/breeds';
import { speak } from '../../words/words';
import { LineUpRow } from './LineUpRow';
import { movedTo } from './lineUp';

let root: Root;
let place: HTMLElement;

function Held() {
  const [order, setOrder] = useState<PigName[]>(['red', 'white', 'yellow', 'black', 'blue']);
  return <LineUpRow order={order} onOrder={setOrder} />;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Held />));
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const pigs = () => [...place.querySelectorAll<HTMLElement>('[data-pig]')];
const order = () => pigs().map((pig) => pig.getAttribute('data-pig'));
const pig = (name: PigName) => pigs().find((one) => one.getAttribute('data-pig') === name);
const click = (name: PigName) => act(() => pig(name)?.click());
const press = (key: string) =>
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const spoken = () => place.querySelector('[role=log]')?.lastElementChild?.textContent;

describe('the line-up', () => {
  it('takes a pig on a press, and puts it where the next press is', () => {
    click('blue');
    expect(pig('blue')?.getAttribute('aria-pressed')).toBe('true');
    click('white');
    expect(order()).toEqual(['red', 'blue', 'white', 'yellow', 'black']);
    expect(pig('blue')?.getAttribute('aria-pressed')).toBe('false');
    expect(spoken()).toBe('Blue is now on place 2.');
  });

  it('moves a taken pig by arrow keys, focus and voice going along', () => {
    act(() => pig('red')?.focus());
    click('red');
    press('ArrowRight');
    press('ArrowRight');
    expect(order()).toEqual(['white', 'yellow', 'red', 'black', 'blue']);
    expect(document.activeElement).toBe(pig('red'));
    expect(spoken()).toBe('Red is now on place 3.');
    press('Home');
    expect(order()[0]).toBe('red');
  });

  it('lets the focus walk where none is taken', () => {
    act(() => pig('red')?.focus());
    press('ArrowRight');
    expect(document.activeElement).toBe(pig('white'));
    press('End');
    expect(document.activeElement).toBe(pig('blue'));
    expect(order()[0]).toBe('red');
  });

  it('takes everything back on Escape', () => {
    act(() => pig('red')?.focus());
    click('red');
    press('End');
    press('Escape');
    expect(order()).toEqual(['red', 'white', 'yellow', 'black', 'blue']);
    expect(pig('red')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('moves one place by the small buttons, and not past the ends', () => {
    const step = (label: string) =>
      act(() => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
    step('Move Red, with the scarf forward');
    expect(order()[0]).toBe('red');
    step('Move Red, with the scarf back');
    expect(order()).toEqual(['white', 'red', 'yellow', 'black', 'blue']);
  });
});

it('one is moved and the others close up', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
});
