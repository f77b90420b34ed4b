import './pips.css';

interface Props {
  /** How many there are, how many are done; the next one is lit. */
  count: number;
  done: number;
  label: string;
}

/** How far through a cycle we are, as dots. */
export function Pips({ count, done, label }: Props) {
  const state = (index: number) => (index < done ? 'done' : index === done ? 'next' : 'open');
  return (
    <span className="pips" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => state(index)).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
        <i key={index} className={`pip pip-${name}`} />
      ))}
    </span>
  );
}
