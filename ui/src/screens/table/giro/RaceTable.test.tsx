import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GiroBoardProps } from '../../../games/giro/GiroBoard';
import type { GiroEvent, GiroOutlook } from '../../../ipc/bindings.gen';
import { BOT, lookOf, ROUND, setupOf, tableOf, told } from '../../../mirror/fixture';
import type { Table } from '../../../mirror/table';
import { speak } from '../../../words/words';
import { RaceTable } from './RaceTable';

const { commands } = vi.hoisted(() => ({
  commands: { look: vi.fn(), act: vi.fn(), undo: vi.fn(), watch: vi.fn() },
}));
vi.mock('../../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));
// The drawing has tests of its own; here it matters what it is given to draw.
vi.mock('../../../games/giro/GiroBoard', () => ({
  GiroBoard: ({ marks, onSpace }: GiroBoardProps) => (
    <div className="board" data-marks={JSON.stringify(marks)}>
      {[1, 2].map((space) => (
        <button key={space} type="button" onClick={() => onSpace?.(space, false)}>
          {`space ${space}`}
        </button>
      ))}
    </div>
  ),
}));

const HAND: GiroOutlook = {
  kind: 'pick',
  cards: [
    { card: 3, landing: { kind: 'free', to: 3 } },
    { card: 4, landing: { kind: 'refused', at: 8, obstacle: 'river' } },
  ],
};

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  // No frame comes: what is played stays on until it is skipped.
  vi.stubGlobal('requestAnimationFrame', () => 1);
  commands.act.mockReset().mockResolvedValue({ status: 'ok', data: null });
  commands.look.mockReset();
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/** Shows a table whose looks show this hand, with this pick. */
async function show(table: Table, pick: number | null = null): Promise<void> {
  commands.look.mockImplementation((_, seat) =>
    Promise.resolve({ status: 'ok', data: lookOf(table, seat, HAND, pick) }),
  );
  await act(async () => root.render(<RaceTable table={table} />));
}

const button = (name: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(name));

async function press(name: string): Promise<void> {
  await act(async () => button(name)?.click());
}

async function type(key: string): Promise<void> {
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

/** Whatever only its player may see: cards, and marks on the board. */
function secrets(): number {
  return place.querySelectorAll('.hand, .board[data-marks]').length;
}

describe('one person at the table', () => {
  const table = tableOf(setupOf('here', BOT));

  it('has her hand at once, and plays what she chose', async () => {
    await show(table);
    expect(commands.look).toHaveBeenCalledWith(1, 0);
    expect(secrets()).toBeGreaterThan(0);
    expect(place.querySelector('.curtain')).toBeNull();
    await type('3');
    await press('Play the 3');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, { game: 'giro', move: { pick: 3 } });
  });

  it('looks again at every new state', async () => {
    await show(table);
    await show({ ...table, seq: 5 });
    expect(commands.look).toHaveBeenCalledTimes(2);
  });

  it('may change her pick while others are awaited', async () => {
    await show(tableOf(setupOf('here', BOT), { picked: [0] }), 3);
    expect(place.textContent).toContain('You play the 3');
    expect(place.textContent).toContain('Waiting for Bruno.');
    await type('4');
    await type('Enter');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, { game: 'giro', move: { pick: 4 } });
  });

  it('reads why her horse would refuse, and may play it all the same', async () => {
    await show(table);
    await type('4');
    expect(place.querySelector('.why-not a')?.getAttribute('href')).toBe('#/rules/G-16');
    expect(button('Play the 4')).toBeDefined();
  });

  it('reads why an act was turned away', async () => {
    const refusal = { game: 'giro', refusal: { why: 'not-held', card: 3 } };
    const error = { error: 'refused', rule: 'G-11', refusal };
    commands.act.mockResolvedValue({ status: 'error', error });
    await show(table);
    await type('3');
    await press('Play the 3');
    expect(place.querySelector('.why-not')?.textContent).toBe('The 3 is no longer in hand. G-11');
  });
});

describe('several people at one screen', () => {
  const table = tableOf(setupOf('here', 'here', BOT));

  it('shows nothing of anybody before the curtain is opened', async () => {
    await show(table);
    expect(commands.look).not.toHaveBeenCalled();
    expect(secrets()).toBe(0);
    await press('Open the curtain');
    expect(commands.look).toHaveBeenCalledWith(1, 0);
    expect(secrets()).toBeGreaterThan(0);
  });

  it('opens by Enter, from wherever one is', async () => {
    await show(table);
    await type('Enter');
    expect(commands.look).toHaveBeenCalledWith(1, 0);
  });

  it('closes by itself after a pick, and calls the next', async () => {
    await show(table);
    await press('Open the curtain');
    await type('3');
    await press('Play the 3');
    await show({ ...tableOf(table.setup, { picked: [0] }), seq: 1 });
    expect(secrets()).toBe(0);
    expect(place.querySelector('.curtain-sign')?.textContent).toContain('Bruno');
    expect(place.textContent).not.toContain('plays the 3');
    expect(commands.look).toHaveBeenCalledTimes(1);
  });

  it('shows nothing private where the curtain is only drawn aside', async () => {
    await show(table);
    await press('Open the curtain');
    await press('Close the curtain');
    expect(place.querySelector('.curtain-sign')).not.toBeNull();
    await press('See the board');
    expect(place.querySelector('.curtain-sign')).toBeNull();
    expect(secrets()).toBe(0);
  });

  it('lets one come back behind the curtain to change a pick', async () => {
    await show(tableOf(table.setup, { picked: [0] }), 3);
    await press('Anna has picked');
    expect(secrets()).toBe(0);
    expect(place.querySelector('.curtain-sign')?.textContent).toContain('Anna');
    await press('Open the curtain');
    expect(place.textContent).toContain('Anna plays the 3');
  });

  it('is closed again when the moment has passed', async () => {
    await show(table);
    await press('Open the curtain');
    const next = { ...table, seq: 9, state: { ...table.state, moment: 12 } };
    await show(next);
    expect(secrets()).toBe(0);
  });
});

