import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestLine, PartyCard } from '../../ipc/bindings.gen';
import { lookOf, ROUND, setupOf, tableOf } from '../../mirror/fixture';
import { hear, useParties } from '../../mirror/parties';
import { hosted, line, seatOf, visited } from '../../mirror/partyFixture';
import { speak } from '../../words/words';
import { RaceStand } from '../stand/RaceStand';
import { RaceTable } from '../table/giro/RaceTable';

const { commands } = vi.hoisted(() => ({
  commands: {
    look: vi.fn(),
    act: vi.fn(),
    giveSeat: vi.fn(),
    vote: vi.fn(),
    hostAgain: vi.fn(),
    comeBack: vi.fn(),
  },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));
vi.mock('../../games/giro/GiroBoard', () => ({ GiroBoard: () => <div className="board" /> }));

const TABLE = tableOf(setupOf('guest', 'here', 'guest'), { hands: [[3], [3], [3]] }, [...ROUND]);
const running = (change: Partial<PartyCard> = {}) =>
  visited({ stage: 'run', table: TABLE.id, ...change });
const onLine = (now: GuestLine) => running({ side: { side: 'guest', line: now, stuck: false } });

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  for (const command of Object.values(commands)) {
    command.mockReset().mockResolvedValue({ status: 'ok', data: null });
  }
  const outlook = { kind: 'pick', cards: [{ card: 3, landing: { kind: 'free', to: 3 } }] } as const;
  commands.look.mockResolvedValue({
    status: 'ok',
    data: lookOf(TABLE, 1, { ...outlook, cards: [...outlook.cards] }, null),
  });
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  useParties.setState({ parties: undefined, said: [], read: {}, muted: [] });
  vi.useRealTimers();
});

const tell = (...parties: PartyCard[]) => act(async () => useParties.setState({ parties }));
const show = () => act(async () => root.render(<RaceTable table={TABLE} />));

async function press(name: string): Promise<void> {
  const found = [...place.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent)?.includes(name),
  );
  if (!found) throw new Error(`there is no button ${name}`);
  await act(async () => found.click());
}

async function pick(): Promise<void> {
  for (const key of ['3', 'Enter']) {
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }
}

describe('a guest whose host cannot be reached', () => {
  it('reads what happens, and cannot act until the line is back', async () => {
    await tell(onLine({ line: 'reconnecting' }));
    await show();
    expect(place.querySelector('.party-banner')?.textContent).toContain('Reconnecting.');
    expect(place.querySelector('.dock-rests')).not.toBeNull();
    await pick();
    expect(commands.act).not.toHaveBeenCalled();
    expect(place.textContent).toContain('Nothing can be done until the connection is back.');
    await tell(onLine({ line: 'live' }));
    expect(place.querySelector('.party-banner')).toBeNull();
    await pick();
    expect(commands.act).toHaveBeenCalledOnce();
  });

  it('because the table was closed, can try again', async () => {
    await tell(onLine({ line: 'shut', why: { why: 'closed' } }));
    await show();
    await press('Try again');
    expect(commands.comeBack).toHaveBeenCalledWith(4);
  });
});

it('an act that is long on its way is said to be so, until it is answered', async () => {
  await tell(running());
  await show();
  vi.useFakeTimers();
  let answer = (_told: unknown) => {};
  commands.act.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await pick();
  expect(place.textContent).not.toContain('On its way');
  await act(async () => vi.advanceTimersByTime(600));
  expect(place.textContent).toContain('On its way');
  await act(async () => answer({ status: 'ok', data: null }));
  expect(place.textContent).not.toContain('On its way');
});

