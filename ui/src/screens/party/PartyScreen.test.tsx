import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartyCard } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { useParties } from '../../mirror/parties';
import { GUEST, hosted, seatOf, visited } from '../../mirror/partyFixture';
import { speak } from '../../words/words';
import { PartyScreen } from './PartyScreen';

const { commands } = vi.hoisted(() => ({
  commands: {
    startParty: vi.fn(),
    takeSeat: vi.fn(),
    setReady: vi.fn(),
    giveSeat: vi.fn(),
    leaveParty: vi.fn(),
    comeBack: vi.fn(),
    say: vi.fn(),
    shout: vi.fn(),
  },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));

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
  useApp.setState({ notice: undefined });
  location.hash = '#/party/4';
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  useParties.setState({ parties: undefined, said: [], read: {}, muted: [] });
});

async function show(party: PartyCard | undefined): Promise<void> {
  useParties.setState({ parties: party ? [party] : [] });
  await act(async () => root.render(<PartyScreen id={4} />));
}

function button(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
}

const press = (name: string) => act(async () => button(name).click());

async function type(field: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(field);
  if (!input) throw new Error(`there is no ${field}`);
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    write?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the lobby of a host', () => {
  it('shows the code, the link and where the table is', async () => {
    await show(hosted());
    expect(place.querySelector('.code-board-code')?.textContent).toContain('7K3 QXA');
    expect(place.querySelector('.qr-code path')).not.toBeNull();
    expect(place.querySelector<HTMLInputElement>('.copy-line input')?.value).toBe(
      'racenight://join/x',
    );
    expect(place.textContent).toContain('192.168.1.20:40123');
  });

  it('says what a start would mean, and starts into the table', async () => {
    commands.startParty.mockResolvedValue({ status: 'ok', data: 12 });
    await show(hosted());
    expect(place.textContent).toContain('One seat is free. At the start a bot takes it.');
    await press('Start the game');
    expect(commands.startParty).toHaveBeenCalledWith(4, 'steady');
    expect(location.hash).toBe('#/table/12');
  });

  it('names who is not ready yet', async () => {
    const seats = [seatOf(0, 'here', 'Anna', { mine: true }), seatOf(1, 'guest', 'Bruno')];
    await show(hosted({ seats }));
    expect(place.querySelector('.start-bar')?.textContent).toContain('Bruno is not ready yet.');
  });

  it('is closed only after a question', async () => {
    await show(hosted());
    await press('Close the table');
    expect(commands.leaveParty).not.toHaveBeenCalled();
    await press('Leave it open');
    expect(commands.leaveParty).not.toHaveBeenCalled();
  });

  it('says why the network does not announce it', async () => {
    await show(hosted({ side: { ...hosted().side, unheard: 'no route' } as PartyCard['side'] }));
    expect(place.textContent).toContain('The system says: no route');
    expect(place.querySelector('a[href="#/doctor"]')).not.toBeNull();
  });
});

describe('the lobby of a guest', () => {
  it('shows no code', async () => {
    await show(visited());
    expect(place.querySelector('.code-board')).toBeNull();
  });

  it('lets a person sit down by name', async () => {
    await show(visited());
    await press('Sit here');
    await type('.name-form input', 'Opa');
    await press('Sit down');
    expect(commands.takeSeat).toHaveBeenCalledWith(4, 2, 'Opa');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('makes all seats of this machine ready at once', async () => {
    const seats = [
      seatOf(1, 'guest', 'Bruno', { mine: true }),
      seatOf(2, 'guest', 'Opa', { mine: true }),
    ];
    await show(visited({ seats }));
    await press('We are ready');
    expect(commands.setReady.mock.calls).toEqual([
      [4, 1, true],
      [4, 2, true],
    ]);
  });

  it('goes to the table once it runs', async () => {
    await show(visited({ stage: 'run', table: 7 }));
    expect(location.hash).toBe('#/table/7');
  });

  it('that is turned away at the door says why, and what to do', async () => {
    const why = { why: 'version', host: '2.0', ours: '1.0', isOursOlder: true } as const;
    await show(visited({ setup: null, side: { ...GUEST, line: { line: 'shut', why } } as never }));
    expect(place.textContent).toContain('The host has Race Night 2.0, you have 1.0');
    expect(place.textContent).toContain('Bring yours up to date.');
    await press('Try again');
    expect(commands.comeBack).toHaveBeenCalledWith(4);
  });

  it('that waited at the door is taken to the heading when it opens', async () => {
    await show(visited({ setup: null, side: { ...GUEST, line: { line: 'coming' } } as never }));
    expect(place.querySelector('h1')?.textContent).toBe('At the door');
    await show(visited());
    expect(document.activeElement).toBe(place.querySelector('h1'));
    expect(place.querySelector('h1')?.textContent).toBe('Anna’s table');
  });

  it('warns loudly of a host with another key, and does not offer to try again', async () => {
    await show(visited({ side: { ...GUEST, line: { line: 'other-key' } } as never }));
    expect(place.querySelector('.party-banner-loud')?.textContent).toContain(
      'This may not be your host!',
    );
    expect(() => button('Try again')).toThrow();
  });
});

describe('what is said', () => {
  it('goes to everybody, and stays in the field where it was not said', async () => {
    await show(visited());
    await type('.talk-form input', '  Hello!  ');
    commands.say.mockResolvedValue({ status: 'error', error: { error: 'not-said' } });
    await press('Say');
    expect(commands.say).toHaveBeenCalledWith(4, 'Hello!');
    expect(useApp.getState().notice).toEqual({ about: 'party', error: { error: 'not-said' } });
    expect(place.querySelector<HTMLInputElement>('.talk-form input')?.value).toBe('  Hello!  ');
  });

  it('as a shout goes by its number', async () => {
    await show(visited());
    await press('Objection!');
    expect(commands.shout).toHaveBeenCalledWith(4, 1);
  });
});

it('a party that is gone has a way home', async () => {
  await show(undefined);
  expect(place.textContent).toContain('This table is no longer there');
});
