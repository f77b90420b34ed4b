import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyTable } from '../../../games/nasty/MoneyChart';
import { SettlementBill } from '../../../games/nasty/SettlementBill';
import { Choice } from '../../../parts/Choice';
import { PrintButton } from '../../print/PrintButton';
import { billsOf, moneyLines } from './races';
import type { Meeting } from './useMeeting';

const PAGES = ['bill', 'table'] as const;
type Page = (typeof PAGES)[number];

/** How a race was settled, line by line, and everybody's money so far. */
export function ReportSheet({ meeting, number }: { meeting: Meeting; number: number }) {
  const { t } = useTranslation('meeting');
  const { teller, races, view } = meeting;
  const [page, setPage] = useState<Page>('bill');
  const race = races.find((one) => one.number === number);
  return (
    <div className="sheet report-sheet">
      <div className="report-head">
        <Choice
          label={t('report.what')}
          hideLabel
          value={page}
          onChange={setPage}
          options={PAGES.map((id) => ({ id, label: t(`report.${id}`) }))}
        />
        <PrintButton
          source={{ of: 'table', table: meeting.table.id }}
          seats={teller.seats}
          first={{ kind: 'results' }}
        />
      </div>
      {page === 'bill' && race && <SettlementBill bills={billsOf(teller, race)} />}
      {page === 'table' && (
        <MoneyTable lines={moneyLines(teller, races)} races={view.races.length} />
      )}
    </div>
  );
}
