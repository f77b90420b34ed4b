import type { help as en } from '../en/help';
import type { Like } from '../like';

export const help: Like<typeof en> = {
  title: 'Hilfe und Dank',
  how: {
    title: 'Ein Rennen in sechs Schritten',
    seats:
      'Schreib das Rennprogramm: wer reitet, in welchen Rennfarben, auf welcher Strecke. „Überrasch mich“ macht es für dich.',
    hedges: 'Setzt die fünf Hecken. Felder, die leuchten, sind erlaubt.',
    pick: 'Wähl heimlich eine deiner Karten. Auf jeder steht, wo dein Pferd landen würde, so wie alles gerade steht.',
    curtain:
      'Sitzen mehrere vor dem Bildschirm, trennt euch ein Vorhang. Öffne ihn nur, wenn du schauen darfst.',
    move: 'Alle Karten werden aufgedeckt, und die Pferde ziehen, die kleinste Karte zuerst. Wer auf einem Hindernis landen würde, bleibt stehen; wer auf einem anderen Pferd landet, schiebt es zurück.',
    finish:
      'Hat ein Pferd die Ziellinie überquert, wird die Runde zu Ende geritten. Wer am weitesten hinter der Linie steht, gewinnt.',
    more: 'Alles, Wort für Wort, steht im Regelbuch.',
  },
  keys: {
    title: 'Mit der Tastatur',
    tab: 'Von einem zum nächsten',
    arrows: 'Auf dem Spielplan, in der Hand oder in einer Auswahl',
    digits: 'Die Rennkarte mit dieser Zahl wählen',
    enter: 'Tun: setzen, wählen, spielen',
    skip: 'Springen bis dahin, wo die Pferde enden',
    where: 'Wo sind alle?',
    back: 'Zurück vom Regelbuch, von den Einstellungen und von dieser Seite',
  },
  credits: {
    title: 'Dank',
    version: 'Rennabend {{version}}, unter der MIT-Lizenz.',
    own: 'Die Regeln stehen in unseren Worten da; Zeichnungen und Klänge sind unsere eigenen.',
    types: 'Schriften, unter der SIL Open Font Licence 1.1',
    page: 'Die Seite steht auf',
    engine: 'Der Motor steht auf',
    rest: 'Und auf den kleineren Paketen, die diese mitbringen, jedes unter einer ebenso freien Lizenz.',
    texts: 'Die Lizenzen im Wortlaut',
  },
};
