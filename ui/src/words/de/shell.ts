import type { shell as en } from '../en/shell';
import type { Like } from '../like';

export const shell: Like<typeof en> = {
  pages: {
    home: 'Rennabend',
    setup: 'Ein neues Rennen – Rennabend',
    join: 'Zu einem Tisch – Rennabend',
    party: 'Vor dem Start – Rennabend',
    doctor: 'Netzdoktor – Rennabend',
    table: '{{game}} – Rennabend',
    history: 'Archiv – Rennabend',
    statistics: 'Statistik – Rennabend',
    replay: 'Wiederholung – Rennabend',
    forms: 'Formulare und Karten – Race Night',
    paper: 'Renntag auf Papier – Race Night',
    book: 'Das Buch – Race Night',
    rules: 'Regelbuch – Rennabend',
    settings: 'Einstellungen – Rennabend',
    help: 'Hilfe – Rennabend',
    gallery: 'Galerie – Rennabend',
    nowhere: 'Verlaufen – Rennabend',
  },
  back: {
    home: 'Zurück zum Anfang',
    setup: 'Zurück zum Programm',
    table: 'Zurück zum Rennen',
    stand: 'Zurück zur Tribüne',
    join: 'Zurück zu den Tischen',
    party: 'Zurück in die Lobby',
    doctor: 'Zurück zum Doktor',
    history: 'Zurück zum Archiv',
    statistics: 'Zurück zur Statistik',
    replay: 'Zurück zur Wiederholung',
    forms: 'Zurück zu den Formularen',
    paper: 'Zurück zu den Renntagen',
    book: 'Zurück zum Buch',
    rules: 'Zurück zum Regelbuch',
    settings: 'Zurück zu den Einstellungen',
    help: 'Zurück zur Hilfe',
  },
  closing: {
    title: 'An deinem Tisch sind Gäste',
    text_one:
      'Jemand spielt an einem anderen Bildschirm mit. Der Tisch ruht, bis du ihn wieder öffnest.',
    text_other:
      '{{count}} Leute spielen an anderen Bildschirmen mit. Der Tisch ruht, bis du ihn wieder öffnest.',
    stay: 'Bleiben',
    close: 'Den Tisch für heute schließen',
  },
  lost: {
    title: 'Verweigert!',
    nowhere: 'Unter dieser Adresse gibt es nichts.',
    home: 'Zum Anfang',
    never:
      'Die App ist nicht zu erreichen. Diese Seite braucht die ganze Adresse, die die App beim Start ausgegeben hat, samt Schlüssel. Öffne genau diese.',
    gone: 'Die App ist weg: Sie wurde geschlossen, oder die Leitung ist abgerissen. Starte sie neu und öffne die Adresse, die sie ausgibt. Läuft sie noch, dann versuch es hier noch einmal.',
    still: 'Noch immer keine Antwort.',
    again: 'Noch einmal versuchen',
  },
};
