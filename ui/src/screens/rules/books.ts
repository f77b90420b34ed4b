// The rule books of the house, as they stand in docs/rules: the page shows these very texts.
import giroDe from '../../../../docs/rules/de/giro.md?raw';
import nastyDe from '../../../../docs/rules/de/nasty.md?raw';
import pigsDe from '../../../../docs/rules/de/pigs.md?raw';
import giroEn from '../../../../docs/rules/en/giro.md?raw';
import nastyEn from '../../../../docs/rules/en/nasty.md?raw';
import pigsEn from '../../../../docs/rules/en/pigs.md?raw';
import giroEs from '../../../../docs/rules/es/giro.md?raw';
import nastyEs from '../../../../docs/rules/es/nasty.md?raw';
import pigsEs from '../../../../docs/rules/es/pigs.md?raw';
import type { GameName } from '../../ipc/bindings.gen';
import type { Language } from '../../words/words';
import { type Book, readBook } from './book';

export const BOOKS: Record<GameName, Record<Language, Book>> = {
  giro: { en: readBook(giroEn), es: readBook(giroEs), de: readBook(giroDe) },
  pigs: { en: readBook(pigsEn), es: readBook(pigsEs), de: readBook(pigsDe) },
  nasty: { en: readBook(nastyEn), es: readBook(nastyEs), de: readBook(nastyDe) },
};
