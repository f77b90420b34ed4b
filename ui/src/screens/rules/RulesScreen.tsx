import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '../../ipc/bindings.gen';
import { SearchField } from '../../parts/SearchField';
import type { Language } from '../../words/words';
import { Leaf } from '../Leaf';
import { addressOf, GAMES, type Route } from '../routes';
import { type Book, search } from './book';
import { BOOKS } from './books';
import { Marked, Prose } from './Prose';
import './rules.css';

/** The books of the house, side by side, whichever is open. */
function Shelf({ game }: { game: GameName }) {
  const { t } = useTranslation(['rules', 'home']);
  return (
    <nav className="books" aria-label={t('books')}>
      {GAMES.map((one) => (
        <a
          key={one}
          href={addressOf({ screen: 'rules', game: one })}
          aria-current={one === game && 'page'}
        >
          {t(`home:${one}.name`)}
        </a>
      ))}
    </nav>
  );
}

function Contents({ book, here }: { book: Book; here: string | undefined }) {
  const { t } = useTranslation('rules');
  return (
    <nav className="contents" aria-label={t('contents')}>
      {book.chapters.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol>
            {rules.map((rule) => (
              <li key={rule.id}>
                <a href={`#/rules/${rule.id}`} aria-current={rule.id === here && 'location'}>
                  <b>{rule.id}</b> <span>{rule.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

function Text({ book, here, sought }: { book: Book; here: string | undefined; sought: string }) {
  const { t } = useTranslation('rules');
  return (
    <main className="book">
      {book.chapters.length === 0 && <p className="book-preface">{t('none')}</p>}
      {book.preface.length > 0 && (
        <div className="book-preface">
          <Prose tokens={book.preface} sought={sought} />
        </div>
      )}
      {book.chapters.map(({ title, preface, rules }) => (
        <section key={title}>
          <h2 className="book-chapter">{title}</h2>
          {preface.length > 0 && (
            <div className="chapter-preface">
              <Prose tokens={preface} sought={sought} />
            </div>
          )}
          {rules.map(({ id, title: heading, body }) => (
            <article key={id} className={id === here ? 'rule rule-here' : 'rule'}>
              <h3 id={id}>
                <span className="rule-id">{id}</span> <Marked text={heading} sought={sought} />
              </h3>
              <Prose tokens={body} sought={sought} />
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}

interface Props {
  game: GameName;
  /** The rule that is looked up. */
  rule?: string | undefined;
  from: Route;
}

/** A rule book: to leaf through, to search, or opened at one rule. */
export function RulesScreen({ game, rule, from }: Props) {
  const { t, i18n } = useTranslation('rules');
  const [sought, setSought] = useState('');
  const book = search(BOOKS[game][i18n.language as Language], sought);
  const count = book.chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  // Who looks up a rule sees it, whatever was sought before.
  const [shown, setShown] = useState(rule);
  if (shown !== rule) {
    setShown(rule);
    setSought('');
  }
  useLayoutEffect(() => {
    const show = () => rule && document.getElementById(rule)?.scrollIntoView({ block: 'start' });
    show();
    // In a book that is opened first of all, lines may still move when the type is there.
    if (document.fonts.status === 'loading') document.fonts.ready.then(show);
  }, [rule]);
  return (
    <Leaf
      title={t('title')}
      from={from}
      acts={
        <SearchField
          label={t('search')}
          value={sought}
          onChange={setSought}
          found={sought === '' ? '' : t(count === 0 ? 'none' : 'found', { count })}
        />
      }
    >
      <div className="rules">
        <div className="rules-side">
          <Shelf game={game} />
          <Contents book={book} here={rule} />
        </div>
        <Text book={book} here={rule} sought={sought} />
      </div>
    </Leaf>
  );
}
