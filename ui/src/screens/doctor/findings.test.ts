import { describe, expect, it } from 'vitest';
import type { Checkup } from '../../ipc/bindings.gen';
import { findingsOf, hintsOf } from './findings';

const WELL: Checkup = {
  interfaces: [{ name: 'wlan0', addresses: ['192.168.1.20'], kind: 'usable' }],
  heardOurselves: true,
  unicastAnswered: true,
  portFree: true,
  port: 40123,
  vpn: false,
  tables: 2,
  trouble: null,
  system: 'linux',
};

const verdictOf = (change: Partial<Checkup>, check: string) =>
  findingsOf({ ...WELL, ...change }).find((finding) => finding.check === check)?.verdict;

describe('a checkup', () => {
  it('of a network where all is well finds all fine', () => {
    expect(findingsOf(WELL).every(({ verdict }) => verdict === 'fine')).toBe(true);
  });

  it.each<[Partial<Checkup>, string, string]>([
    [{ interfaces: [] }, 'interfaces', 'look'],
    [
      { interfaces: [{ name: 'docker0', addresses: ['172.17.0.1'], kind: 'virtual' }] },
      'interfaces',
      'look',
    ],
    [{ interfaces: [{ name: 'eth0', addresses: [], kind: 'usable' }] }, 'interfaces', 'look'],
    [{ heardOurselves: false }, 'heard', 'look'],
    [{ unicastAnswered: false }, 'unicast', 'look'],
    [{ portFree: false }, 'port', 'look'],
    [{ vpn: true }, 'vpn', 'look'],
    [{ tables: 0 }, 'tables', 'unknown'],
  ])('with %j says of %s: %s', (change, check, verdict) => {
    expect(verdictOf(change, check)).toBe(verdict);
  });
});

describe('the firewall', () => {
  it('is told in the words of this system, with the port', () => {
    const names = (system: Checkup['system']) =>
      hintsOf({ system, port: 40123 }).map(({ firewall }) => firewall);
    expect(names('linux')).toEqual(['ufw', 'firewalld']);
    expect(names('windows')).toEqual(['windows']);
    expect(names('mac')).toEqual(['mac']);
    expect(names('other')).toHaveLength(4);
    expect(hintsOf({ system: 'linux', port: 40123 })[0]?.commands).toContain(
      'sudo ufw allow 40123/tcp',
    );
  });
});
