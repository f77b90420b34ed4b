import { useEffect, useState } from 'react';
import { commands, type PaperMeeting } from '../../ipc/bindings.gen';
import { LostScreen } from '../lost/LostScreen';
import { useBetsForm } from './BetsForm';
import { useCalledForm } from './CalledForm';
import { useFieldForm } from './FieldForm';
import { useOrderForm } from './OrderForm';
import { Pages } from './Pages';
import { usePostForm } from './PostForm';
import { useOver, useSettled } from './Settled';
import { type Book, useBook } from './useBook';

const Order = ({ book }: { book: Book }) => <Pages book={book} desk={useOrderForm(book)} />;
const Field = ({ book }: { book: Book }) => <Pages book={book} desk={useFieldForm(book)} />;
const Bets = ({ book }: { book: Book }) => <Pages book={book} desk={useBetsForm(book)} />;
const Post = ({ book }: { book: Book }) => <Pages book={book} desk={usePostForm(book)} />;
const Called = ({ book }: { book: Book }) => <Pages book={book} desk={useCalledForm(book)} />;
const Over = ({ book }: { book: Book }) => <Pages book={book} desk={useOver(book)} />;

function Settled({ book, onRead }: { book: Book; onRead: () => void }) {
  return <Pages book={book} desk={useSettled(book, onRead)} />;
}

/** What is to be written down at this moment. */
function Stage({ book }: { book: Book }) {
  switch (book.meeting.view.stage) {
    case 'races':
      return <Order book={book} />;
    case 'lanes':
      return <Field book={book} />;
    case 'bets':
      return <Bets book={book} />;
    case 'called':
      return <Called book={book} />;
    case 'over':
      return <Over book={book} />;
    default:
      return <Post book={book} />;
  }
}

function OpenBook({ first }: { first: PaperMeeting }) {
  const [meeting, setMeeting] = useState(first);
  const settled = meeting.view.past.length;
  const [read, setRead] = useState(settled);
  const book = useBook(meeting, (next) => {
    setRead(Math.min(read, next.view.past.length));
    setMeeting(next);
  });
  if (read < settled) return <Settled book={book} onRead={() => setRead(settled)} />;
  const { stage, number } = meeting.view;
  return <Stage key={`${stage} ${number}`} book={book} />;
}

/** A meeting of the boxed game: the bookmaker's desk. */
export function BookScreen({ meeting }: { meeting: string }) {
  const [first, setFirst] = useState<PaperMeeting | 'gone'>();
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const told = await commands.paperMeeting(meeting);
      if (!isGone) setFirst(told.status === 'ok' ? told.data : 'gone');
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [meeting]);
  if (first === 'gone') return <LostScreen why="nowhere" />;
  return first ? <OpenBook first={first} /> : null;
}
