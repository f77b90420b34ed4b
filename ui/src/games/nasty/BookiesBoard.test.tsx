import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words';
import { type BoardForm, type BoardRow, BookiesBoard } from './BookiesBoard';

const row = (seat: number, more: Partial<BoardRow> = {}): BoardRow => ({
  seat,
  silks: 'red',
  horse: `Horse ${seat}`,
  player: `Player ${seat}`,
  purse: 20_000,
  cards: 2,
  written: { grade: 1, lane: 4, odds: 4 },
  stake: 5_000,
  ...more,
});

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

const show = (rows: readonly BoardRow[], form?: BoardForm) =>
  act(() =>
    root.render(
      <BookiesBoard race="dukes-cup" number={2} races={6} rows={rows} {...(form && { form })} />,
    ),
  );

const cells = () =>
  [...place.querySelectorAll('tbody tr')].map((line) =>
    [...line.querySelectorAll('td')].slice(1).map((cell) => cell.textContent),
  );

describe('the bookie’s board', () => {
  it('shows figures, stakes and what is staked in all', () => {
    show([row(0), row(1, { stake: null, out: 'fallen' }), row(2, { stake: 12_000, place: 2 })]);
    expect(cells()).toEqual([
      ['1', '4', '4 to 1', '£5,000'],
      ['1', '4', 'fell', 'none'],
      ['1', '4', '2nd', '£12,000'],
    ]);
    expect(place.querySelector('footer')?.textContent).toContain('£17,000');
  });

  it('shows who is turned about, and for how many turns', () => {
    show([row(0, { whipped: 2 }), row(1, { whipped: 0 })]);
    const marks = [...place.querySelectorAll('.board-whipped')];
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'whipped round: 2 turns lost',
    ]);
  });

  it('tells whose lane is looked for, by pointer and by keyboard', () => {
    const onLook = vi.fn();
    const rows = [row(0), row(1)];
    act(() =>
      root.render(
        <BookiesBoard race="dukes-cup" number={2} races={6} rows={rows} onLook={onLook} />,
      ),
    );
    const names = [...place.querySelectorAll<HTMLElement>('.board-look')];
    act(() => names[1]?.focus());
    act(() => names[1]?.blur());
    expect(onLook.mock.calls).toEqual([[1], [undefined]]);
  });

  it('tells no total while a stake is covered', () => {
    show([row(0), row(1, { stake: undefined })]);
    expect(place.querySelector('footer')?.textContent).toBe('');
  });

  it('is filled in by hand, row by row', () => {
    const onChalk = vi.fn();
    show([row(0), row(1, { written: undefined })], { onChalk });
    const inputs = [...place.querySelectorAll('input')];
    expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual([
      'Grade of Horse 1',
      'Lane of Horse 1',
      'Odds of Horse 1, so many to 1',
    ]);
    const enter = () =>
      act(() => {
        inputs[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      });
    enter();
    expect(onChalk).not.toHaveBeenCalled();
    expect(place.textContent).toContain('A row needs a grade, a lane and odds.');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [index, text] of ['3', '2', '6'].entries()) {
      act(() => {
        write?.call(inputs[index], text);
        inputs[index]?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    enter();
    expect(onChalk).toHaveBeenCalledWith({ seat: 1, grade: 3, lane: 2, odds: 6 });
  });

  it('says under the row what was wrong with it', () => {
    const refusal = { seat: 1, text: 'It stands at 6 to 1.', rule: 'N-6' };
    show([row(0), row(1, { written: undefined })], { onChalk: () => {}, refusal });
    const lines = [...place.querySelectorAll('tbody tr')].map((line) => line.textContent);
    expect(lines[2]).toContain('It stands at 6 to 1.');
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#/rules/N-6');
  });
});
