import type { history as en } from '../en/history';
import type { Like } from '../like';

export const history: Like<typeof en> = {
  title: 'Archiv',
  toStatistics: 'Statistik',
  import: 'Aufzeichnung aufnehmen',
  takeOver: {
    title: 'Dieser Tisch ist noch nicht zu Ende',
    text: 'Er wurde auf einem anderen Rechner begonnen. Spielt hier weiter und öffnet ihn wieder für die anderen: Sie kommen mit dem neuen Code dazu. Auf dem anderen Rechner darf er nicht auch weitergehen.',
    keep: 'So lassen',
    act: 'Hier weiterspielen',
  },
  search: {
    game: 'Spiel',
    all: 'Alle Spiele',
    player: 'Spieler',
    since: 'Von',
    until: 'Bis',
  },
  found_one: 'Ein Tisch',
  found_other: '{{count}} Tische',
  none: 'Hier findet sich kein beendeter Tisch. Spiel einen, oder suche nach weniger.',
  more: 'Mehr zeigen',
  when_one: '{{when}} · eine Runde',
  when_other: '{{when}} · {{count}} Runden',
  placed: '{{place}}. {{name}}',
  bot: { random: '{{name}} (Bot, sorglos)', steady: '{{name}} (Bot, besonnen)' },
  forgotten: 'ein vergessener Spieler',
  replay: 'Nochmal ansehen',
  replayOf: '{{game}}, {{when}}, nochmal ansehen',
  exportOf: 'Aufzeichnung von {{game}}, {{when}}, als Datei speichern',
  deleteOf: '{{game}}, {{when}}, löschen',
  ask: {
    title: 'Diesen Tisch löschen?',
    text: '{{game}}, {{when}}: Aufzeichnung, Wiederholung und Platz in der Statistik sind dann für immer fort.',
    keep: 'Behalten',
    act: 'Löschen',
  },
  askFlawed: {
    title: 'Diese Aufzeichnung löschen?',
    text: '{{file}} stimmt nicht, aber vielleicht kann jemand sie richten. Gelöscht ist sie für immer fort.',
  },
  forget: {
    open: 'Spieler vergessen',
    title: 'Einen Spieler vergessen',
    text: 'Der Name und die Namen seiner Pferde werden aus allen Aufzeichnungen getilgt. Die Tische bleiben. Niemand kann den Namen zurückholen.',
    name: 'Der Name, genau wie er geschrieben war',
    act: 'Vergessen',
    close: 'Schließen',
    done_one: 'Der Name ist aus einer Aufzeichnung getilgt.',
    done_other: 'Der Name ist aus {{count}} Aufzeichnungen getilgt.',
    left_one:
      'Der Name ist aus einer Aufzeichnung getilgt. Diese stimmen nicht und waren nicht zu ändern; lösche sie: {{files}}',
    left_other:
      'Der Name ist aus {{count}} Aufzeichnungen getilgt. Diese stimmen nicht und waren nicht zu ändern; lösche sie: {{files}}',
  },
  flawed_one: 'Eine Aufzeichnung stimmt nicht',
  flawed_other: '{{count}} Aufzeichnungen stimmen nicht',
  flaw: '{{file}}, Zeile {{line}}: {{why}}',
};
