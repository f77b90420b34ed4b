import type { errors as en } from '../en/errors';
import type { Like } from '../like';

export const errors: Like<typeof en> = {
  close: 'Diese Meldung schließen',
  setup: {
    seats: 'Mitspielen können {{least}} bis {{most}}.',
    'no-name': 'Der Spieler auf Sitzplatz {{seat}} braucht einen Namen.',
    'no-horse': 'Das Pferd von Sitzplatz {{seat}} braucht einen Namen.',
    'too-long': 'Ein Name von Sitzplatz {{seat}} hat mehr als {{most}} Buchstaben.',
    'same-silks': 'Die Sitzplätze {{other}} und {{seat}} tragen dieselben Rennfarben.',
    'no-such-silks': 'Rennfarben wie die von Sitzplatz {{seat}} gibt es in diesem Spiel nicht.',
    seniority: 'Die Altersfolge muss jeden Spieler einmal nennen.',
    starter: 'Der erste Startspieler muss mit am Tisch sitzen.',
    bookmaker: 'Der Buchmacher muss mit am Tisch sitzen.',
    book: 'Mit den Zahlen in {{file}} geht es nicht. {{why}}',
    'bet-limit': 'Der Höchsteinsatz muss {{least}} oder mehr sein.',
    pause: 'Vor einem Wurf wartet der Würfel höchstens {{most}} Sekunden.',
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
  /* Warum eine Datei mit Zahlen nicht taugt; die Fehler folgen auf ihre Zeile. */
  book: {
    unread: 'Sie lässt sich nicht lesen. Das System sagt: {{cause}}',
    'no-text': 'Zeile {{line}}: Das ist kein Text.',
    unprintable: 'Zeile {{line}}: {{flaw}}',
    flaw: {
      form: 'Das hat nicht die Form eines Buches: {{message}}',
      figures: 'Hierher gehören {{wanted}} Zahlen, nicht {{found}}.',
      length: 'Eine Gerade und ein Bogen haben 1 bis 40 Felder.',
      growth: 'Ein Bogen ist so lang wie der innen neben ihm oder bis zu 4 Felder länger.',
      'too-long':
        'Das Rennen in Bahn 6 hat {{squares}} Felder nach dem Start; höchstens 120 sind möglich.',
      'off-home': 'Die Zielgerade hat die Reihen H1 bis H{{rows}}.',
      'off-course':
        'Solche Reihen gibt es nicht: Auf dieser Geraden gehen sie von 1 bis {{rows}}, die erste zuerst.',
      'across-start': 'Auf der Startreihe H{{start}} kann kein Hindernis stehen.',
      'across-post':
        'Ein Hindernis kann nicht auf beiden Seiten des Zielpfostens stehen, der hinter Reihe H{{post}} steht.',
      'never-run':
        'Dort kommt kein Pferd vorbei: Das Rennen beginnt auf Reihe H{{start}} und endet hinter H{{post}}.',
      'fence-there': 'Dort steht schon das Hindernis {{other}}.',
      'section-there': 'Dort wirkt schon der Abschnitt {{other}}.',
      'never-works':
        'Dort würde er nie wirken: early-pace gehört auf die erste Gerade, finish-well auf die letzte, quicken-up dorthin, wo Pferde laufen.',
      odds: 'Quoten gehen von 1 bis 66.',
      prize: 'Ein Preis beträgt 1 bis 1.000.000 Pfund.',
      'prizes-rise': 'Jeder Preis ist niedriger als der davor.',
      cards: 'Ein Stapel hat höchstens 15 von einer Karte.',
      deck: 'Ein Stapel hat 24 Karten, nicht {{found}}.',
      hand: '{{players}} Spieler bekommen jeder mindestens eine Karte und alle zusammen höchstens 24.',
    },
  },
  open: {
    setup: 'Auf dem Rennprogramm stimmt noch etwas nicht.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr; sein Rennen lässt sich nicht wiederholen.',
    'open-elsewhere': 'Dieser Tisch ist in einem anderen Rennabend auf diesem Rechner offen.',
    'not-kept': 'Der Tisch wurde nicht eröffnet, denn er lässt sich nicht speichern. {{why}}',
    'not-thrown-away': 'Der alte Tisch lässt sich nicht wegräumen. {{why}}',
    'no-chance': 'Das System gibt gerade keinen Zufall her. Versuch es noch einmal.',
  },
  act: {
    'no-such-table': 'Diesen Tisch gibt es nicht mehr.',
    'open-elsewhere': 'Dieser Tisch ist in einem anderen Rennabend auf diesem Rechner offen.',
    'not-yours': 'Diesen Platz spielt jemand anderes.',
    'other-game': 'Das gehört zu einem anderen Spiel.',
    stale: 'Zu spät: Das Rennen ist schon weiter.',
    'too-early': 'Einen Moment: Die anderen können noch eine Karte spielen.',
    refused: 'Das erlauben die Regeln nicht.',
    'not-kept': 'Das ist nicht geschehen, denn es lässt sich nicht speichern. {{why}}',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'host-away':
      'Der Gastgeber antwortet gerade nicht. Ob es zählt, zeigt sich, wenn er wieder da ist.',
    'no-undo-elsewhere':
      'Nichts wird zurückgenommen, solange andere an eigenen Bildschirmen spielen.',
  },
  closing: {
    'no-such-table': 'Diesen Tisch gab es schon nicht mehr.',
    'open-elsewhere': 'Dieser Tisch ist in einem anderen Rennabend auf diesem Rechner offen.',
    'not-thrown-away': 'Der Tisch ist noch da, denn er lässt sich nicht wegwerfen. {{why}}',
  },
  /* Why something is not kept, and what to do: {{why}} in the others. */
  kept: {
    homeless: 'Es gibt keinen Benutzerordner dafür.',
    forbidden: 'Du darfst {{path}} nicht schreiben. Verschaffe dir dort das Recht zu schreiben.',
    full: 'Die Festplatte ist voll. Schaffe Platz.',
    failed: '{{path}} lässt sich nicht schreiben. Das System meldet: {{cause}}',
  },
  record: {
    'no-such-record': 'Diese Aufzeichnung gibt es nicht mehr.',
    'no-picture': 'Das ist kein Bild.',
    'not-over': 'Der Tisch dieser Aufzeichnung ist noch nicht zu Ende.',
    'there-already': 'Diese Aufzeichnung ist schon unter den beendeten Tischen.',
    flawed: 'Diese Aufzeichnung stimmt nicht. Zeile {{line}}: {{why}}',
    disk: 'Die Festplatte sagt nein. {{why}}',
  },
  /* Why something was not done at a table on the network. */
  party: {
    'no-such-party': 'Diesen Tisch gibt es nicht mehr.',
    'no-such-table':
      'Dieser Tisch ist weg, oder ein anderer Rennabend auf diesem Gerät hat ihn offen.',
    setup: 'Etwas am Programm stimmt noch nicht.',
    name: 'Der Tisch braucht einen Namen von höchstens {{most}} Zeichen.',
    code: 'Ein Code hat sechs Buchstaben oder Ziffern.',
    address: 'Das ist keine Adresse. Sie sieht aus wie 192.168.1.20.',
    link: 'Das ist kein Link zu einem Tisch. Er beginnt mit racenight://.',
    'later-link': 'Der Link ist von einem neueren Rennabend. Bring deinen auf den neuen Stand.',
    'not-listed':
      'Dieser Tisch ist nicht mehr zu hören. Versuch es mit seiner Adresse oder seinem Link.',
    'no-seat': 'Halte einen Sitzplatz für einen Gast frei, sonst kann niemand dazukommen.',
    'own-figures': 'Gäste haben nur die gedruckten Zahlen: Wähle sie, um mit ihnen zu spielen.',
    'only-host': 'Das kann nur der Gastgeber.',
    stage: 'Das geht an dieser Stelle des Spiels nicht.',
    'not-yours': 'Diesen Sitzplatz hat jemand anders.',
    away: 'Die Verbindung ist gerade nicht da. Versuch es wieder, wenn sie zurück ist.',
    'not-said': 'Das war zu schnell oder zu lang. Hol einmal Luft.',
    listen: 'Der Tisch lässt sich nicht öffnen, der Port ist vergeben. Das System sagt: {{why}}',
    'not-kept': 'Es ist nicht geschehen, denn es lässt sich nicht festhalten. {{why}}',
    broken: 'Was über das Netz notiert war, ergibt keinen Sinn: {{what}}',
    system: 'Das System gibt kein Netz her. Es sagt: {{why}}',
  },
  forget: {
    'still-playing':
      'Jemand dieses Namens sitzt noch an einem Tisch auf der Startseite. Beende ihn zuerst, oder räum ihn weg.',
    disk: 'Die Festplatte sagt nein; manche Aufzeichnungen haben den Namen vielleicht schon nicht mehr. {{why}}',
  },
  /* Why nothing could be done with what was opened from outside. */
  handed: {
    word: 'Der Rennabend weiß nicht, was „{{word}}“ heißt, und hat nichts getan.',
    'too-much':
      'Das war mehr als eines auf einmal, also ist nichts geschehen. Öffne eins nach dem anderen.',
    link: 'Das ist kein Link zu einem Tisch, also ist nichts geschehen. Bitte deinen Gastgeber noch einmal darum.',
    'later-link': 'Der Link ist von einem neueren Rennabend. Bring deinen auf den neuen Stand.',
    unreadable: '{{path}} lässt sich nicht lesen. Das System sagt: {{cause}}',
    record: '{{path}} wurde nicht aufgenommen. {{why}}',
  },
  broke:
    'Da ging in der App etwas schief; sie läuft trotzdem weiter. Was geschehen ist, steht im Protokoll: Die Hilfe zeigt es.',
  exported: 'Liegt jetzt hier: {{path}}',
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
      'Die Einstellungen in {{path}} ließen sich nicht lesen, also gelten die üblichen. Verschaff dir das Recht, sie zu lesen. Das System sagt: {{cause}}',
    broken:
      'Die Einstellungen in {{path}} ergaben keinen Sinn, also gelten die üblichen. Stell sie in den Einstellungen neu ein; die alte Datei heißt jetzt {{kept}}. Was an ihr nicht stimmt: {{cause}}',
    'broken-left':
      'Die Einstellungen in {{path}} ergeben keinen Sinn, also gelten die üblichen. Bring die Datei in Ordnung oder lösch sie. Was an ihr nicht stimmt: {{cause}}',
  },
};
