import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NastyCourseProps } from '../../../games/nasty/NastyCourse';
import type { Card, CardProspect, GoalProspect, NastyOutlook } from '../../../ipc/bindings.gen';
import type { Table } from '../../../mirror/table';
import { speak } from '../../../words/words';
import { BOT, lookOf, RACE, runnerAt, setupOf, tableOf, turnOf } from './fixture';
import { MeetingTable } from './MeetingTable';

const { commands } = vi.hoisted(() => ({
  commands: { look: vi.fn(), act: vi.fn(), undo: vi.fn(), watch: vi.fn() },
}));
vi.mock('../../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));
// The drawing has tests of its own; here it matters what it is given to draw.
vi.mock('../../../games/nasty/NastyCourse', () => ({
  NastyCourse: ({ destinations = [], onChoose }: NastyCourseProps) => (
    <div className="course" data-ways={destinations.length}>
      {destinations.map(({ goal, left }) => (
        <button key={left} type="button" onClick={() => onChoose?.(goal)}>
          {`${left} left`}
        </button>
      ))}
    </div>
  ),
}));

const goal = (lane: number, square: number, left: number): GoalProspect => ({
  goal: { lane, square },
  path: [{ lane, square }],
  jumped: [],
  fence: null,
  section: null,
  doubles: false,
  left,
});
const GO: Extract<NastyOutlook, { kind: 'go' }> = {
  kind: 'go',
  pips: 4,
  doubled: false,
  veer: null,
  goals: [goal(1, 4, 76), goal(2, 3, 79)],
};
const FALLER: CardProspect = {
  card: 'faller:grandstand',
  held: 1,
  refusal: null,
  rule: null,
  targets: [1, 2],
};
const SLIPPED: CardProspect = {
  card: 'slipped-up',
  held: 1,
  refusal: { why: 'own-not-running' },
  rule: 'N-30',
  targets: [],
};
const MOMENT: NastyOutlook = {
  kind: 'moment',
  turn: { behind: 0, mayTailOff: false },
  cards: [FALLER, SLIPPED],
};
const HAND: Card[] = ['faller:grandstand', 'slipped-up'];

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

async function show(table: Table, outlook: NastyOutlook = MOMENT): Promise<void> {
  commands.look.mockImplementation((_, seat) =>
    Promise.resolve({ status: 'ok', data: lookOf(table, seat, HAND, outlook) }),
  );
  await act(async () => root.render(<MeetingTable table={table} />));
}

const button = (name: string) =>
  [...place.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(name) || one.getAttribute('aria-label')?.includes(name),
  );

async function press(name: string): Promise<void> {
  await act(async () => button(name)?.click());
}

async function type(key: string): Promise<void> {
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

const title = () => place.querySelector('.now h2')?.textContent;
const cards = () => place.querySelectorAll('.events .event').length;
const move = (what: object) => ({ game: 'nasty', move: what });

describe('one person among bots', () => {
  const table = tableOf(setupOf('here', BOT, BOT));

  it('has her cards before her, and rolls by button or by key', async () => {
    await show(table);
    expect(title()).toBe('Roll for Marmalade');
    expect(place.querySelector('.curtain')).toBeNull();
    expect(cards()).toBe(2);
    await press('Roll the die');
    await type('Enter');
    expect(commands.act.mock.calls).toEqual(Array(2).fill([1, 0, 7, move({ roll: true })]));
  });

  it('cannot close the moment before its time', async () => {
    await show({ ...table, state: { ...table.state, pauseLeft: 2000 } });
    await press('Roll the die');
    await type('Enter');
    expect(commands.act).not.toHaveBeenCalled();
  });

  it('aims a card at one or several, and Enter plays it instead of the die', async () => {
    await show(table);
    await press('Faller');
    await type('Enter');
    expect(commands.act).not.toHaveBeenCalled();
    await press('Old Tom of Ben');
    await press('Canela of Carmen');
    await type('Enter');
    const play = { kind: 'faller', fence: 'grandstand', on: [1, 2] };
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ card: play }));
  });

  it('reads why a card does not fit, with its rule', async () => {
    await show(table);
    await press('Slipped Up');
    expect(place.querySelector('.aim')?.textContent).toContain('whose own horse still runs');
    expect(place.querySelector('.aim a')?.getAttribute('href')).toContain('N-30');
  });

  it('moves to the best way, or to the one that she chose', async () => {
    await show(tableOf(table.setup, { stage: 'go', turn: turnOf([0]), rolled: 4 }), GO);
    expect(title()).toBe('Move Marmalade 4');
    await type('Enter');
    expect(commands.act).toHaveBeenLastCalledWith(1, 0, 7, move({ go: { lane: 1, square: 4 } }));
    await press('79 left');
    await type('Enter');
    expect(commands.act).toHaveBeenLastCalledWith(1, 0, 7, move({ go: { lane: 2, square: 3 } }));
  });

  it('keeps her cards while others move, and lays her slip over the course', async () => {
    await show(tableOf(table.setup, { turn: turnOf([1]), toRoll: 1 }), { kind: 'wait' });
    expect(title()).toBe('Old Tom is to roll');
    expect(cards()).toBe(2);
    await press('Reread');
    expect(place.querySelector('.slip')?.textContent).toContain('Duke’s Cup');
  });

  it('objects or is ready when the race is called', async () => {
    const called = { stage: 'called' as const, turn: turnOf([0, 1], [0, 1, 2]), toRoll: null };
    await show(tableOf(table.setup, { ...called, enclosure: [1] }), {
      kind: 'called',
      asked: true,
      cards: [],
    });
    expect(place.querySelector('.enclosure')?.textContent).toContain('Old Tom');
    await press('I am ready');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ ready: true }));
  });

  it('goes on with the way that she has looked at when she doubles', async () => {
    const turn = { turn: turnOf([0]), rolled: 4 };
    const where = { spot: { lane: 1, square: 3 }, section: 'early-pace-1', pips: 4 } as const;
    await show(tableOf(table.setup, { ...turn, stage: 'double' }), {
      kind: 'double',
      ...where,
      goals: GO.goals,
    });
    await press('79 left');
    const doubled = tableOf(table.setup, { ...turn, stage: 'go-doubled' });
    const next = { ...doubled, seq: 1, state: { ...doubled.state, moment: 8 } };
    await show(next, { ...GO, doubled: true });
    await type('Enter');
    expect(commands.act).toHaveBeenLastCalledWith(1, 0, 8, move({ go: { lane: 2, square: 3 } }));
  });

  it('hears calmly that a card came first, and the picture goes on', async () => {
    await show(table);
    commands.act.mockResolvedValue({ status: 'error', error: { error: 'stale', moment: 7 } });
    await press('Roll the die');
    expect(place.querySelector('.now')?.textContent).toContain('Too late');
    expect(commands.watch).not.toHaveBeenCalled();
  });

  it('has the podium, the story and every purse at the end', async () => {
    const over = { stage: 'over' as const, turn: 'over' as const, cash: [5_000, 138_000, 138_000] };
    await show(tableOf(table.setup, { ...over, result: [[1, 2], 0] }, RACE), { kind: 'wait' });
    const places = [...place.querySelectorAll('.podium-place')].map((one) => one.textContent);
    expect(places.toSorted()).toEqual(['1', '1', '3']);
    expect(place.querySelector('.end-story')?.textContent).toContain('Old Tom');
    expect(place.querySelectorAll('.purses li')).toHaveLength(3);
    expect(place.querySelectorAll('.money-chart')).toHaveLength(1);
  });

  it('reads the settlement before she goes on', async () => {
    await show(table);
    const settled = tableOf(table.setup, { number: 2, stage: 'bets', turn: turnOf([0]) }, RACE);
    await show({ ...settled, seq: 1 });
    await type(' ');
    expect(title()).toBe('Duke’s Cup: settled');
    expect(place.querySelector('.bills')?.textContent).toContain('£138,000');
    const pages = [...place.querySelectorAll<HTMLElement>('.choice-option input')];
    await act(async () => pages[1]?.click());
    expect(place.querySelectorAll('.money-table tbody tr')).toHaveLength(3);
  });
});

