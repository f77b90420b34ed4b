// What is promised, as it stands in docs: the page shows these very texts.
import { marked, type Token, type Tokens } from 'marked';
import de from '../../../../docs/promises.de.md?raw';
import es from '../../../../docs/promises.es.md?raw';
import en from '../../../../docs/promises.md?raw';
import type { Language } from '../../words/words';

/** Of English only: what is said to those who build the app comes last, and is not for the page. */
const FOR_BUILDERS = '\n## What is tested\n';

const isTitle = (token: Token) => token.type === 'heading' && (token as Tokens.Heading).depth === 1;

const read = (text: string): readonly Token[] =>
  marked.lexer(text.split(FOR_BUILDERS)[0] ?? '').filter((token) => !isTitle(token));

export const PROMISES: Record<Language, readonly Token[]> = {
  en: read(en),
  es: read(es),
  de: read(de),
};
