import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import { silksOf } from './hand';
import { horseOf } from './names';
import type { Meeting } from './useMeeting';

/** What was called out, and the odds that belong to it: what a bookmaker fills the board in from. */
export function OddsSheet({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('meeting');
  const { view, teller } = meeting;
  const { odds } = view.book;
  return (
    <div className="sheet odds-sheet">
      <section>
        <h2>{t('board.calledOut')}</h2>
        <ul>
          {view.horses.map(({ seat, grade, drawn }) => (
            <li key={seat}>
              <Jersey silks={silksOf(teller.seats, seat)} size={1.7} />
              {t('board.called', { horse: horseOf(teller, seat), grade, lane: drawn })}
            </li>
          ))}
        </ul>
      </section>
      <table>
        <caption>{t('board.odds')}</caption>
        <thead>
          <tr>
            <td />
            {odds.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number.
              <th key={index} scope="col">
                {t('board.lane', { lane: index + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a grade is its number.
            <tr key={index}>
              <th scope="row">{t('board.grade', { grade: index + 1 })}</th>
              {row.map((figure, lane) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number.
                <td key={lane}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
