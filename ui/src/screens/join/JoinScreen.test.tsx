import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestLine, NearbyTable } from '../../ipc/bindings.gen';
import { useDesktop } from '../../mirror/desktop';
import { useNearby } from '../../mirror/nearby';
import { useParties } from '../../mirror/parties';
import { visited } from '../../mirror/partyFixture';
import { useVisitor } from '../../mirror/visitor';
import { speak } from '../../words/words';
import { JoinScreen } from './JoinScreen';

const { commands } = vi.hoisted(() => ({
  commands: {
    listen: vi.fn(),
    stopListening: vi.fn(),
    joinParty: vi.fn(),
    watchDesktop: vi.fn(),
    leaveParty: vi.fn(),
  },
}));
vi.mock('../../ipc/bindings.gen', () => ({ commands }));
vi.mock('../../ipc/host', () => ({
  connect: vi.fn(),
  stream: () => ({ channel: {}, close: () => {} }),
}));

const TABLE: NearbyTable = {
  id: 'a',
  name: 'Anna’s table',
  game: 'giro',
  stage: 'lobby',
  taken: 3,
  seats: 5,
  code: true,
  linkOnly: false,
  speaks: true,
  app: '1.0.0',
  grey: false,
  held: false,
  ours: false,
};

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
  commands.joinParty.mockResolvedValue({ status: 'ok', data: 4 });
  useVisitor.setState({ name: 'Bruno' });
  useDesktop.setState({ handed: undefined });
  useParties.setState({ parties: [], said: [], read: {}, muted: [] });
  location.hash = '#/join';
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

async function show(...tables: Partial<NearbyTable>[]): Promise<void> {
  await act(async () => root.render(<JoinScreen />));
  const heard = tables.map((change, index) => ({ ...TABLE, id: `${index}`, ...change }));
  await act(async () => useNearby.setState({ tables: heard, trouble: null, error: undefined }));
}

async function press(name: string, within: ParentNode = document): Promise<void> {
  const found = [...within.querySelectorAll('button')].find((one) =>
    one.textContent?.includes(name),
  );
  if (!found) throw new Error(`there is no button ${name}`);
  await act(async () => found.click());
}

