import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Silks } from '../../art/silks';
import { type BetForm, BetRow } from './BetRow';
import type { Entry } from './entry';
import { GradeField, GradeTray } from './Grades';
import type { Race as RaceName } from './picture';
import './slip-writing.css';
import './slip.css';
import { useGrades } from './useGrades';
import { useMoney } from './useMoney';

/** The horse that was backed. */
export interface Backed {
  silks: Silks;
  horse: string;
  odds: number;
  stake: number;
}

export interface SlipRow {
  race: RaceName;
  prizes: readonly number[];
  grade: number | null;
  /** `null` is no bet; without it there has been none yet. */
  backed?: Backed | null | undefined;
  /** The bet has been sealed and cannot be changed. */
  isSealed?: boolean;
  isNow?: boolean;
  /** What came of it: what was paid back in all, 0 for nothing. */
  paid?: number | undefined;
}

interface Props {
  /** Whose slip. */
  player: string;
  silks: Silks;
  rows: readonly SlipRow[];
  /** The stable entry is being written. */
  entry?:
    | {
        grades: Entry;
        onChange: (entry: Entry) => void;
        onSeal: (grades: readonly number[]) => void;
      }
    | undefined;
  /** A bet on the race of the row that is now is being written. */
  bet?: BetForm | undefined;
  /** What else can be done with the paper. */
  acts?: React.ReactNode;
}

function Seal({ label }: { label: string }) {
  return <i className="seal" role="img" aria-label={label} />;
}

/** A rubber stamp across the end of a row. */
function Stamp({ row }: { row: SlipRow }) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  if (row.paid === undefined) return null;
  if (!row.backed) return <span className="stamp stamp-quiet">{t('slip.noBet')}</span>;
  return row.paid > 0 ? (
    <span className="stamp stamp-paid">{t('slip.paid', { sum: sum(row.paid) })}</span>
  ) : (
    <span className="stamp">{t('slip.lost')}</span>
  );
}

/** The race, what it is worth, and the grade that runs in it. */
function Race({
  row,
  index,
  children,
}: {
  row: SlipRow;
  index: number;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  return (
    <>
      <th scope="row" className="slip-race">
        <span>
          <i>{index + 1}</i> {t(`race.${row.race}`)}
        </span>
        <small>{row.prizes.map(sum).join(' · ')}</small>
      </th>
      <td className="slip-grade" data-column={t('slip.column.grade')}>
        {children || (row.grade !== null && <b className="slip-written">{row.grade}</b>)}
      </td>
    </>
  );
}

/** What a bet on this row says, once it is written. */
function Bet({ row }: { row: SlipRow }) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const { backed } = row;
  return (
    <>
      <td className="slip-horse">
        {backed && (
          <span className="slip-backed">
            <Jersey silks={backed.silks} size={1.4} /> {backed.horse}
          </span>
        )}
        {backed === null && <span className="slip-none">{t('slip.noBet')}</span>}
      </td>
      <td className="slip-odds" data-column={backed && t('slip.column.odds')}>
        {backed && t('odds', { odds: backed.odds })}
      </td>
      <td className="slip-sum" data-column={backed && t('slip.column.stake')}>
        {backed && sum(backed.stake)}
      </td>
      <td className="slip-sum slip-pays" data-column={backed && t('slip.column.pays')}>
        {backed && sum(backed.stake * backed.odds)}
      </td>
      <td className="slip-end">
        <Stamp row={row} />
        {row.isSealed && row.paid === undefined && <Seal label={t('slip.sealed')} />}
      </td>
    </>
  );
}

interface LineProps {
  row: SlipRow;
  bet: BetForm | undefined;
  children: React.ReactNode;
}

/** A row, or the form of its bet while that is being written. */
function Line({ row, bet, children }: LineProps) {
  if (bet && row.isNow) return <BetRow bet={bet}>{children}</BetRow>;
  return (
    <tr className={row.isNow ? 'slip-row slip-row-now' : 'slip-row'}>
      {children}
      <Bet row={row} />
    </tr>
  );
}

const COLUMNS = ['race', 'grade', 'horse', 'odds', 'stake', 'pays', 'result'] as const;

/** The betting slip: one paper form for the whole meeting, a row a race. */
export function BettingSlip({ player, silks, rows, entry, bet, acts }: Props) {
  const { t } = useTranslation('nasty');
  const grades = useGrades(entry?.grades, entry?.onChange);
  return (
    <section className="slip" aria-label={t('slip.of', { player })}>
      <header className="slip-head">
        <h2>{t('slip.title')}</h2>
        <span>
          <Jersey silks={silks} size={1.6} /> {player}
        </span>
        {acts}
      </header>
      {entry && <GradeTray grades={grades} onSeal={entry.onSeal} />}
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} className={`slip-${column}`}>
                {t(`slip.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Line key={row.race} row={row} bet={bet}>
              <Race row={row} index={index}>
                {entry && <GradeField grades={grades} race={index} name={t(`race.${row.race}`)} />}
              </Race>
            </Line>
          ))}
        </tbody>
      </table>
    </section>
  );
}
