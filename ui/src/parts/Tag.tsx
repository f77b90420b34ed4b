import './tag.css';

interface Props {
  tone?: 'plain' | 'good' | 'bad' | 'gold';
  children: React.ReactNode;
}

/** A short mark beside a name. */
export function Tag({ tone = 'plain', children }: Props) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