describe('a player who is away', () => {
  const away = seatOf(2, 'guest', 'Carmen', { line: 'away' });

  it('can be replaced by his host for now', async () => {
    await tell(hosted({ stage: 'run', table: TABLE.id, seats: [seatOf(0, 'here', 'Anna'), away] }));
    await show();
    expect(place.textContent).toContain('let a bot play until Carmen is back');
    await press('Let a bot play');
    expect(commands.giveSeat).toHaveBeenCalledWith(4, 2, { by: 'bot', level: 'steady' });
  });

  it('can be voted on by those who play, and the vote taken back', async () => {
    const bruno = seatOf(1, 'guest', 'Bruno', { mine: true });
    const poll = { votes: 1, needed: 2, mine: false };
    await tell(running({ away: 'vote', seats: [bruno, { ...away, poll }] }));
    await show();
    expect(place.textContent).toContain('1 of 2 votes for it.');
    await press('Vote for the bot');
    expect(commands.vote).toHaveBeenLastCalledWith(4, 2, true);
    const voted = { ...poll, votes: 2, mine: true };
    await tell(running({ away: 'vote', seats: [bruno, { ...away, poll: voted }] }));
    await press('Wait after all');
    expect(commands.vote).toHaveBeenLastCalledWith(4, 2, false);
  });
});

describe('who is here', () => {
  it('is told seat by seat, in words', async () => {
    const seats = [
      seatOf(0, 'here', 'Anna'),
      seatOf(1, 'guest', 'Bruno', { mine: true }),
      seatOf(2, 'stand-in', 'Carmen', { line: 'away' }),
    ];
    await tell(running({ seats, stand: 2 }));
    await show();
    const strip = place.querySelector('.party-strip')?.textContent;
    expect(strip).toContain('Anna: thinking');
    expect(strip).toContain('Carmen: away, a bot plays');
    expect(strip).toContain('2 watch from the stand');
  });

  it('talks on the back of the story, and what is new is counted', async () => {
    await tell(running());
    await show();
    await act(async () => useParties.setState((now) => hear(now, line('Hello!', 'Anna'))));
    expect(place.querySelector('.talk-unread')?.textContent).toBe('1');
    await press('Talk: 1 new line');
    expect(place.querySelector('.log-list')?.textContent).toContain('Anna: Hello!');
    expect(place.querySelector('.talk-unread')).toBeNull();
  });

  it('shouts over the board, but not when muted', async () => {
    await tell(running());
    await show();
    const shout = (name: string) =>
      act(async () =>
        useParties.setState((now) =>
          hear(now, { told: 'said', party: 4, seat: 0, name, what: { say: 'shout', shout: 1 } }),
        ),
      );
    await shout('Anna');
    expect(place.querySelector('.shout')?.textContent).toContain('Objection!');
    await act(async () => useParties.setState({ muted: ['Carmen'] }));
    await shout('Carmen');
    expect(place.querySelectorAll('.shout')).toHaveLength(1);
  });
});

describe('a table that is not on the network any more', () => {
  it('says that others cannot come, and opens it again with one press', async () => {
    await tell();
    await show();
    expect(place.textContent).toContain('Others cannot come just now.');
    await press('Open it again');
    expect(commands.hostAgain).toHaveBeenCalledWith(TABLE.id);
  });

  it('says nothing before it is known which parties there are', async () => {
    await show();
    expect(place.querySelector('.party-banner')).toBeNull();
  });
});

describe('the stand view', () => {
  it('shows whose turn it is and no hand, whoever sits at this machine', async () => {
    await tell(running());
    await act(async () => root.render(<RaceStand table={TABLE} />));
    expect(commands.look).not.toHaveBeenCalled();
    expect(place.querySelector('.hand')).toBeNull();
    expect(place.querySelector('.stand-turn')?.textContent).toContain('Everybody decides');
  });

  it('shows the code in its corner while the host has a free seat, and only then', async () => {
    await tell(hosted({ stage: 'run', table: TABLE.id }));
    await act(async () => root.render(<RaceStand table={TABLE} />));
    expect(place.querySelector('.stand-corner')?.textContent).toContain('7K3 QXA');
    await tell(hosted({ stage: 'run', table: TABLE.id, seats: [seatOf(0, 'here', 'Anna')] }));
    expect(place.querySelector('.stand-corner')).toBeNull();
  });
});
