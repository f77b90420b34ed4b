import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words';
import { PLAN } from './fixture';
import { NastyCourse } from './NastyCourse';
import type { Destination, Goal, Runner } from './picture';

const RUNNER: Runner = {
  seat: 0,
  silks: 'red',
  coat: 'bay',
  name: 'Marmalade',
  at: { lane: 1, square: 4 },
};

const way = (lane: number, square: number, left: number): Destination => ({
  goal: { lane, square },
  path: [{ lane, square }],
  left,
  fence: null,
  section: null,
  doubles: false,
});

const SLOW = way(3, 4, 80);
const ON_FENCE: Destination = { ...way(1, 6, 75), fence: 'grandstand' };
const MARKED: Destination = { ...way(2, 3, 78), section: 'early-pace-1', doubles: true };
const WAYS = [SLOW, ON_FENCE, MARKED];

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

function show(chosen?: Goal) {
  const [onChoose, onGo] = [vi.fn(), vi.fn()];
  act(() =>
    root.render(
      <NastyCourse
        plan={PLAN}
        runners={[RUNNER]}
        mover={0}
        destinations={WAYS}
        chosen={chosen}
        onChoose={onChoose}
        onGo={onGo}
      />,
    ),
  );
  const buttons = [...place.querySelectorAll<SVGElement>('[role=button]')];
  const press = (index: number, key: string) =>
    act(() => {
      buttons[index]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  return { onChoose, onGo, buttons, press };
}

describe('the course', () => {
  it('says where everybody is', () => {
    show();
    expect(place.querySelector('svg')?.getAttribute('aria-label')).toBe(
      'The course. Marmalade: H6, lane 1',
    );
  });

  it('names the destinations in order of what is left to run', () => {
    const { buttons } = show();
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'A: H8, lane 1. On Grandstand Hedge: may fall. 75 to run. best',
      'B: H5, lane 2. On Early Pace: may double. 78 to run',
      'C: H6, lane 3. Between the fences. 80 to run. slowest',
    ]);
  });

  it('has one of them in the tab order: the chosen one, else the first', () => {
    const stops = ({ buttons }: ReturnType<typeof show>) =>
      buttons.map((button) => button.getAttribute('tabindex'));
    expect(stops(show())).toEqual(['0', '-1', '-1']);
    expect(stops(show(SLOW.goal))).toEqual(['-1', '-1', '0']);
  });

  it('walks on with the arrows and round the ends', () => {
    const { onChoose, press } = show(ON_FENCE.goal);
    press(0, 'ArrowRight');
    press(0, 'ArrowLeft');
    press(0, 'End');
    expect(onChoose.mock.calls.flat()).toEqual([MARKED.goal, SLOW.goal, SLOW.goal]);
  });

  it('goes on Enter, but only where it was looked at', () => {
    const { onChoose, onGo, press } = show(MARKED.goal);
    press(0, 'Enter');
    expect(onChoose).toHaveBeenCalledWith(ON_FENCE.goal);
    expect(onGo).not.toHaveBeenCalled();
    press(1, 'Enter');
    expect(onGo).toHaveBeenCalledWith(MARKED.goal);
  });
});
