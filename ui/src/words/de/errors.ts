import type { errors as en } from '../en/errors';
import type { Like } from '../like';

export const errors: Like<typeof en> = {
  close: 'Diese Meldung schließen',
  setup: {
    seats: 'Es reiten {{least}} bis {{most}} Spieler.',
    'no-name': 'Der Spieler auf Sitzplatz {{seat}} braucht einen Namen.',
    'no-horse': 'Das Pferd von Sitzplatz {{seat}} braucht einen Namen.',
    'too-long': 'Ein Name von Sitzplatz {{seat}} hat mehr als {{most}} Buchstaben.',
    'same-silks': 'Die Sitzplätze {{other}} und {{seat}} tragen dieselben Rennfarben.',
    'no-such-silks': 'Rennfarben wie die von Sitzplatz {{seat}} gibt es in diesem Spiel nicht.',
    seniority: 'Die Altersfolge muss jeden Spieler einmal nennen.',
    clock: 'Die Uhr gibt zwischen {{least}} und {{most}} Sekunden.',
  },
  /* The same, beside the field itself. */
  field: {
    'no-name': 'Hier fehlt ein Name.',
    'no-horse': 'Hier fehlt ein Name.',
    'too-long': 'Höchstens {{most}} Buchstaben.',
    'same-silks': 'Platz {{seat}} trägt dieselben.',
    'no-such-silks': 'Nicht in diesem Spiel.',
  },
  open: {
    setup: 'Auf dem Rennprogramm stimmt noch etwas nicht.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr; sein Rennen lässt sich nicht wiederholen.',
    'no-chance': 'Das System gibt gerade keinen Zufall her. Versuch es noch einmal.',
  },
  act: {
    'no-such-table': 'Diesen Tisch gibt es nicht mehr.',
    'not-yours': 'Diesen Platz spielt jemand anderes.',
    'other-game': 'Das gehört zu einem anderen Spiel.',
    stale: 'Zu spät: Das Rennen ist schon weiter.',
    refused: 'Das erlauben die Regeln nicht.',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'no-undo-elsewhere':
      'Nichts wird zurückgenommen, solange andere an eigenen Bildschirmen spielen.',
  },
  settings: {
    homeless:
      'Es gibt keinen Benutzerordner für die Einstellungen. Sie gelten, bis du die App schließt.',
    forbidden:
      'Du darfst {{path}} nicht schreiben, darum gelten die Einstellungen nur, bis du die App schließt. Lass dir das Schreiben dort erlauben.',
    full: 'Die Festplatte ist voll, darum gelten die Einstellungen nur, bis du die App schließt. Schaffe Platz und ändere dann eine noch einmal.',
    failed:
      'Die Einstellungen konnten nicht in {{path}} behalten werden. Sie gelten, bis du die App schließt. Das System meldet: {{cause}}',
  },
  trouble: {
    homeless:
      'Es gibt keinen Benutzerordner, in dem die Einstellungen bleiben könnten. Sie gelten, bis du die App schließt.',
    unreadable:
      'Die Einstellungen in {{path}} ließen sich nicht lesen, also gelten die üblichen. Das System sagt: {{cause}}',
    broken:
      'Die Einstellungen in {{path}} ergaben keinen Sinn, also gelten die üblichen. Die alte Datei heißt jetzt {{kept}}.',
    'broken-left':
      'Die Einstellungen in {{path}} ergeben keinen Sinn, also gelten die üblichen: {{cause}}',
  },
};
