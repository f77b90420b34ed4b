// The rule books of the house, as they stand in docs/rules: the page shows these very texts.
import de from '../../../../docs/rules/de/giro.md?raw';
import en from '../../../../docs/rules/en/giro.md?raw';
import es from '../../../../docs/rules/es/giro.md?raw';
import type { Language } from '../../words/words';
import { type Book, readBook } from './book';

export const BOOKS: Record<Language, Book> = {
  en: readBook(en),
  es: readBook(es),
  de: readBook(de),
};
