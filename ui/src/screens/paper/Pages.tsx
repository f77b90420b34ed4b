import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Now } from '../../parts/TableFrame';
import { WhyNot } from '../../parts/WhyNot';
import { Slips } from './BetsForm';
import { BookFrame } from './BookFrame';
import type { Desk } from './desk';
import { LastBill, MoneySheet } from './Settled';
import { useUndoNames } from './undoNames';
import type { Book } from './useBook';

const PAGES = ['now', 'slips', 'bill', 'money'] as const;
type Page = (typeof PAGES)[number];

/** Takes back, and writes again, as far as there is anything. */
function UndoActs({ book }: { book: Book }) {
  const { t } = useTranslation('paper');
  const names = useUndoNames(book);
  const { undo, redo } = book.meeting;
  return (
    <>
      <Button
        small
        icon="undo"
        {...(undo && { label: names.undo })}
        notNow={undo === null}
        onPress={() => undo && book.undo()}
      >
        {t('undo')}
      </Button>
      <Button
        small
        icon="redo"
        {...(redo && { label: names.redo })}
        notNow={redo === null}
        onPress={() => redo && book.redo()}
      >
        {t('redo')}
      </Button>
    </>
  );
}

function Sheet({ page, book, desk }: { page: Page; book: Book; desk: Desk }) {
  switch (page) {
    case 'slips':
      return <Slips book={book} />;
    case 'bill':
      return <LastBill book={book} />;
    case 'money':
      return <MoneySheet book={book} />;
    default:
      return desk.sheet;
  }
}

/** The desk at this moment, and the other pages of the book that can be laid over it. */
export function Pages({ book, desk }: { book: Book; desk: Desk }) {
  const { t } = useTranslation('paper');
  const [page, setPage] = useState<Page>('now');
  const { said, meeting } = book;
  const isSettled = meeting.view.past.length > 0;
  const pages = PAGES.filter((id) => isSettled || id === 'now');
  return (
    <BookFrame
      book={book}
      board={<Sheet page={page} book={book} desk={desk} />}
      dock={
        <>
          <Now title={desk.title} acts={page === 'now' ? desk.act : undefined}>
            {said ? <WhyNot {...said} /> : <p>{desk.how}</p>}
          </Now>
          <div className="book-desk">
            <div className="book-pages">
              <UndoActs book={book} />
              {pages.length > 1 && (
                <Choice
                  label={t('pages')}
                  hideLabel
                  value={page}
                  onChange={setPage}
                  options={pages.map((id) => ({ id, label: t(`page.${id}`) }))}
                />
              )}
            </div>
            {page === 'now' && desk.more}
          </div>
        </>
      }
    />
  );
}
