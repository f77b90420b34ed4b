import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bookcase, commands } from '../../../ipc/bindings.gen';
import { useBookcase } from '../../../mirror/bookcase';
import { speak } from '../../../words/words';
import { FiguresChoice } from './FiguresChoice';

const CASE: Bookcase = {
  folder: '/home/ann/books',
  books: [
    { file: 'box.toml', plan: null, flaw: null },
    {
      file: 'twice.toml',
      plan: null,
      flaw: {
        amiss: 'unprintable',
        line: 21,
        flaw: { flaw: 'fence-there', other: 'grandstand' },
      },
    },
  ],
};

let root: Root;
let place: HTMLElement;
const books = vi.spyOn(commands, 'books');
const choose = vi.fn();

const draw = (book: string | null) =>
  act(async () => root.render(<FiguresChoice book={book} onChoose={choose} />));

/** Unfolds the list and gives what stands in it. */
async function unfolded(): Promise<HTMLElement[]> {
  await act(async () => place.querySelector('button')?.click());
  return [...document.querySelectorAll<HTMLElement>('[role="option"]')];
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  choose.mockReset();
  books.mockResolvedValue(CASE);
  useBookcase.setState({ bookcase: undefined });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

describe('the figures', () => {
  it('are the printed ones or those of a file, and the folder is told', async () => {
    await draw(null);
    const options = await unfolded();
    expect(options.map((option) => option.textContent)).toEqual([
      'PrintedPut a file of your own into /home/ann/books.',
      'box.toml',
      'twice.tomlLine 21: The fence grandstand stands there too.',
    ]);
    await act(async () => options[1]?.click());
    expect(choose).toHaveBeenLastCalledWith('box.toml');
  });

  it('of a file that cannot be are not chosen', async () => {
    await draw(null);
    const broken = (await unfolded())[2];
    expect(broken?.getAttribute('aria-disabled')).toBe('true');
    await act(async () => broken?.click());
    expect(choose).not.toHaveBeenCalled();
  });

  it('that have gone are still shown as chosen, and the printed ones can be chosen again', async () => {
    await draw('gone.toml');
    expect(place.querySelector('button')?.textContent).toContain('gone.toml');
    await act(async () => (await unfolded())[0]?.click());
    expect(choose).toHaveBeenLastCalledWith(null);
  });

  it('are looked for again when the reader comes back', async () => {
    await draw(null);
    books.mockResolvedValue({ ...CASE, books: [] });
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await unfolded()).toHaveLength(1);
  });
});
