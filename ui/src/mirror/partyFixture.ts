// Parties to test with: Anna hosts, Bruno and Carmen come from other machines.
import type { Holder, PartyCard, PartySeat, PartyTold, Seat, Side } from '../ipc/bindings.gen';
import { setupOf } from './fixture';

export function seatOf(
  seat: Seat,
  holder: Holder,
  name: string,
  change: Partial<PartySeat> = {},
): PartySeat {
  return { seat, holder, name, ready: false, line: 'live', mine: false, poll: null, ...change };
}

export const HOST: Side = {
  side: 'host',
  code: '7K3QXA',
  link: 'racenight://join/x',
  addresses: ['192.168.1.20:40123'],
  unheard: null,
};

export const GUEST: Side = { side: 'guest', line: { line: 'live' }, stuck: false };

/** The lobby of Anna's table, at her machine. */
export function hosted(change: Partial<PartyCard> = {}): PartyCard {
  return {
    id: 4,
    name: 'Anna’s table',
    game: 'giro',
    stage: 'lobby',
    table: null,
    setup: setupOf('here', 'guest', 'guest'),
    seats: [
      seatOf(0, 'here', 'Anna', { mine: true }),
      seatOf(1, 'guest', 'Bruno', { ready: true }),
      seatOf(2, 'free', ''),
    ],
    stand: 0,
    away: 'wait',
    side: HOST,
    ...change,
  };
}

/** The same lobby at Bruno's machine. */
export function visited(change: Partial<PartyCard> = {}): PartyCard {
  return hosted({
    setup: setupOf('guest', 'here', 'guest'),
    seats: [
      seatOf(0, 'here', 'Anna'),
      seatOf(1, 'guest', 'Bruno', { mine: true }),
      seatOf(2, 'free', ''),
    ],
    side: GUEST,
    ...change,
  });
}

export function line(text: string, name = 'Bruno', party = 4): PartyTold {
  return { told: 'said', party, seat: 1, name, what: { say: 'line', text } };
}
