import { useTranslation } from 'react-i18next';
import { type Frame, roundSums, scaleFor, spread } from '../../art/chart';
import { round } from '../../art/curve';
import { Jersey } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import { LineEnd, SilksLine } from '../../art/SilksLine';
import type { Silks } from '../../art/silks';
import { leastType, useSize } from '../../art/type';
import './money.css';
import { useMoney } from './useMoney';

/** Somebody's money: at first, and after each race. */
export interface MoneyLine {
  seat: number;
  silks: Silks;
  player: string;
  money: readonly number[];
}

interface Props {
  lines: readonly MoneyLine[];
  /** The races of the meeting, run or not. */
  races: number;
}

/** Flat enough for the dock. */
const FRAME: Frame = { width: 640, height: 204, left: 96, right: 40, top: 34, bottom: 30 };

const last = (money: readonly number[]) => money.at(-1) ?? 0;

/** Money by race, as lines in everybody's silks. */
export function MoneyChart({ lines, races }: Props) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const [ref, size] = useSize();
  const type = Math.max(18, leastType(size, FRAME));
  const most = Math.max(...lines.flatMap(({ money }) => money), 1);
  const frame = { ...FRAME, bottom: 12 + type };
  const { x, y } = scaleFor(races, most, frame);
  const ends = spread(
    lines.map(({ money }) => y(last(money))),
    25,
    frame.height - frame.bottom,
    FRAME.top,
  );
  return (
    <figure className="money-chart">
      <figcaption>{t('money.title')}</figcaption>
      <Picture viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} label={t('money.chart')} ref={ref}>
        {roundSums(most).map((pounds) => (
          <g key={pounds} className="money-grid">
            <path d={`M${FRAME.left} ${round(y(pounds))}H${FRAME.width - FRAME.right}`} />
            <text
              x={FRAME.left - 10}
              y={round(y(pounds) + type * 0.36)}
              textAnchor="end"
              fontSize={type}
            >
              {sum(pounds)}
            </text>
          </g>
        ))}
        {Array.from({ length: races + 1 }, (_, race) => (
          <g key={x(race)} className="money-grid">
            <path d={`M${round(x(race))} ${FRAME.top}V${frame.height - frame.bottom}`} />
            <text x={round(x(race))} y={FRAME.height - 6} textAnchor="middle" fontSize={type}>
              {race === 0 ? t('money.start') : race}
            </text>
          </g>
        ))}
        {lines.map(({ seat, silks, money }) => (
          <SilksLine
            key={seat}
            silks={silks}
            points={money.map((pounds, race) => [x(race), y(pounds)] as const)}
          />
        ))}
        {lines.map(({ seat, silks, money }, index) => (
          <LineEnd key={seat} silks={silks} x={x(money.length - 1)} y={ends[index] ?? 0} />
        ))}
      </Picture>
    </figure>
  );
}

/** The same in figures. */
export function MoneyTable({ lines, races }: Props) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const numbers = Array.from({ length: races + 1 }, (_, race) => race);
  return (
    <table className="money-table">
      <caption>{t('money.title')}</caption>
      <thead>
        <tr>
          <td />
          {numbers.map((race) => (
            <th key={race} scope="col">
              {race === 0 ? t('money.start') : t('money.race', { race })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ seat, silks, player, money }) => (
          <tr key={seat}>
            <th scope="row">
              <span className="money-who">
                <Jersey silks={silks} size={1.4} /> {player}
              </span>
            </th>
            {numbers.map((race) => {
              const pounds = money[race];
              return <td key={race}>{pounds !== undefined && sum(pounds)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Purse {
  seat: number;
  silks: Silks;
  player: string;
  horse: string;
  sum: number;
  /** What the last race did to it. */
  change?: number;
}

/** Everybody's money now, the richest first. */
export function Purses({ purses }: { purses: readonly Purse[] }) {
  const { t } = useTranslation('nasty');
  const { sum, change } = useMoney();
  const ordered = purses.toSorted((a, b) => b.sum - a.sum);
  return (
    <ol className="purses" aria-label={t('money.purses')}>
      {ordered.map((purse) => (
        <li key={purse.seat}>
          <Jersey silks={purse.silks} size={1.9} />
          <span className="purse-who">
            <b>{purse.player}</b>
            <small>{purse.horse}</small>
          </span>
          <strong>{sum(purse.sum)}</strong>
          {purse.change !== undefined && (
            <em className={`purse-change-${Math.sign(purse.change)}`}>{change(purse.change)}</em>
          )}
        </li>
      ))}
    </ol>
  );
}
