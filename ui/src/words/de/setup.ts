import type { setup as en } from '../en/setup';
import type { Like } from '../like';

export const setup: Like<typeof en> = {
  card: 'Rennprogramm',
  writing: 'Das Programm wird geschrieben …',
  runners: 'Am Start',
  clockwise: 'nach Sitzplätzen, im Uhrzeigersinn',
  seat: 'Sitzplatz {{number}}',
  horse: 'Pferd',
  coat: 'Fell',
  player: 'Spieler',
  silks: 'Rennfarben',
  plays: 'Wer spielt',
  worn: 'trägt {{name}}: ihr tauscht',
  here: 'Mensch hier',
  hereText: 'Ein Mensch, mit Vorhang, wo mehrere vor dem Bildschirm sitzen.',
  bot: { random: 'Bot: sorglos', steady: 'Bot: besonnen' },
  botText: {
    random: 'Spielt irgendeine Karte, ohne nachzudenken.',
    steady: 'Denkt eine Runde voraus und landet gern frei.',
  },
  drag: 'Auf einen anderen Platz ziehen',
  up: '{{horse}} einen Platz nach oben',
  down: '{{horse}} einen Platz nach unten',
  moved: '{{horse}} hat jetzt Sitzplatz {{number}}.',
  remove: '{{horse}} streichen',
  add: 'Noch ein Pferd',
  seniority: {
    title: 'Vom Ältesten zum Jüngsten',
    drawn: 'Ausgelost',
    fixed: 'Nach Wunsch',
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
  clock: {
    title: 'Uhr',
    name: { none: 'Keine', some: 'Läuft' },
    text: {
      none: 'Nimm dir alle Zeit, die du willst.',
      some: 'Ist deine Zeit um, handelt die App für dich.',
    },
    seconds: 'Sekunden je Entscheidung',
  },
  surprise: 'Überrasch mich',
  start: 'An den Start',
  ready: 'Alles bereit: {{count}} Pferde, {{spaces}} Felder.',
};
