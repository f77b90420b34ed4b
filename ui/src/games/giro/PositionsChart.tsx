import { useTranslation } from 'react-i18next';
import { CHART, every, scaleFor, spread } from '../../art/chart';
import { round } from '../../art/curve';
import { Picture } from '../../art/Picture';
import { LineEnd, SilksLine } from '../../art/SilksLine';
import type { Silks } from '../../art/silks';
import './chart.css';

export interface ChartHorse {
  silks: Silks;
  name: string;
  /** After each round, from round 0 (all in their boxes). */
  positions: readonly number[];
}

interface Props {
  horses: readonly ChartHorse[];
  /** The last space before the finishing line. */
  length: number;
}

/** How the race went, round by round. */
export function PositionsChart({ horses, length }: Props) {
  const { t } = useTranslation('giro');
  const rounds = Math.max(...horses.map(({ positions }) => positions.length - 1), 1);
  const { x, y } = scaleFor(rounds, length + 6);
  const step = every(rounds);
  const written = Array.from({ length: Math.floor(rounds / step) + 1 }, (_, index) => index * step);
  const last = (positions: readonly number[]) => positions.at(-1) ?? 0;
  const ends = spread(
    horses.map(({ positions }) => y(last(positions))),
    21,
    CHART.height - CHART.bottom,
    CHART.top,
  );
  const told = horses.map(({ name, positions }) =>
    t('chartLine', { horse: name, positions: positions.join(', ') }),
  );
  return (
    <figure className="chart">
      <figcaption>{t('chart')}</figcaption>
      <Picture
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        label={[t('chart'), ...told].join('. ')}
      >
        <g className="chart-grid">
          {written.map((number) => (
            <g key={number}>
              <path d={`M${round(x(number))} ${CHART.top}V${CHART.height - CHART.bottom}`} />
              <text x={round(x(number))} y={CHART.height - 8} textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
          {[10, 20, 30, 40, 50]
            .filter((space) => space < length - 2)
            .map((space) => (
              <g key={space}>
                <path d={`M${CHART.left} ${round(y(space))}H${CHART.width - CHART.right}`} />
                <text x={CHART.left - 7} y={round(y(space) + 5)} textAnchor="end">
                  {space}
                </text>
              </g>
            ))}
        </g>
        <path
          className="chart-finish"
          d={`M${CHART.left} ${round(y(length + 0.5))}H${CHART.width - CHART.right}`}
        />
        {horses.map(({ silks, positions }) => (
          <SilksLine
            key={silks}
            silks={silks}
            points={positions.map((space, number) => [x(number), y(space)] as const)}
          />
        ))}
        {horses.map(({ silks, positions }, index) => (
          <LineEnd key={silks} silks={silks} x={x(positions.length - 1)} y={ends[index] ?? 0} />
        ))}
      </Picture>
    </figure>
  );
}
