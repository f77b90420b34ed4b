import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Silks } from '../../art/silks';
import './bill.css';
import { useMoney } from './useMoney';

/** What money was paid for; `sum` is what it does to the purse. */
export type BillLine =
  | { kind: 'prize'; place: number; horse: string; sum: number }
  | { kind: 'untaken'; sum: number }
  | { kind: 'stake'; horse: string; sum: number }
  | { kind: 'won'; horse: string; odds: number; sum: number }
  | { kind: 'stakeBack'; sum: number }
  | { kind: 'deposit' | 'depositBack'; horse: string; sum: number };

export interface PlayerBill {
  seat: number;
  silks: Silks;
  player: string;
  before: number;
  lines: readonly BillLine[];
  after: number;
}

function useLineText(): (line: BillLine) => string {
  const { t } = useTranslation('nasty');
  return (line) => {
    switch (line.kind) {
      case 'prize':
        return t('bill.prize', {
          place: t('place', { count: line.place, ordinal: true }),
          horse: line.horse,
        });
      case 'won':
        return t('bill.won', { horse: line.horse, odds: t('odds', { odds: line.odds }) });
      case 'untaken':
      case 'stakeBack':
        return t(`bill.${line.kind}`);
      default:
        return t(`bill.${line.kind}`, { horse: line.horse });
    }
  };
}

function Bill({ bill }: { bill: PlayerBill }) {
  const { t } = useTranslation('nasty');
  const { sum, change } = useMoney();
  const textOf = useLineText();
  return (
    <table className="bill">
      <caption>
        <Jersey silks={bill.silks} size={1.7} /> {bill.player}
      </caption>
      <tbody>
        <tr className="bill-before">
          <th scope="row">{t('bill.before')}</th>
          <td>{sum(bill.before)}</td>
        </tr>
        {bill.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bill is written once, and lines may be alike.
          <tr key={index} className={line.sum < 0 ? 'bill-minus' : 'bill-plus'}>
            <th scope="row">{textOf(line)}</th>
            <td>{change(line.sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('bill.after')}</th>
          <td>{sum(bill.after)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The settlement of a race: everybody's money line by line, down to the purse. */
export function SettlementBill({ bills }: { bills: readonly PlayerBill[] }) {
  const { t } = useTranslation('nasty');
  return (
    <section className="bills" data-count={bills.length} aria-label={t('bill.label')}>
      {bills.map((bill) => (
        <Bill key={bill.seat} bill={bill} />
      ))}
    </section>
  );
}
