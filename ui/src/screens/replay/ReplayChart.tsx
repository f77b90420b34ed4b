import { useTranslation } from 'react-i18next';
import { INK } from '../../art/silks';
import type { Mark } from '../../ipc/bindings.gen';
import type { Line } from './lines';
import './replay-chart.css';

interface Props {
  title: string;
  lines: readonly Line[];
  rounds: readonly Mark[];
  /** Where each round ends: what the table for those who listen says. */
  ends: readonly Mark[];
  at: number;
  last: number;
  onGo: (frame: number) => void;
}

const HIGH = 100;

/** Steps, since nothing changes between two frames. */
function pathOf(values: readonly number[], y: (value: number) => number): string {
  return values.map((value, at) => (at === 0 ? `M0 ${y(value)}` : `H${at}V${y(value)}`)).join('');
}

/** How things stood, frame by frame, as a way to jump; read aloud it is a table. */
export function ReplayChart({ title, lines, rounds, ends, at, last, onGo }: Props) {
  const { t } = useTranslation('replay');
  const all = lines.flatMap(({ values }) => values);
  const lowest = Math.min(0, ...all);
  const highest = Math.max(lowest + 1, ...all);
  const y = (value: number) => HIGH - (HIGH * (value - lowest)) / (highest - lowest);
  const wide = Math.max(1, last);
  const jump = (event: React.MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGo(Math.round(((event.clientX - left) / width) * wide));
  };
  return (
    <figure className="replay-chart">
      <svg
        className="replay-lines"
        viewBox={`0 0 ${wide} ${HIGH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={jump}
      >
        {rounds.map(({ round, frame }) => (
          <path key={round} className="replay-round" d={`M${frame} 0V${HIGH}`} />
        ))}
        {lines.map(({ id, ground, mark, dash, values }) => {
          const d = pathOf(values, y);
          return (
            <g key={id} fill="none" strokeLinejoin="round">
              <path d={d} stroke={INK.line} strokeWidth="5.5" />
              <path d={d} stroke={ground} strokeWidth="3.5" />
              <path d={d} stroke={mark} strokeWidth="2" strokeDasharray={dash} />
            </g>
          );
        })}
        <path className="replay-now" d={`M${at} 0V${HIGH}`} />
      </svg>
      <table className="unseen">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('round')}</th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map(({ round, frame }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {lines.map(({ id, values }) => (
                <td key={id}>{values[frame]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
