import type { doctor as english } from '../en/doctor';
import type { Like } from '../like';

export const doctor: Like<typeof english> = {
  title: 'Netzdoktor',
  note: 'Warum Tische nicht gefunden werden',
  again: 'Noch einmal schauen',
  looking: 'Der Doktor schaut nach. Das dauert ein paar Sekunden.',
  failed: 'Der Doktor konnte nicht nachschauen. Versuch es noch einmal.',
  findings: 'Was untersucht wurde',
  trouble: 'Etwas war im Weg. Das System sagt: {{cause}}',
  verdict: { fine: 'Gut', look: 'Hier schauen', unknown: 'Unbekannt' },
  check: {
    interfaces: {
      title: 'Ein Netz',
      fine: 'Dieses Gerät ist in einem Netz.',
      look: 'Dieses Gerät ist in keinem Netz. Geh ins WLAN, oder steck das Kabel ein.',
      unknown: 'Das war nicht herauszufinden.',
    },
    heard: {
      title: 'Ankündigen',
      fine: 'Was wir ankündigen, kommt zurück: Tische werden von selbst gefunden.',
      look: 'Wir hören unsere eigene Ankündigung nicht. Öffne die Firewall für mDNS; in Gastnetzen und Hotels ist es verboten, dort helfen Link oder Adresse.',
      unknown: 'Das war nicht zu probieren.',
    },
    unicast: {
      title: 'Ein Gerät fragen',
      fine: 'Eine Frage an ein einzelnes Gerät wird beantwortet.',
      look: 'Niemand beantwortet eine einzelne Frage. Vielleicht werden Geräte hier getrennt: Verlasst das Gastnetz, oder schaltet am Router die „Client-Isolation“ aus.',
      unknown: 'Es war niemand da, den man fragen konnte.',
    },
    port: {
      title: 'Der Port {{port}}',
      fine: 'Ein Tisch kann an Port {{port}} lauschen.',
      look: 'Ein anderes Programm hat Port {{port}}. Ein Tisch nimmt von selbst einen anderen; mit eigener Firewall öffne dann diesen.',
      unknown: 'Das war nicht zu probieren.',
    },
    vpn: {
      title: 'Ein VPN',
      fine: 'Kein VPN ist im Weg.',
      look: 'Ein VPN ist an. Es verschluckt oft die Nachbarschaft: Schalte es für den Abend aus, oder erlaube darin das lokale Netz.',
      unknown: 'Das war nicht herauszufinden.',
    },
    tables: {
      title: 'Tische',
      fine_one: '{{count}} Tisch ist zu hören.',
      fine_other: '{{count}} Tische sind zu hören.',
      look: 'Kein Tisch ist zu hören.',
      unknown: 'Kein Tisch ist zu hören. Vielleicht lädt gerade niemand ein.',
    },
  },
  interfaces: {
    title: 'Wege aus diesem Gerät',
    usable: 'Brauchbar',
    virtual: 'Virtuell, ausgelassen',
    'point-to-point': 'Punkt zu Punkt, ausgelassen',
    loopback: 'Nur innen',
    none: 'keine Adresse',
  },
  firewall: {
    title: 'Die Firewall',
    text: 'Wer einlädt, lässt andere herein: TCP an Port {{port}}. Gefunden werden Tische mit mDNS: UDP an Port 5353.',
    name: {
      ufw: 'Linux mit ufw',
      firewalld: 'Linux mit firewalld',
      windows: 'Windows',
      mac: 'macOS',
    },
    how: {
      ufw: 'In einem Terminal:',
      firewalld: 'In einem Terminal:',
      windows:
        'Wenn Windows fragt, erlaube Rennabend in privaten Netzen, und lass dein WLAN als privat gelten. Oder in einem Terminal als Administrator:',
      mac: 'Systemeinstellungen, Netzwerk, Firewall: eingehende Verbindungen für Rennabend erlauben; Datenschutz, Lokales Netzwerk: Rennabend einschalten.',
    },
  },
  report: {
    title: 'Alles als Text',
    text: 'Für alle, die dir helfen. Er nennt die Adressen dieses Geräts.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    head: 'Rennabend {{version}}, {{system}}',
    finding: '{{verdict}}: {{title}}. {{text}}',
    interface: '{{name}}, {{kind}}: {{addresses}}',
  },
};
