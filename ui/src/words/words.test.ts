import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { languageOf, speak } from './words';

type Texts = { [key: string]: string | Texts };

function flat(texts: Texts, path = ''): Map<string, string> {
  const lines = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? ([[`${path}${key}`, value]] as [string, string][])
      : [...flat(value, `${path}${key}.`)],
  );
  return new Map(lines);
}

const blanks = (text: string) =>
  [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([blank]) => blank).sort();

/** Texts that may be the same in another language: names, and blanks alone. */
const SAME = new Set<string>([
  'giro.name',
  'home.giro.name',
  'giro.chartLine',
  'giro.start',
  'nasty.start',
  'nasty.stands',
  'nasty.alike',
  'nasty.destination',
  'settings.speed.normal',
  'setup.giro.course.name.sprint',
  'setup.nasty.deck.name.milder',
  'race.event.revealedCard',
  'doctor.firewall.name.mac',
  'doctor.firewall.name.windows',
  'doctor.report.finding',
  'doctor.report.interface',
  'party.take.name',
  'party.talk.said',
  'history.placed',
  'statistics.start',
  'statistics.place',
]);

const english = flat(en);

describe.each([
  ['es', flat(es)],
  ['de', flat(de)],
] as const)('the texts in %s', (_language, texts) => {
  it('have the keys of English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('fill the same blanks', () => {
    for (const [key, text] of english) {
      expect(blanks(texts.get(key) ?? ''), key).toEqual(blanks(text));
    }
  });

  it('are translated', () => {
    const untouched = [...english]
      .filter(([key, text]) => texts.get(key) === text && !SAME.has(key))
      .map(([key]) => key);
    expect(untouched).toEqual([]);
  });
});

describe('the first language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'es-MX'], 'es'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wishes, expected) => {
    expect(languageOf(wishes)).toBe(expected);
  });
});

it('a code that nobody foresaw is told as what it is: something in the app broke', async () => {
  await speak('en');
  expect(i18next.t('errors:act.broke' as 'errors:broke')).toBe(en.errors.broke);
});
