import type { help as en } from '../en/help';
import type { Like } from '../like';

export const help: Like<typeof en> = {
  title: 'Hilfe',
  contents: 'Was hier steht',
  version: 'Rennabend {{version}}',
  sections: {
    games: 'So geht es',
    keys: 'Mit der Tastatur',
    promises: 'Was versprochen ist',
    trouble: 'Wenn etwas kaputtgeht',
    news: 'Was neu ist',
    licences: 'Lizenzen',
  },
  giro: {
    title: 'Giro Galoppo in sechs Schritten',
    steps: {
      seats:
        'Schreib das Rennprogramm: wer reitet, in welchen Rennfarben, auf welcher Strecke. „Überrasch mich“ macht es für dich.',
      hedges: 'Setzt die fünf Hecken. Felder, die leuchten, sind erlaubt.',
      pick: 'Wähl heimlich eine deiner Karten. Auf jeder steht, wo dein Pferd landen würde, so wie alles gerade steht.',
      curtain:
        'Sitzen mehrere vor dem Bildschirm, trennt euch ein Vorhang. Öffne ihn nur, wenn du schauen darfst.',
      move: 'Alle Karten werden aufgedeckt, und die Pferde ziehen, die kleinste Karte zuerst. Wer auf einem Hindernis landen würde, bleibt stehen; wer auf einem anderen Pferd landet, schiebt es zurück.',
      finish:
        'Hat ein Pferd die Ziellinie überquert, wird die Runde zu Ende geritten. Wer am weitesten hinter der Linie steht, gewinnt.',
    },
  },
  pigs: {
    title: 'Schweinsgalopp in sechs Schritten',
    steps: {
      seats:
        'Schreib das Rennprogramm: wer mitspielt, in welchen Rennfarben, mit welchen Optionen. Die Schweine gehören niemandem.',
      lineUp:
        'Der Startspieler stellt die fünf Schweine auf. Dann bekommt jeder sieben geheime Karten.',
      curtain:
        'Sitzen mehrere vor dem Bildschirm, verdeckt ein Vorhang die Karten. Öffne ihn nur, wenn du dran bist.',
      play: 'Spiel eine Karte: Das Schwein dieser Farbe springt auf das nächste leere Feld vor ihm. Auf jeder Karte steht, welches das wäre.',
      food: 'Ein Rüssel vorn bringt dir Futter. Bis zu deiner letzten Karte ist es in Gefahr.',
      finish:
        'Deine siebte Karte entscheidet: Bringt sie ihr Schwein nach vorn, sicherst du all dein Futter; wenn nicht, verlierst du es. Nach der letzten Runde gewinnt, wer am meisten gesichert hat.',
    },
  },
  nasty: {
    title: 'Das richtig fiese Pferderennspiel in sechs Schritten',
    steps: {
      seats:
        'Schreib das Rennprogramm: wer einen Stall hat, in welchen Rennfarben, mit welchen Optionen. „Überrasch mich“ macht es für dich.',
      entry:
        'Schreib heimlich auf deinen Wettschein, welche Klasse bei dir in welchem der sechs Rennen läuft. Klasse 1 ist die schnellste. Versiegle es.',
      bets: 'Der Buchmacher schreibt an, wer auf welcher Bahn mit welcher Quote läuft. Setz auf ein Pferd, deines oder ein fremdes, oder auf keines, und versiegle deine Wette.',
      run: 'Wirf den Würfel und wähl, wohin dein Pferd zieht: Was leuchtet, steht ihm offen. Auf einem Abschnitt für seine Klasse kannst du verdoppeln.',
      cards:
        'Vor jedem Wurf kann jeder eine passende Karte spielen, auch wenn er nicht dran ist. Ein Pferd, das auf einem Hindernis steht, lebt gefährlich.',
      finish:
        'Sind drei im Ziel, könnt ihr Einspruch einlegen. Dann werden Preise und Wetten gezahlt, und das nächste Rennen beginnt. Nach dem sechsten gewinnt, wer am reichsten ist.',
    },
  },
  network: {
    title: 'Über das Netz in sechs Schritten',
    steps: {
      host: 'Einer lädt ein: Auf dem Programm „Andere spielen über das Netz mit“ einschalten und den Tisch öffnen.',
      code: 'Der Bildschirm des Gastgebers zeigt einen Code aus sechs Zeichen, einen Link und den Link als QR-Code.',
      join: 'Die anderen gehen von der Startseite „Zu einem Tisch“, wählen ihn in der Liste und tippen den Code ein.',
      sit: 'Alle nehmen einen Sitzplatz, oder mehrere für alle am selben Gerät, und sagen, wenn sie bereit sind.',
      play: 'Jeder sieht seine Karten auf dem eigenen Bildschirm. Fällt das Netz aus, stehen die Uhren, nichts geht verloren, und es geht von selbst weiter.',
      doctor:
        'Wird ein Tisch nicht gefunden, helfen Link oder Adresse; der Netzdoktor sagt, warum.',
    },
  },
  more: 'Alles, Wort für Wort, steht im Regelbuch.',
  keys: {
    tab: 'Von einem zum nächsten',
    arrows: 'Auf dem Spielplan, in der Hand oder in einer Auswahl',
    digits: 'Die Rennkarte mit dieser Zahl oder an dieser Stelle wählen',
    enter: 'Tun: setzen, wählen, spielen',
    skip: 'Springen bis dahin, wo die Pferde oder Schweine enden',
    where: 'Wo sind alle?',
    back: 'Zurück vom Regelbuch, von den Einstellungen und von dieser Seite',
  },
  trouble: {
    lost: 'Was angenommen wurde, geht nicht verloren: Starte Rennabend neu, und der Tisch steht auf der Startseite genau dort, wo er war.',
    told: 'Eine Meldung, die sagt, was schiefging, sagt auch, was zu tun ist. Eine Datei mit Einstellungen oder eine Aufzeichnung, die keinen Sinn ergibt, wird unter anderem Namen beiseitegelegt und nie weggeworfen.',
    network: 'Wenn Freunde deinen Tisch nicht finden, frag den Netzdoktor.',
    log: 'Das Protokoll',
    logText: 'Dort steht, was schiefging, ohne etwas Geheimes. Es bleibt auf diesem Gerät.',
    openLog: 'Protokoll öffnen',
    notShown: 'Hier zeigt nichts Ordner. Du findest es in {{path}}. Das System sagt: {{cause}}',
    noLog: 'Es gibt kein Protokoll, denn es lässt sich nicht aufbewahren. {{why}}',
    report: 'Einen Fehler melden',
    reportText:
      'Version, System, die letzten Fehler und die Nummer der Aufzeichnung: Füg sie in deine Meldung ein. Von selbst wird nichts gesendet.',
    copy: 'Angaben für eine Fehlermeldung kopieren',
    copied: 'Kopiert. Das steht darin:',
    markIt: 'Das System lässt nicht kopieren. Markiere diesen Text und kopiere ihn:',
  },
  licences: {
    own: 'Rennabend steht unter der MIT-Lizenz. Die Regeln stehen in unseren Worten da; Zeichnungen und Klänge sind unsere eigenen.',
    thanks: 'Er steht auf {{count}} Paketen von anderen. Danke!',
    many: '{{count}} Pakete',
    notices: 'Hinweise',
  },
};
