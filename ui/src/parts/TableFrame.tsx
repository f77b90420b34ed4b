import './table-frame.css';

interface Props {
  masthead: React.ReactNode;
  /** What everybody must know before anything else, under the head. */
  notice?: React.ReactNode;
  board: React.ReactNode;
  /** Seats or the bookie's board, then the log. */
  side: React.ReactNode;
  /** What you do now. */
  dock: React.ReactNode;
}

/** The frame of every table: the same four places in every game. */
export function TableFrame({ masthead, notice, board, side, dock }: Props) {
  return (
    <main className="table-frame">
      <div className="table-top">
        {masthead}
        {notice}
      </div>
      <section className="table-board">{board}</section>
      <section className="table-dock">{dock}</section>
      <aside className="table-side">{side}</aside>
    </main>
  );
}

interface MastheadProps {
  title: string;
  /** One or two short lines beside the title. */
  note?: React.ReactNode;
  /** How far the game is. */
  middle?: React.ReactNode;
  /** Icon buttons at the right end. */
  acts?: React.ReactNode;
}

/** The head of the page, as on a printed race card. */
export function Masthead({ title, note, middle, acts }: MastheadProps) {
  return (
    <header className="masthead">
      <h1>{title}</h1>
      {note && <div className="masthead-note">{note}</div>}
      <div className="masthead-middle">{middle}</div>
      <div className="masthead-acts">{acts}</div>
    </header>
  );
}

interface NowProps {
  /** What you do now. */
  title: string;
  children?: React.ReactNode;
  /** The button that does it, and what else can be done. */
  acts?: React.ReactNode;
}

/** The left end of the dock: always what you do now, with its button beneath. */
export function Now({ title, children, acts }: NowProps) {
  return (
    <div className="now">
      <div className="now-words">
        <h2 tabIndex={-1}>{title}</h2>
        {children}
      </div>
      {acts && <div className="now-acts">{acts}</div>}
    </div>
  );
}
