import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PigsBoardProps } from '../../../games/pigs/PigsBoard';
import type { Pig, PigsOutlook, PigsProspect } from '../../../ipc/bindings.gen';
import type { Table } from '../../../mirror/table';
import { speak } from '../../../words/words';
import { BOT, LEAP, LINE_UP, lookOf, ORDER, setupOf, tableOf, turnOf } from './fixture';
import { GallopTable } from './GallopTable';

const { commands } = vi.hoisted(() => ({
  commands: { look: vi.fn(), act: vi.fn(), undo: vi.fn(), watch: vi.fn() },
}));
vi.mock('../../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));
// The drawing has tests of its own; here it matters what it is given to draw.
vi.mock('../../../games/pigs/PigsBoard', () => ({
  PigsBoard: ({ pigs, marks, onSpace }: PigsBoardProps) => (
    <div
      className="board"
      data-marks={JSON.stringify(marks)}
      data-pigs={pigs.map(({ pig, at }) => `${pig} ${at}`).join()}
    >
      {[1, 5].map((space) => (
        <button key={space} type="button" onClick={() => onSpace?.(space, false)}>
          {`space ${space}`}
        </button>
      ))}
    </div>
  ),
}));

const HAND: Pig[] = ['red', 'red', 'blue'];
const RED: PigsProspect = {
  pig: 'red',
  held: 2,
  from: 0,
  to: 1,
  leapt: [],
  leads: true,
  food: 1,
  stake: { kind: 'risks', food: 1 },
};
const BLUE: PigsProspect = { ...RED, pig: 'blue', held: 1, from: -4, leads: false, food: 0 };
const PLAY: PigsOutlook = { kind: 'play', cards: [RED, BLUE] };
const LINE: PigsOutlook = { kind: 'line-up', pigs: [...ORDER], places: [0, -1, -2, -3, -4] };
const FOOD: PigsOutlook = {
  kind: 'food',
  spaces: [
    { at: 1, refusal: { why: 'near-start', at: 1 }, rule: 'P-18' },
    { at: 5, refusal: null, rule: null },
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
  commands.undo.mockReset().mockResolvedValue({ status: 'ok', data: null });
  commands.look.mockReset();
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/** Shows a table; whoever looks sees this hand and may do this. */
async function show(table: Table, outlook: PigsOutlook = PLAY, hand = HAND): Promise<void> {
  commands.look.mockImplementation((_, seat) =>
    Promise.resolve({ status: 'ok', data: lookOf(table, seat, hand, outlook) }),
  );
  await act(async () => root.render(<GallopTable table={table} />));
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

const title = () => place.querySelector('.now h2')?.textContent;
const board = () => place.querySelector<HTMLElement>('.board')?.dataset;
const cards = () => place.querySelectorAll('.pig-stack').length;
const move = (what: object) => ({ game: 'pigs', move: what });

describe('one person at the table', () => {
  const table = tableOf(setupOf('here', BOT));

  it('has her hand at once, sees what a card does, and plays it', async () => {
    await show(table);
    expect(place.querySelector('.curtain')).toBeNull();
    expect(cards()).toBe(2);
    expect(board()?.marks).not.toContain('landing');
    await type('1');
    expect(board()?.marks).toContain('"landing":{"pig":"red","to":1,"leads":true,"food":1}');
    await press('Play Red');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ play: 'red' }));
  });

  it('plays by keyboard alone', async () => {
    await show(table);
    await type('2');
    await type('Enter');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ play: 'blue' }));
  });

  it('keeps her hand before her while others play, and cannot play it', async () => {
    await show(tableOf(table.setup, { turn: turnOf(1) }), { kind: 'wait' });
    expect(title()).toBe('Ben plays a card');
    expect(cards()).toBe(2);
    await type('1');
    await type('Enter');
    expect(commands.act).not.toHaveBeenCalled();
  });

  it('reads plainly what her last card does', async () => {
    const last: PigsProspect = { ...RED, held: 1, stake: { kind: 'banks', food: 4 } };
    await show(table, { kind: 'play', cards: [last] }, ['red']);
    expect(place.querySelector('.now')?.textContent).toContain('Your last card leads: you bank 4.');
    expect(button('Play Red')).toBeDefined();
  });

  it('reads why an act was turned away', async () => {
    const refusal = { game: 'pigs', refusal: { why: 'not-held', card: 'red' } };
    const error = { error: 'refused', rule: 'P-8', refusal };
    commands.act.mockResolvedValue({ status: 'error', error });
    await show(table);
    await type('1');
    await press('Play Red');
    expect(place.querySelector('.why-not')?.textContent).toContain('No card of Red is left');
    expect(place.querySelector('.why-not a')?.getAttribute('href')).toContain('P-8');
  });

  it('takes back where the app says that she may', async () => {
    await show({ ...table, state: { ...table.state, mayUndo: 0 } });
    await press('Take back');
    expect(commands.undo).toHaveBeenCalledWith(1, 0);
  });
});

