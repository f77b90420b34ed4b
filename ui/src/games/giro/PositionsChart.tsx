import { useTranslation } from 'react-i18next';
import { round } from '../../art/curve';
import { JerseyShape } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import { INK, SILK_INK, type Silks } from '../../art/silks';
import { CHART, every, scaleFor, spread } from './chart';
import './chart.css';

export interface ChartHorse {
  silks: Silks;
  name: string;
  /** After each round, from round 0 (all in their boxes). */
  positions: readonly number[];
}

/** The lines wear the silks too: a line is told by its dashes, not by its colour alone. */
const DASHES: Record<Silks, string | undefined> = {
  red: undefined,
  blue: '9 7',
  yellow: '.1 9',
  green: '16 5 3 5',
  black: '6 12',
  white: '.1 13',
};

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
        {horses.map(({ silks, positions }) => {
          const points = positions.map((space, number) => `${round(x(number))} ${round(y(space))}`);
          const path = `M${points.join('L')}`;
          const { ground, mark } = SILK_INK[silks];
          return (
            <g key={silks} fill="none" strokeLinejoin="round" strokeLinecap="round">
              <path d={path} stroke="var(--card)" strokeWidth="9" />
              <path d={path} stroke={INK.line} strokeWidth="6.5" />
              <path d={path} stroke={ground} strokeWidth="4.5" />
              <path d={path} stroke={mark} strokeWidth="2.6" strokeDasharray={DASHES[silks]} />
            </g>
          );
        })}
        {horses.map(({ silks, positions }, index) => {
          const place = `${round(x(positions.length - 1) + 8)} ${round((ends[index] ?? 0) - 14)}`;
          return (
            <g key={silks} transform={`translate(${place}) scale(.58)`}>
              <JerseyShape silks={silks} />
            </g>
          );
        })}
      </Picture>
    </figure>
  );
}
