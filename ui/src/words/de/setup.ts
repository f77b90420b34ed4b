import type { setup as en } from '../en/setup';
import type { Like } from '../like';

export const setup: Like<typeof en> = {
  card: 'Rennprogramm',
  writing: 'Das Programm wird geschrieben …',
  clockwise: 'nach Sitzplätzen, im Uhrzeigersinn',
  seat: 'Sitzplatz {{number}}',
  player: 'Spieler',
  silks: 'Rennfarben',
  horse: 'Pferd',
  coat: 'Fell',
  plays: 'Wer spielt',
  worn: 'trägt {{name}}: ihr tauscht',
  here: 'Mensch hier',
  hereText: 'Ein Mensch, mit Vorhang, wo mehrere vor dem Bildschirm sitzen.',
  bot: { random: 'Bot: sorglos', steady: 'Bot: besonnen' },
  drag: 'Auf einen anderen Platz ziehen',
  up: '{{who}} einen Platz nach oben',
  down: '{{who}} einen Platz nach unten',
  moved: '{{who}} hat jetzt Sitzplatz {{number}}.',
  remove: '{{who}} streichen',
  clock: {
    title: 'Uhr',
    name: { none: 'Keine', some: 'Läuft' },
    text: {
      none: 'Nimm dir alle Zeit, die du willst.',
      some: 'Ist deine Zeit um, handelt die App für dich.',
    },
    each_one: 'je {{count}} Sekunde',
    each_other: 'je {{count}} Sekunden',
    seconds: 'Sekunden je Entscheidung',
  },
  drawn: 'Ausgelost',
  fixed: 'Nach Wunsch',
  surprise: 'Überrasch mich',
  guest: 'Ein Gast',
  guestText: 'Jemand an einem anderen Gerät: Der Platz bleibt frei, bis er kommt.',
  free: 'Frei für einen Gast',
  others: 'Andere spielen über das Netz mit',
  open: 'Tisch öffnen',
  offer: {
    title: 'Den Tisch für andere öffnen',
    named: 'Tisch von {{name}}',
    name: 'Wie der Tisch heißt',
    nameHint: 'So finden ihn andere in ihrer Liste.',
    code: 'Der Code',
    codeName: { drawn: 'Ausgelost', own: 'Ein eigener' },
    ownCode: 'Dein Code',
    figures: 'Du spielst nach eigenen Zahlen: Nur wer dieselbe Datei hat, kann dazukommen.',
    network: 'Von jetzt an wird der Tisch in deinem Netz angekündigt, bis du ihn schließt.',
    act: 'Tisch öffnen',
    not: 'Noch nicht',
  },
  start: 'An den Start',
  giro: {
    runners: 'Am Start',
    add: 'Noch ein Pferd',
    bot: {
      random: 'Spielt irgendeine Karte, ohne nachzudenken.',
      steady: 'Denkt eine Runde voraus und landet gern frei.',
    },
    seniority: {
      title: 'Vom Ältesten zum Jüngsten',
      text: 'Der Jüngste setzt zuerst. Gleichstand in den Boxen: Ältester zuerst.',
      order: 'Vom Ältesten zum Jüngsten: {{names, list}}.',
      older: '{{name}} ist älter',
      younger: '{{name}} ist jünger',
      drag: 'Auf ein anderes Alter ziehen',
    },
    course: {
      title: 'Die Strecke',
      name: { classic: 'Klassiker', sprint: 'Sprint', grand: 'Großer Preis' },
      text: {
        classic: '{{count}} Felder. Die klassische Länge.',
        sprint: '{{count}} Felder. Kurz und knapp.',
        grand: '{{count}} Felder. Für starke Nerven.',
      },
    },
    obstacles: {
      title: 'Hindernisse',
      name: { placed: 'Gesetzt', drawn: 'Ausgelost' },
      text: {
        placed: 'Die fünf Hecken setzt ihr selbst.',
        drawn: 'Das Los setzt alle fünf, für einen schnellen Start.',
      },
    },
    ties: {
      title: 'Gleichstand',
      name: { 'rear-first': 'Hinten zuerst', 'rear-only': 'Nur hinten' },
      text: {
        'rear-first': 'Gleiche Karten: Hinten zieht zuerst.',
        'rear-only': 'Gleiche Karten: Nur das hinterste Pferd zieht.',
      },
    },
    cardsLeft: {
      title: 'Restkarten',
      name: { remember: 'Aus dem Kopf', shown: 'Sichtbar' },
      text: {
        remember: 'Was gespielt wurde, merkt ihr euch selbst.',
        shown: 'Eine Liste zeigt, was jeder noch hat.',
      },
    },
    ready: 'Alles bereit: {{count}} Pferde, {{spaces}} Felder.',
  },
  pigs: {
    runners: 'Am Tisch',
    add: 'Noch ein Spieler',
    bot: {
      random: 'Spielt irgendeine Karte, ohne nachzudenken.',
      steady: 'Frisst, was sicher ist, und spart sich eine gute letzte Karte auf.',
    },
    starter: {
      title: 'Erster Startspieler',
      text: 'Der Startspieler stellt die Schweine auf und spielt die erste Karte.',
      who: 'Wer anfängt',
    },
    edition: {
      title: 'Die Ausgabe',
      sketch: 'Zeichnung der Bahn, {{count}} Felder',
      name: { cards: 'Karten', tiles: 'Plättchen' },
      text_one: '{{spaces}} Felder, {{count}} Runde.',
      text_other: '{{spaces}} Felder, {{count}} Runden.',
    },
    rounds: {
      title: 'Runden',
      name: { book: 'Nach dem Buch', fair: 'Gerecht' },
      text: {
        book: 'So viele Runden, wie die Ausgabe sagt.',
        fair: 'So viele Runden, dass jeder gleich oft Startspieler ist.',
      },
    },
    draws: {
      title: 'Gleichstand',
      name: { shared: 'Geteilt', 'rounds-then-best': 'Runden, dann Bestes' },
      text: {
        shared: 'Wer gleich viel gesichert hat, teilt sich den Sieg.',
        'rounds-then-best':
          'Bei Gleichstand zählt, wer in mehr Runden gesichert hat, dann die beste Runde.',
      },
    },
    trackFood: {
      title: 'Futter auf der Bahn',
      name: { off: 'Aus', on: 'An' },
      text: {
        off: 'Alles Futter liegt im Vorrat, für die Rüssel vorn.',
        on: 'Ihr legt Futter aus: Wer darauf landet, darf es fressen.',
      },
    },
    gentle: {
      title: 'Sanft',
      name: { off: 'Aus', on: 'An' },
      text: {
        off: 'Eine misslungene letzte Karte kostet alles Futter in Gefahr.',
        on: 'Eine misslungene letzte Karte schadet nicht. Nett für junge Spieler.',
      },
    },
    ready: 'Rüssel an die Linie: {{count}} Spieler, {{spaces}} Felder.',
  },
  nasty: {
    runners: 'Die Ställe',
    add: 'Noch ein Stall',
    bot: {
      random: 'Wettet, reitet und spielt Karten, wie es kommt.',
      steady: 'Wettet nach den Quoten und reitet, wie es sich lohnt.',
    },
    course: {
      title: 'Die Strecke',
      sketch: 'Zeichnung der Strecke: ein Oval mit sechs Bahnen, Hindernissen und Abschnitten',
      text: 'Linksherum und weiter bis ins Ziel: {{near}} Felder in Bahn 1, {{far}} in Bahn 6.',
    },
    figures: {
      title: 'Zahlen',
      printed: 'Gedruckt',
      where: 'Lege eine eigene Datei in {{folder}}.',
      homeless: 'Für eigene Dateien gibt es keinen Benutzerordner.',
      text: { printed: 'Deine können aus einer Datei kommen.', own: 'Die aus deiner Datei.' },
    },
    deck: {
      title: 'Stapel',
      name: { nasty: 'Fies', milder: 'Milder' },
      text: {
        nasty: 'Die Karten der Schachtel: kein Erbarmen.',
        milder: 'Weniger Stürze, öfter wieder im Sattel.',
        own: 'So viele von jeder Karte, wie deine Zahlen sagen.',
      },
    },
    lanes: {
      title: 'Bahnen',
      name: { all: 'Alle', inner: 'Innen' },
      text: {
        all: 'Gelost wird unter allen sechs.',
        inner: 'So viele, wie ihr seid, vom Zaun aus.',
      },
    },
    betLimit: {
      title: 'Höchst\u00adeinsatz',
      name: { none: 'Keiner', some: 'Fest' },
      text: {
        none: 'Du kannst all dein Geld setzen.',
        some: 'Mehr darf niemand auf ein Pferd setzen.',
      },
      sum: 'Höchster Einsatz',
    },
    bookmaker: {
      title: 'Buchmacher',
      name: { app: 'Die App', hand: 'Von Hand' },
      text: {
        app: 'Die App füllt die Tafel aus.',
        hand: 'Einer schreibt; Falsches wird abgelehnt.',
      },
      who: 'Wer Buchmacher ist',
    },
    pause: {
      title: 'Bedenkzeit',
      name: { usual: 'Üblich', own: 'Eigene' },
      text: {
        usual: 'Vor dem Wurf: zwei Sekunden, allein keine.',
        own: 'So lange wartet der Würfel auf Karten.',
      },
      seconds: 'Sekunden vor dem Wurf',
    },
    ready: 'Auf dem Weg zum Start: {{count}} Ställe, sechs Rennen.',
  },
};
