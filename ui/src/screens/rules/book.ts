// A rule book as its text has it: chapters, and in them rules by their ids. Pure.
import { marked, type Token, type Tokens } from 'marked';

export interface RuleText {
  id: string;
  title: string;
  body: readonly Token[];
  /** All its words, for a search. */
  words: string;
}

export interface Chapter {
  title: string;
  /** What is said before its first rule. */
  preface: readonly Token[];
  rules: readonly RuleText[];
}

export interface Book {
  title: string;
  preface: readonly Token[];
  chapters: readonly Chapter[];
}

const HEADING = /^([A-Z]-\d+) (.+)$/;

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === depth;
}

/** The tokens before the first heading of a depth, and those from each such heading on. */
function cut(tokens: readonly Token[], depth: number) {
  const starts = tokens.flatMap((token, at) => (isHeading(token, depth) ? [at] : []));
  return {
    before: tokens.slice(0, starts[0] ?? tokens.length),
    parts: starts.map((from, index) => ({
      title: (tokens[from] as Tokens.Heading).text,
      body: tokens.slice(from + 1, starts[index + 1] ?? tokens.length),
    })),
  };
}

function ruleOf({ title: heading, body }: { title: string; body: readonly Token[] }): RuleText {
  const [, id = '', title = heading] = HEADING.exec(heading) ?? [];
  const words = [heading, ...body.map(({ raw }) => raw)].join('').replaceAll(/[*|>]/g, '');
  return { id, title, body, words };
}

/** Reads the text of a rule book. */
export function readBook(text: string): Book {
  const [whole] = cut(marked.lexer(text), 1).parts;
  const { before, parts } = cut(whole?.body ?? [], 2);
  return {
    title: whole?.title ?? '',
    preface: before,
    chapters: parts.map(({ title, body }) => {
      const inside = cut(body, 3);
      return { title, preface: inside.before, rules: inside.parts.map(ruleOf) };
    }),
  };
}

/** Without case and accents, letter for letter: "Rehúsa" is found by "rehusa". */
export function plain(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** The book with only those rules that hold the words sought. */
export function search(book: Book, sought: string): Book {
  const words = plain(sought.trim());
  if (words === '') return book;
  const chapters = book.chapters
    .map(({ title, rules }) => ({
      title,
      preface: [],
      rules: rules.filter((rule) => plain(rule.words).includes(words)),
    }))
    .filter(({ rules }) => rules.length > 0);
  return { ...book, preface: [], chapters };
}

/** A text cut where the words sought stand in it: every second piece is one of them. */
export function split(text: string, sought: string): string[] {
  const words = plain(sought.trim());
  if (words === '') return [text];
  const [where, pieces] = [plain(text), [] as string[]];
  let from = 0;
  for (let at = where.indexOf(words); at >= 0; at = where.indexOf(words, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + words.length));
    from = at + words.length;
  }
  return [...pieces, text.slice(from)];
}
