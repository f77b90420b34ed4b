// What the checkup of the network comes to: each thing that was tried, and whether it is as it should be. Pure.
import type { Checkup } from '../../ipc/bindings.gen';

export type Check = 'interfaces' | 'heard' | 'unicast' | 'port' | 'vpn' | 'tables';

/** `unknown` where nothing follows from it. */
export type Verdict = 'fine' | 'look' | 'unknown';

export interface Finding {
  check: Check;
  verdict: Verdict;
}

const judged = (told: boolean): Verdict => (told ? 'fine' : 'look');

export function findingsOf(checkup: Checkup): Finding[] {
  const { interfaces, heardOurselves, unicastAnswered, portFree, vpn, tables } = checkup;
  const isUsable = interfaces.some(
    ({ kind, addresses }) => kind === 'usable' && addresses.length > 0,
  );
  return [
    { check: 'interfaces', verdict: judged(isUsable) },
    { check: 'heard', verdict: judged(heardOurselves) },
    { check: 'unicast', verdict: judged(unicastAnswered) },
    { check: 'port', verdict: judged(portFree) },
    { check: 'vpn', verdict: judged(!vpn) },
    // To hear no table is no fault: perhaps nobody hosts one.
    { check: 'tables', verdict: tables > 0 ? 'fine' : 'unknown' },
  ];
}

/** The commands and places of a firewall, as they are typed or called there. */
export interface Hint {
  firewall: 'ufw' | 'firewalld' | 'windows' | 'mac';
  commands: readonly string[];
}

/** Where multicast DNS listens. */
const MDNS = 5353;

export function hintsOf({ system, port }: Pick<Checkup, 'system' | 'port'>): Hint[] {
  const linux: Hint[] = [
    { firewall: 'ufw', commands: [`sudo ufw allow ${port}/tcp`, `sudo ufw allow ${MDNS}/udp`] },
    {
      firewall: 'firewalld',
      commands: [
        `sudo firewall-cmd --permanent --add-port=${port}/tcp`,
        'sudo firewall-cmd --permanent --add-service=mdns',
        'sudo firewall-cmd --reload',
      ],
    },
  ];
  const windows: Hint = {
    firewall: 'windows',
    commands: [
      `netsh advfirewall firewall add rule name="Race Night" dir=in action=allow protocol=TCP localport=${port}`,
    ],
  };
  const mac: Hint = { firewall: 'mac', commands: [] };
  switch (system) {
    case 'linux':
      return linux;
    case 'windows':
      return [windows];
    case 'mac':
      return [mac];
    case 'other':
      return [...linux, windows, mac];
  }
}
