import type { home as en } from '../en/home';
import type { Like } from '../like';

export const home: Like<typeof en> = {
  title: 'Rennabend',
  subtitle: 'Drei Spiele für Freunde, die gern laut werden',
  poster: 'Ein Pferd in roten Rennfarben springt im Abendlicht über eine Hecke',
  programme: 'Offizielles Programm',
  language: 'Sprache',
  card: 'Das Programm heute Abend',
  coming: 'Bald',
  giro: {
    text: 'Ein Hindernisrennen mit Nerven. Sechs geheime Karten und eine Hecke zu viel.',
    note: '2 bis 5 Spieler, ab 6 Jahren, 30 Minuten',
  },
  pigs: {
    name: 'Schweinsgalopp',
    text: 'Wessen Rüssel liegt vorn? Fünf Schweine, die niemandem gehören.',
    note: '2 bis 5 Spieler, ab 6 Jahren, 20 Minuten',
  },
  nasty: {
    name: 'Das richtig fiese Pferderennspiel',
    text: 'Kauf sie, wette auf sie, bring sie zu Fall. Sechs Rennen, eine Kasse.',
    note: '2 bis 6 Spieler, ab 12 Jahren, 90 Minuten',
  },
  running: {
    title: 'Die Tische heute Abend',
    still: 'Läuft noch: {{course}}',
    over: 'Im Ziel: {{course}}',
    goOn: 'Weiter',
    look: 'Zum Siegerpodest',
    clear: 'Diesen Tisch abräumen: {{players}}',
  },
  ways: {
    label: 'Im Haus',
    rules: 'Regelbuch',
    settings: 'Einstellungen',
    help: 'Hilfe und Dank',
  },
};
