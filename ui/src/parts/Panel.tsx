import { useId } from 'react';
import './panel.css';

interface Props {
  title: string;
  /** A few words at the right end of the heading. */
  note?: string | undefined;
  /** What can be chosen there, after the note. */
  acts?: React.ReactNode;
  /** Takes what height is left. */
  grow?: boolean;
  children: React.ReactNode;
}

/** A sheet of paper with a heading. */
export function Panel({ title, note, acts, grow = false, children }: Props) {
  const heading = useId();
  return (
    <section className={grow ? 'panel panel-grow' : 'panel'} aria-labelledby={heading}>
      <header className="panel-head">
        <h2 id={heading}>{title}</h2>
        {note && <small>{note}</small>}
        {acts}
      </header>
      {children}
    </section>
  );
}
