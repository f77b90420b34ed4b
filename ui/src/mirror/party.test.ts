import { describe, expect, it } from 'vitest';
import type { GuestLine, PartySeat } from '../ipc/bindings.gen';
import { setupOf } from './fixture';
import { free, hasGuests, isApart, ours, stateOf, troublesOf } from './party';
import { GUEST, HOST, hosted, seatOf, visited } from './partyFixture';

const SHUT: GuestLine = { line: 'shut', why: { why: 'closed' } };
const visit = (line: GuestLine) => visited({ side: { side: 'guest', line, stuck: false } });

describe('the seats', () => {
  it('are ours, free or others’', () => {
    expect(ours(visited()).map(({ name }) => name)).toEqual(['Bruno']);
    expect(free(visited()).map(({ seat }) => seat)).toEqual([2]);
  });

  it.each<[PartySeat, string]>([
    [seatOf(0, 'here', 'Anna', { mine: true }), 'here'],
    [seatOf(0, 'here', 'Anna'), 'host'],
    [seatOf(0, 'guest', 'Bruno', { mine: true, line: 'away' }), 'here'],
    [seatOf(0, 'guest', 'Bruno', { line: 'quiet' }), 'quiet'],
    [seatOf(0, 'stand-in', 'Bruno', { line: 'away' }), 'stand-in'],
    [seatOf(0, 'bot', 'Dieter'), 'bot'],
    [seatOf(0, 'free', ''), 'free'],
  ])('%j is said to be %s', (seat, state) => {
    expect(stateOf(seat)).toBe(state);
  });

  it('of a set-up are shared where a guest plays one', () => {
    expect(hasGuests(setupOf('here', 'guest'))).toBe(true);
    expect(hasGuests(setupOf('here', { bot: 'steady' }))).toBe(false);
  });
});

describe('nothing can be done at the table', () => {
  it.each<[GuestLine, boolean]>([
    [{ line: 'coming' }, true],
    [{ line: 'live' }, false],
    [{ line: 'reconnecting' }, true],
    [{ line: 'other-key' }, true],
    [SHUT, true],
  ])('while the line is %j: %s', (line, apart) => {
    expect(isApart(visit(line))).toBe(apart);
  });

  it('but never for that at one’s own, or at one that is not on the network', () => {
    expect(isApart(hosted())).toBe(false);
    expect(isApart(undefined)).toBe(false);
  });
});

describe('what is amiss', () => {
  const away = seatOf(1, 'guest', 'Bruno', { line: 'away' });
  const poll = { votes: 1, needed: 2, mine: false };

  it('is nothing at a party where all is well', () => {
    expect(troublesOf(hosted())).toEqual([]);
    expect(troublesOf(visited())).toEqual([]);
  });

  it('is the line alone, for who cannot reach the host knows nothing of others', () => {
    const party = visited({ seats: [away], side: { ...GUEST, line: SHUT } as typeof GUEST });
    expect(troublesOf(party)).toEqual([{ is: 'shut', why: { why: 'closed' } }]);
    expect(troublesOf(visit({ line: 'reconnecting' }))).toEqual([{ is: 'reconnecting' }]);
  });

  it('is a host whose disk is full, before players who are away', () => {
    const side = { ...GUEST, stuck: true } as typeof GUEST;
    const party = visited({ stage: 'run', seats: [away], side });
    expect(troublesOf(party)).toEqual([{ is: 'stuck' }, { is: 'away', seat: away }]);
  });

  it('is a vote where there is one, and nobody for whom a bot plays', () => {
    const asked = { ...away, poll };
    const party = visited({
      stage: 'run',
      seats: [asked, seatOf(2, 'stand-in', 'Carmen', { line: 'away' })],
    });
    expect(troublesOf(party)).toEqual([{ is: 'poll', seat: asked, poll }]);
  });

  it('is nobody who is away where nobody waits for him', () => {
    expect(troublesOf(visited({ seats: [away] }))).toEqual([]);
    expect(troublesOf(hosted({ seats: [away] }))).toEqual([{ is: 'away', seat: away }]);
    expect(troublesOf(hosted({ stage: 'over', seats: [away] }))).toEqual([]);
  });

  it('is a network that announces nothing', () => {
    const party = hosted({ side: { ...HOST, unheard: 'no route' } as typeof HOST });
    expect(troublesOf(party)).toEqual([{ is: 'unheard', cause: 'no route' }]);
  });
});