describe('the run', () => {
  const before = tableOf(setupOf('here', BOT, BOT), { horses: [9, 12, 10], round: 3 });
  const after = tableOf(before.setup, { horses: [12, 14, 16], round: 4 }, [...ROUND]);

  it('is told instead of the hand, until it is skipped', async () => {
    await show(before);
    await show(after);
    expect(place.querySelector('.hand')).toBeNull();
    expect(button('Skip')).toBeDefined();
    await type(' ');
    expect(place.querySelector('.hand')).not.toBeNull();
    expect(place.textContent).toContain('Canela plays 6 and lands on 16.');
  });

  it('is not told again after a reload: the table is shown as it stands', async () => {
    await show(after);
    expect(place.querySelector('.hand')).not.toBeNull();
    expect([...place.querySelectorAll('.runner-space')].map((one) => one.textContent)).toEqual([
      '16',
      '14',
      '12',
    ]);
  });

  it('stops where the table is told anew', async () => {
    await show(before);
    await show(after);
    await show({ ...before, rests: 2, seq: 3 });
    expect(button('Skip')).toBeUndefined();
    expect(place.querySelector('.runner-space')?.textContent).toBe('12');
  });
});

describe('placing', () => {
  const turn = { seats: { awaited: [0], may: [0] } };
  const table = tableOf(setupOf('here', BOT), { stage: 'placing', turn, placed: [11] });
  const OUTLOOK: GiroOutlook = {
    kind: 'place',
    spaces: [
      { space: 1, refusal: { why: 'not-sand', space: 1 }, rule: 'G-7' },
      { space: 2, refusal: null, rule: null },
    ],
  };

  async function showPlacing(): Promise<void> {
    commands.look.mockResolvedValue({ status: 'ok', data: lookOf(table, 0, OUTLOOK, null) });
    await act(async () => root.render(<RaceTable table={table} />));
  }

  it('says why no hedge may stand on a space', async () => {
    await showPlacing();
    await press('space 1');
    expect(place.querySelector('.why-not')?.textContent).toContain('1 is not brown sand');
    expect(place.querySelector('.why-not a')?.getAttribute('href')).toBe('#/rules/G-7');
    expect(button('Place on')).toBeUndefined();
  });

  it('asks before it places, however often a space is pressed', async () => {
    await showPlacing();
    await press('space 2');
    await press('space 2');
    expect(commands.act).not.toHaveBeenCalled();
    await press('Place on 2');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, { game: 'giro', move: { place: 2 } });
  });

  it('takes back where the app says that one may', async () => {
    commands.undo.mockResolvedValue({ status: 'ok', data: null });
    const chapter = { line: 1, events: [told({ event: 'placed', seat: 0, space: 11 })] };
    const placed = { ...table, story: [chapter], state: { ...table.state, mayUndo: 0 } };
    commands.look.mockResolvedValue({ status: 'ok', data: lookOf(table, 0, OUTLOOK, null) });
    await act(async () => root.render(<RaceTable table={placed} />));
    await press('Take back');
    expect(commands.undo).toHaveBeenCalledWith(1, 0);
  });
});

describe('the end', () => {
  it('says plainly who won', async () => {
    const setup = setupOf('here', BOT, BOT);
    const horses = [40, 44, 46];
    const over: GiroEvent = { event: 'over', placed: [2, 1] };
    await show(
      tableOf(setup, { stage: 'over', turn: 'over', horses, result: [2, 1] }, [...ROUND, over]),
    );
    expect(place.textContent).toContain('Canela wins!');
    expect(place.querySelector('.podium')?.getAttribute('aria-label')).toContain('Canela has won');
    expect(button('Rematch')).toBeDefined();
  });

  it('has words of its own for a race that nobody has ended', async () => {
    const table = tableOf(setupOf(BOT, BOT), { stage: 'over', turn: 'over', round: 100 });
    await show(table);
    expect(place.textContent).toContain('The race is abandoned');
    expect(place.textContent).toContain('in 100 rounds');
  });
});