describe('several people at one screen', () => {
  const table = tableOf(setupOf('here', 'here', BOT));

  it('see the board and nobody’s hand before the curtain is opened', async () => {
    await show(table);
    expect(commands.look).not.toHaveBeenCalled();
    expect(cards()).toBe(0);
    expect(board()?.marks).toContain('canLead');
    expect(place.querySelector('.curtain-sign')?.textContent).toContain('Anna');
    await press('Open the curtain');
    expect(commands.look).toHaveBeenCalledWith(1, 0);
    expect(cards()).toBe(2);
  });

  it('may hide a hand again without playing', async () => {
    await show(table);
    await type('Enter');
    expect(cards()).toBe(2);
    const hide = place.querySelector<HTMLButtonElement>('[aria-label="Hide the cards"]');
    await act(async () => hide?.click());
    expect(cards()).toBe(0);
  });

  it('have the curtain closed again when the next is on', async () => {
    await show(table);
    await press('Open the curtain');
    const next = tableOf(table.setup, { turn: turnOf(1) });
    await show({ ...next, seq: 1, state: { ...next.state, moment: 8 } });
    expect(cards()).toBe(0);
    expect(place.querySelector('.curtain-sign')?.textContent).toContain('Ben');
    expect(commands.look).toHaveBeenCalledTimes(1);
  });

  it('see only the backs of the cards while a bot plays', async () => {
    await show(tableOf(table.setup, { turn: turnOf(2), held: [7, 7, 5] }));
    expect(commands.look).not.toHaveBeenCalled();
    expect(place.querySelectorAll('.hidden-hand .card-back')).toHaveLength(5);
    expect(place.querySelector('.curtain-sign')).toBeNull();
  });
});

describe('the line-up', () => {
  const table = tableOf(setupOf('here', 'here'), { stage: 'line-up', pigs: [] });

  it('stands on the board as it is in mind, and is said by Enter', async () => {
    await show(table, LINE, []);
    expect(title()).toBe('Anna, line the pigs up');
    expect(board()?.pigs).toBe('red 0,white -1,yellow -2,black -3,blue -4');
    const forward = place.querySelector<HTMLButtonElement>('[aria-label^="Move White"]');
    await act(async () => forward?.click());
    expect(board()?.pigs).toBe('white 0,red -1,yellow -2,black -3,blue -4');
    await type('Enter');
    const order = ['white', 'red', 'yellow', 'black', 'blue'];
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ 'line-up': order }));
  });

  it('is watched where another does it', async () => {
    await show(tableOf(setupOf('here', BOT), { stage: 'line-up', turn: turnOf(1) }));
    expect(title()).toBe('Ben lines the pigs up');
    expect(place.querySelector('.line-up')).toBeNull();
  });
});

