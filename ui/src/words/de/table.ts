import type { table as en } from '../en/table';
import type { Like } from '../like';

export const table: Like<typeof en> = {
  acts: {
    rules: 'Regelbuch',
    menu: 'Mehr',
    end: 'Rennen beenden',
    waits: 'Der Tisch wartet dort: Nichts geht verloren',
    restart: 'Neu beginnen',
    stand: 'Für den Fernseher',
    shut: 'Tisch für andere schließen',
    leave: 'Tisch verlassen',
    along: 'Auf einen anderen Rechner mitnehmen',
    settings: 'Einstellungen',
    speed: 'Tempo: {{speed}}',
    off: 'Ohne Bewegung',
    half: 'Halbes Tempo',
    normal: 'Normales Tempo',
    double: 'Doppeltes Tempo',
    quadruple: 'Vierfaches Tempo',
    soundOff: 'Töne ausschalten',
    soundOn: 'Töne einschalten',
    where: 'Wo sind alle?',
    skip: 'Überspringen',
    skipKey: 'Leertaste',
    home: 'Startseite',
    again: 'Revanche',
    replay: 'Nochmal ansehen',
    undo: 'Zurücknehmen',
    undoOf: '{{name}} nimmt zurück',
  },
  ending: {
    stay: 'Bleiben',
    end: {
      title: 'Dieses Rennen beenden?',
      text: 'Es ist dann ohne Sieger zu Ende und lässt sich nicht wieder aufnehmen. Willst du nur gehen, dann geh zur Startseite: Der Tisch wartet dort.',
      act: 'Rennen beenden',
    },
    again: {
      title: 'Dieses Rennen neu beginnen?',
      text: 'Dieses Rennen ist dann fort, und ein neues beginnt mit denselben Spielern und Optionen.',
      act: 'Neu beginnen',
    },
    shut: {
      title: 'Den Tisch für andere schließen?',
      text: 'Alle, die an anderen Geräten spielen, gehen. Das Spiel ruht auf der Festplatte; öffne es wieder, und sie kommen auf ihre Sitzplätze zurück.',
      act: 'Tisch schließen',
    },
    leave: {
      title: 'Den Tisch verlassen?',
      text: 'Deine Sitzplätze warten auf dich, solange der Gastgeber sie hält. Über die Liste der Tische kommst du zurück.',
      act: 'Verlassen',
    },
    along: {
      title: 'Auf einem anderen Rechner weiterspielen?',
      text: 'Die Aufzeichnung dieses Tisches wird in einer Datei gespeichert, und hier ruht er. Am anderen Rechner: Archiv, „Aufzeichnung aufnehmen“. Behaltet die Datei für euch: Sie enthält alles Verborgene.',
      act: 'Aufzeichnung speichern',
    },
  },
  stuck: {
    title: 'Das Spiel ruht, denn was geschieht, lässt sich nicht speichern.',
    safe: 'Nichts, was du gesehen hast, ist verloren. Das Spiel geht von hier von selbst weiter, sobald gespeichert werden kann.',
  },
  gone: {
    title: 'Diesen Tisch gibt es nicht mehr',
    closed: 'Er wurde geschlossen.',
    unknown:
      'Einen solchen Tisch gibt es nicht. Vielleicht wurde er geschlossen oder die App neu gestartet.',
    elsewhere:
      'Ein anderer Rennabend auf diesem Rechner hat ihn offen. Spiel dort weiter oder schließ erst den anderen.',
    home: 'Startseite',
  },
  asking: 'Der Tisch wird geholt …',
  who: {
    bot: { random: '{{name}} (Bot, sorglos)', steady: '{{name}} (Bot, besonnen)' },
  },
  clock: 'Restzeit: {{time}}',
  fair: {
    title: 'Ehrlicher Zufall',
    before:
      'Vor der ersten Auslosung hat der Tisch seine Saat versiegelt: Zu diesem Siegel passt keine andere.',
    after:
      'Die Saat liegt nun offen: Gesalzen und gehasht ergibt sie das Siegel vom Anfang, also wurde keine Auslosung geändert.',
    seal: 'Siegel',
    seed: 'Saat',
    salt: 'Salz',
  },
  apart: 'Bis die Verbindung zurück ist, geht hier nichts. Sie kommt von selbst zurück.',
  rests: 'Ruht, bis die Verbindung zurück ist',
  onWay: 'Unterwegs …',
  failed: 'Das kam bei der App nicht an. Versuch es noch einmal.',
};