describe('several people at one screen', () => {
  const table = tableOf(setupOf('here', 'here', BOT));
  const bets = { stage: 'bets' as const, turn: turnOf([0, 1]), sealed: [] };
  const BET: NastyOutlook = { kind: 'bet', horses: [], cash: 20_000, step: 1_000, most: 20_000 };

  it('write their slips behind the curtain, one after the other', async () => {
    await show(tableOf(table.setup, bets), BET);
    expect(commands.look).not.toHaveBeenCalled();
    expect(place.querySelector('.slip')).toBeNull();
    expect(place.querySelector('.curtain-sign')?.textContent).toContain('Anna');
    await press('Open the curtain');
    expect(commands.look).toHaveBeenCalledWith(1, 0);
    await press('Seal no bet');
    expect(commands.act).toHaveBeenCalledWith(1, 0, 7, move({ bet: null }));
    expect(place.querySelector('.slip')).toBeNull();
  });

  it('see nobody’s cards, whoever is to roll', async () => {
    await show(table);
    expect(title()).toBe('Anna, roll for Marmalade');
    expect(cards()).toBe(0);
  });

  it('step in between: whose, curtain, card, and it is closed again', async () => {
    await show(table);
    await press('Cards and slip of Ben');
    expect(cards()).toBe(0);
    expect(place.querySelector('.curtain-name')?.textContent).toBe('Ben');
    await press('Open the curtain');
    expect(cards()).toBe(2);
    await press('Faller');
    await press('Canela of Carmen');
    await press('Play Faller');
    const play = { kind: 'faller', fence: 'grandstand', on: [2] };
    expect(commands.act).toHaveBeenCalledWith(1, 1, 7, move({ card: play }));
    expect(cards()).toBe(0);
    expect(title()).toBe('Anna, roll for Marmalade');
  });

  it('keep their cards before them while a bot moves on', async () => {
    await show(tableOf(table.setup, { turn: turnOf([2], [0, 1, 2]), toRoll: 2 }));
    await press('Cards and slip of Ben');
    await press('Open the curtain');
    const next = tableOf(table.setup, {
      turn: turnOf([0], [0, 1, 2]),
      horses: [runnerAt(0, 0), runnerAt(1, 0), runnerAt(2, 5)],
    });
    await show({ ...next, seq: 1, state: { ...next.state, moment: 8 } });
    expect(cards()).toBe(2);
  });
});
