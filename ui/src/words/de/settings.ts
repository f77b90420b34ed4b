import type { settings as en } from '../en/settings';
import type { Like } from '../like';

export const settings: Like<typeof en> = {
  title: 'Einstellungen',
  note: 'Sie gelten sofort und auch beim nächsten Mal.',
  you: {
    title: 'Du',
    name: 'Dein Name',
    silks: 'Deine Rennfarben',
    any: 'Wie gelost',
    text: 'Rennprogramme beginnen mit dir; so heißt du auch als Gastgeber und als Gast.',
  },
  language: { title: 'Sprache', system: 'Wie das System' },
  theme: {
    title: 'Licht',
    system: 'Wie das System',
    light: 'Tag',
    dark: 'Nacht',
    contrast: 'Hoher Kontrast',
  },
  text: {
    title: 'Textgröße',
    text: 'Über 120 % kann man auf einem Bildschirm blättern müssen.',
    sample: 'Marmelade nimmt die Hecke auf der 22',
  },
  speed: {
    title: 'Bewegung',
    off: 'Aus',
    half: 'Halb',
    normal: 'Normal',
    double: 'Doppelt',
    quadruple: 'Vierfach',
    text: 'Wie schnell Pferde und Schweine galoppieren und Bots sich entscheiden.',
    reduced:
      'Dein System wünscht weniger Bewegung: Pferde und Schweine stehen sofort auf ihrem Platz.',
  },
  sound: {
    title: 'Ton',
    on: 'Hufe, Karten, eine Fanfare',
    listen: 'Anhören',
  },
  notify: {
    title: 'Du bist dran',
    on: 'Bescheid geben, wenn das Fenster hinten liegt',
  },
  cardsLeft: {
    title: 'Merkhilfe',
    on: 'Restkarten zeigen',
    text: 'Neue Rennen von Giro Galoppo beginnen mit der Liste, was jeder noch auf der Hand hat.',
  },
};
