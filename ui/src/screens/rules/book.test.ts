import { describe, expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { es } from '../../words/es';
import { type Book, plain, readBook, search, split } from './book';
import { BOOKS } from './books';

const idsOf = (book: Book) => book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));

const TEXTS = { en, es, de };
const LANGUAGES = ['en', 'es', 'de'] as const;
const GAMES = [
  { game: 'giro', letter: 'G', rules: 29 },
  { game: 'pigs', letter: 'P', rules: 23 },
  { game: 'nasty', letter: 'N', rules: 40 },
] as const;
const EDITIONS = GAMES.flatMap((book) => LANGUAGES.map((language) => ({ ...book, language })));

describe.each(EDITIONS)(
  'the rule book of $game in $language',
  ({ game, letter, rules, language }) => {
    const book = BOOKS[game][language];

    it('has every rule once', () => {
      const all = Array.from({ length: rules }, (_, index) => `${letter}-${index + 1}`);
      expect(idsOf(book).toSorted()).toEqual(all.toSorted());
    });

    it('has them in the order of English, in as many chapters', () => {
      expect(book.chapters.map(({ rules }) => rules.map(({ id }) => id))).toEqual(
        BOOKS[game].en.chapters.map(({ rules }) => rules.map(({ id }) => id)),
      );
    });

    it('has a title and words for each', () => {
      expect(book.title).toBe(TEXTS[language].home[game].name);
      expect(book.preface.some(({ type }) => type === 'paragraph')).toBe(true);
      for (const { id, title, body } of book.chapters.flatMap(({ rules }) => rules)) {
        expect(title, id).toMatch(/\S/);
        expect(body.length, id).toBeGreaterThan(0);
      }
    });

    it('holds only what the page can set', () => {
      const known = new Set(['paragraph', 'blockquote', 'list', 'table', 'space']);
      const types = book.chapters.flatMap(({ preface, rules }) =>
        [preface, ...rules.map(({ body }) => body)].flat().map(({ type }) => type),
      );
      expect(types.filter((type) => !known.has(type))).toEqual([]);
    });
  },
);

it('keeps what a chapter says before its first rule', () => {
  for (const language of LANGUAGES) {
    const cards = BOOKS.nasty[language].chapters.find(({ rules }) => rules[0]?.id === 'N-26');
    expect(
      cards?.preface.some(({ type }) => type === 'paragraph'),
      language,
    ).toBe(true);
  }
});

describe('a search', () => {
  const book = readBook(
    '# Book\n\nHello.\n\n## First\n\n### G-1 Ríos\nThe **river** is wet.\n\n### G-2 Moor\nSoft.\n\n## Second\n\n### G-3 Sand\nDry, no river.\n',
  );

  it('finds rules by their words and titles, whatever the accents', () => {
    expect(idsOf(search(book, 'RIVER'))).toEqual(['G-1', 'G-3']);
    expect(idsOf(search(book, 'rios'))).toEqual(['G-1']);
    expect(idsOf(search(book, 'g-2'))).toEqual(['G-2']);
  });

  it('drops chapters where nothing is left', () => {
    expect(search(book, 'soft').chapters.map(({ title }) => title)).toEqual(['First']);
    expect(search(book, 'camel').chapters).toEqual([]);
  });

  it('for nothing is the whole book', () => {
    expect(search(book, ' ')).toBe(book);
  });

  it('marks what it found, as it is written', () => {
    expect(split('Rehúsa: él rehusa.', 'rehusa')).toEqual(['', 'Rehúsa', ': él ', 'rehusa', '.']);
    expect(split('Große Straße', 'ss')).toEqual(['Große Straße']);
    expect(plain('ÀÉß')).toBe('aeß');
  });
});