describe('food on the track', () => {
  const table = tableOf(setupOf('here', BOT), { stage: 'food' });

  it('may not lie everywhere, and it is said why', async () => {
    await show(table, FOOD, []);
    await press('space 1');
    expect(place.querySelector('.why-not')?.textContent).toContain('four spaces after the start');
    expect(place.querySelector('.why-not a')?.getAttribute('href')).toContain('P-18');
    expect(button('Put it on')).toBeUndefined();
  });

  it('is put down only when it is meant', async () => {
    await show(table, FOOD, []);
    await press('space 5');
    expect(commands.act).not.toHaveBeenCalled();
    await press('Put it on 5');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ food: 5 }));
  });

  it('can be dragged by whoever puts it down, and by nobody else', async () => {
    await show(table, FOOD, []);
    expect(place.querySelectorAll('.food-card-now .food-in-hand')).toHaveLength(1);
    await show(tableOf(table.setup, { stage: 'food', turn: turnOf(1) }), { kind: 'wait' }, []);
    expect(place.querySelector('.food-in-hand')).toBeNull();
  });

  it('is taken back by its player, who is named where the next is asked already', async () => {
    const several = setupOf('here', 'here', BOT);
    const next = tableOf(several, { stage: 'food', turn: turnOf(1) });
    await show({ ...next, state: { ...next.state, mayUndo: 0 } }, FOOD, []);
    expect(title()).toBe('Ben, put food on the track');
    await press('Anna takes back');
    expect(commands.undo).toHaveBeenCalledWith(1, 0);
    await show({ ...next, state: { ...next.state, mayUndo: 1 } }, FOOD, []);
    expect(button('Take back')).toBeDefined();
  });
});

describe('what is played', () => {
  const setup = setupOf('here', BOT);
  const before = tableOf(setup);
  const pigs = LINE_UP.map(({ pig, at }) => ({ pig, at: pig === 'blue' ? 1 : at }));
  const after = tableOf(setup, { pigs, atRisk: [1, 0], turn: turnOf(1) }, [...LEAP]);

  it('is told until it is skipped', async () => {
    await show(before);
    await show(after, { kind: 'wait' });
    expect(button('Skip')).toBeDefined();
    expect(board()?.pigs).toContain('blue -4');
    await type(' ');
    expect(button('Skip')).toBeUndefined();
    expect(board()?.pigs).toContain('blue 1');
    expect(place.textContent).toContain('A snout in front: Anna takes one food.');
  });

  it('is not told again to who comes back: the table is shown as it stands', async () => {
    await show(after, { kind: 'wait' });
    expect(button('Skip')).toBeUndefined();
    expect(board()?.pigs).toContain('blue 1');
    expect(place.querySelector('.tray-risk')?.textContent).toContain('1 at risk');
  });
});

describe('the end of a round', () => {
  const setup = setupOf('here', BOT);
  const before = tableOf(setup);
  const line = { stage: 'line-up', round: 2 } as const;
  const after = tableOf(setup, { ...line, banks: [[4], [0]], banked: [4, 0] }, [
    { event: 'banked', seat: 0, food: 4 },
    { event: 'lost', seat: 1, food: 2 },
    { event: 'round-over', round: 1, banked: [4, 0], left: [] },
  ]);

  it('is reported, and no skipping passes over it', async () => {
    await show(before);
    await show(after, LINE, []);
    await type(' ');
    expect(title()).toBe('Round 1 is over');
    expect(place.querySelector('.now')?.textContent).toContain(
      'Anna banks 4 and Ben banks nothing',
    );
    expect(place.querySelector('.food-chart')).not.toBeNull();
    expect(button('On to round 2')).toBeDefined();
  });
});

describe('the end', () => {
  const over = (result: (number | number[])[], banked: number[]) =>
    tableOf(
      setupOf('here', 'here', BOT),
      { stage: 'over', turn: 'over', result, banked, banks: banked.map((food) => [food]) },
      [{ event: 'over', banked }],
    );

  it('says plainly who won, with how it came and what now', async () => {
    await show(over([1, 0, 2], [3, 9, 0]));
    expect(title()).toBe('Ben wins!');
    expect(place.querySelector('.food-chart')).not.toBeNull();
    expect(place.querySelector('.table-fair')).not.toBeNull();
    expect(button('Rematch')).toBeDefined();
    expect(commands.look).not.toHaveBeenCalled();
  });

  it('says that a win is shared', async () => {
    await show(over([[0, 1], 2], [7, 7, 1]));
    expect(title()).toBe('Anna and Ben share the win!');
    expect(place.querySelector('.now')?.textContent).toContain('with 7 food each');
  });
});