async function type(input: HTMLInputElement | null | undefined, text: string): Promise<void> {
  if (!input) throw new Error('there is no such field');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    write?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const codeField = () => dialog()?.querySelector<HTMLInputElement>('.code-input');
const told = (line: GuestLine) =>
  act(async () =>
    useParties.setState({ parties: [visited({ side: { side: 'guest', line, stuck: false } })] }),
  );

async function knock(code: string): Promise<void> {
  await show({});
  await press('Join');
  await type(codeField(), code);
  await press('Join', dialog() ?? undefined);
}

describe('the list', () => {
  it('shows each table with its game, its stage and what one must know', async () => {
    await show(
      {},
      { name: 'Old', speaks: false, app: '0.1.0' },
      { name: 'Back', held: true, stage: 'run' },
      { name: 'Silent', grey: true },
    );
    const lines = [...place.querySelectorAll('.nearby-line')].map((one) => one.textContent ?? '');
    expect(lines[0]).toMatch(/Giro Galoppo.*3 of 5 seats taken.*Code needed/);
    expect(lines[1]).toContain('Speaks another version: Race Night 0.1.0');
    expect(lines[1]).not.toContain('Join');
    expect(lines[2]).toMatch(/You have a seat here.*Back to your seat/);
    expect(lines[3]).toContain('Silent');
  });

  it('that is empty says what to look at, with the way to the doctor', async () => {
    await show();
    expect(place.textContent).toContain('No table is heard');
    expect(place.querySelector('.silence a')?.getAttribute('href')).toBe('#/doctor');
  });

  it('is listened to only while one is here', async () => {
    await show();
    expect(commands.listen).toHaveBeenCalledOnce();
  });
});

describe('joining a table of the list', () => {
  it('takes the code however it is typed, and goes in when the door opens', async () => {
    await knock('7k3-qxo');
    expect(commands.joinParty).toHaveBeenCalledWith(
      { by: 'listed', id: '0', code: '7K3QX0' },
      'Bruno',
    );
    await told({ line: 'coming' });
    expect(location.hash).toBe('#/join');
    await told({ line: 'live' });
    expect(location.hash).toBe('#/party/4');
  });

  it('with a wrong code says so at the code, and lets one try again', async () => {
    await knock('7K3QXA');
    await told({ line: 'shut', why: { why: 'wrong-code' } });
    expect(dialog()?.querySelector('.code-field .field-error')?.textContent).toContain(
      'That is not the code.',
    );
    expect(commands.leaveParty).toHaveBeenCalledWith(4);
    await press('Join', dialog() ?? undefined);
    expect(commands.joinParty).toHaveBeenCalledTimes(2);
  });

  it('says how long to wait after too many', async () => {
    await knock('7K3QXA');
    await told({ line: 'shut', why: { why: 'too-many', seconds: 40 } });
    expect(dialog()?.textContent).toContain('Try again in 40 s.');
  });

  it('warns loudly of a host that cannot prove itself', async () => {
    await knock('7K3QXA');
    await told({ line: 'shut', why: { why: 'unproven' } });
    expect(dialog()?.querySelector('.amiss-loud')?.textContent).toContain('Beware!');
  });

  it('goes straight in where a seat is ours', async () => {
    await show({ held: true });
    await press('Back to your seat');
    expect(codeField()).toBeNull();
    expect(commands.joinParty).toHaveBeenCalledWith({ by: 'listed', id: '0', code: null }, '');
  });

  it('asks for a name and the code where the seat is gone', async () => {
    await show({ held: true });
    await press('Back to your seat');
    await told({ line: 'shut', why: { why: 'seat-gone' } });
    expect(codeField()).not.toBeNull();
  });

  it('does not knock before the code is whole', async () => {
    await knock('7K3');
    expect(commands.joinParty).not.toHaveBeenCalled();
  });
});

describe('joining by hand', () => {
  it('goes to an address with a code', async () => {
    await show();
    const [, address] = place.querySelectorAll<HTMLInputElement>('.join-form .field-box');
    await type(address, ' 192.168.1.20 ');
    await type(place.querySelector<HTMLInputElement>('.code-input'), '7k3qxa');
    await press('Join', place.querySelector('.join-form') ?? undefined);
    expect(commands.joinParty).toHaveBeenCalledWith(
      { by: 'address', address: '192.168.1.20', code: '7K3QXA' },
      'Bruno',
    );
  });

  it('knows a link in the field for the address', async () => {
    await show();
    const [, address] = place.querySelectorAll<HTMLInputElement>('.join-form .field-box');
    await type(address, ' racenight://join?v=1 ');
    expect(place.querySelector('.code-input')).toBeNull();
    await press('Join', place.querySelector('.join-form') ?? undefined);
    expect(commands.joinParty).toHaveBeenCalledWith(
      { by: 'link', link: 'racenight://join?v=1' },
      'Bruno',
    );
  });

  it('has a link that was opened outside in its field, and goes nowhere by itself', async () => {
    await show();
    const link = 'racenight://join?v=1&id=a';
    await act(async () => useDesktop.setState({ handed: { handed: 'link', link } }));
    const fields = [...place.querySelectorAll<HTMLInputElement>('.join-form .field-box')];
    expect(fields.map(({ value }) => value)).toEqual(['Bruno', link]);
    expect(commands.joinParty).not.toHaveBeenCalled();
    await press('Join', place.querySelector('.join-form') ?? undefined);
    expect(commands.joinParty).toHaveBeenCalledWith({ by: 'link', link }, 'Bruno');
  });

  it('says what is wrong with what was typed', async () => {
    commands.joinParty.mockResolvedValue({ status: 'error', error: { error: 'address' } });
    await show();
    const [, address] = place.querySelectorAll<HTMLInputElement>('.join-form .field-box');
    await type(address, 'nowhere!');
    await press('Join', place.querySelector('.join-form') ?? undefined);
    expect(place.querySelector('.amiss')?.textContent).toContain('That is no address.');
  });
});
