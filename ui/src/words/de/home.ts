import type { home as en } from '../en/home';
import type { Like } from '../like';

export const home: Like<typeof en> = {
  title: 'Rennabend',
  subtitle: 'Drei Spiele für Freunde, die gern laut werden',
  poster: 'Ein Pferd springt im Abendlicht über eine Hecke',
  programme: 'Offizielles Programm',
  language: 'Sprache',
  card: 'Das Programm heute Abend',
  welcome: {
    title: 'Willkommen auf der Rennbahn!',
    text: 'Wer reitet, und in welchen Rennfarben? Jedes Rennprogramm beginnt dann mit dir.',
    here: 'Es bleibt auf diesem Gerät.',
    name: 'Dein Name',
    silks: 'Deine Rennfarben',
    ride: 'Aufgesessen!',
    later: 'Später',
  },
  giro: {
    name: 'Giro Galoppo',
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
  tables: {
    title: 'Zum Weiterspielen',
    pickedUp:
      'Die App war nicht ordentlich beendet worden: Die Tische stehen genau dort, wo sie waren.',
    round: {
      turn: 'In Runde {{round}} · am Zug: {{who}} · seit {{when}}',
      still: 'In Runde {{round}} · seit {{when}}',
    },
    race: {
      turn: 'Im Rennen {{round}} · am Zug: {{who}} · seit {{when}}',
      still: 'Im Rennen {{round}} · seit {{when}}',
    },
    fresh: {
      turn: 'Vor dem Start · am Zug: {{who}} · seit {{when}}',
      still: 'Vor dem Start · seit {{when}}',
    },
    everybody: 'alle',
    over: 'Zu Ende · begonnen {{when}}',
    goOn: 'Weiter',
    goOnWith: 'Weiter mit {{game}}: {{players}}',
    look: 'Zum Siegerpodest',
    lookAt: 'Zum Siegerpodest von {{game}}: {{players}}',
    clear: 'Diesen Tisch abräumen: {{game}}, {{players}}',
    putAway: 'Diesen Tisch für immer wegräumen: {{game}}, {{players}}',
    ask: {
      title: 'Diesen Tisch wegräumen?',
      text: '{{game}} mit {{players}} ist dann für immer fort: Niemand kann weiterspielen.',
      keep: 'Behalten',
      act: 'Wegräumen',
    },
  },
  broken_one: 'Mit einer Aufzeichnung geht es nicht weiter',
  broken_other: 'Mit {{count}} Aufzeichnungen geht es nicht weiter',
  ways: {
    label: 'Im Haus',
    history: 'Archiv',
    statistics: 'Statistik',
    rules: 'Regelbuch',
    settings: 'Einstellungen',
    help: 'Hilfe',
  },
};
