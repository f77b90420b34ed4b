import type { shell as en } from '../en/shell';
import type { Like } from '../like';

export const shell: Like<typeof en> = {
  pages: {
    home: 'Rennabend',
    setup: 'Ein neues Rennen – Rennabend',
    table: 'Giro Galoppo – Rennabend',
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
    rules: 'Zurück zum Regelbuch',
    settings: 'Zurück zu den Einstellungen',
    help: 'Zurück zur Hilfe',
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
