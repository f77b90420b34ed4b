import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../parts/Button';
import { WhyNot } from '../../parts/WhyNot';

/** A row of the board as it was written by hand. */
export interface Chalked {
  seat: number;
  grade: number;
  lane: number;
  odds: number;
}

/** Why a row was refused. */
export interface ChalkRefusal {
  seat: number;
  text: string;
  rule?: string | undefined;
}

interface Props {
  seat: number;
  horse: string;
  onChalk: (row: Chalked) => void;
  refusal?: ChalkRefusal | undefined;
  /** The cells that say whose row it is. */
  children: React.ReactNode;
}

const FIELDS = ['grade', 'lane', 'odds'] as const;
type Field = (typeof FIELDS)[number];

/** Three figures in chalk; Enter or the tick writes them down. Why they are wrong stands below. */
export function ChalkRow({ seat, horse, onChalk, refusal, children }: Props) {
  const { t } = useTranslation('nasty');
  const why = useId();
  const [written, setWritten] = useState<Record<Field, string>>({ grade: '', lane: '', odds: '' });
  const [isAsked, setAsked] = useState(false);
  const figures = FIELDS.map((field) => Number.parseInt(written[field], 10));
  const isWhole = figures.every((figure) => figure > 0);
  const asks = isAsked && !isWhole;

  const chalk = () => {
    const [grade = 0, lane = 0, odds = 0] = figures;
    setAsked(!isWhole);
    if (isWhole) onChalk({ seat, grade, lane, odds });
  };

  return (
    <>
      <tr className="board-row board-row-form">
        {children}
        {FIELDS.map((field) => (
          <td key={field} className={field === 'odds' ? 'board-odds' : undefined}>
            <input
              className="board-input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={field === 'odds' ? 3 : 1}
              aria-label={t(`chalk.${field}`, { horse })}
              aria-describedby={why}
              value={written[field]}
              onChange={({ target }) =>
                setWritten({ ...written, [field]: target.value.replace(/\D/g, '') })
              }
              onKeyDown={({ key }) => key === 'Enter' && chalk()}
            />
          </td>
        ))}
        <td className="board-stake board-write">
          <IconButton icon="check" label={t('chalk.write', { horse })} onPress={chalk} />
        </td>
      </tr>
      {(asks || refusal) && (
        <tr>
          <td colSpan={6} id={why} className="board-why">
            <WhyNot
              text={asks || !refusal ? t('chalk.whole') : refusal.text}
              rule={asks ? undefined : refusal?.rule}
            />
          </td>
        </tr>
      )}
    </>
  );
}
