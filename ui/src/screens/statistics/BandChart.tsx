import { useTranslation } from 'react-i18next';
import { type Counted, isWithin, longest, verdictOf } from './band';
import './tally-chart.css';
import './band-chart.css';

interface Props {
  title: string;
  /** What is counted, as the head of a column. */
  of: string;
  rows: readonly Counted[];
}

/** How often each came, before the band in which fair chance lies; read aloud it is a table. */
export function BandChart({ title, of, rows }: Props) {
  const { t, i18n } = useTranslation('statistics');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const whole = longest(rows);
  const part = (value: number) => `${(100 * value) / whole}%`;
  return (
    <figure className="tally-chart band-chart">
      <figcaption>{title}</figcaption>
      <ul className="band-rows" aria-hidden="true">
        {rows.map(({ id, name, spread }) => (
          <li key={id} className="tally-row">
            <span className="tally-name">{name}</span>
            <span className="tally-room band-room">
              <i
                className="band-band"
                style={{ left: part(spread.low), width: part(spread.high - spread.low) }}
              />
              <i
                className={isWithin(spread) ? 'band-bar' : 'band-bar band-bar-outside'}
                style={{ width: part(spread.count) }}
              />
              <i className="band-mean" style={{ left: part(spread.expected / 100) }} />
            </span>
            <b>{spread.count}</b>
          </li>
        ))}
      </ul>
      <table className="unseen">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t('band.count')}</th>
            <th scope="col">{t('band.expected')}</th>
            <th scope="col">{t('band.band')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, spread }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{spread.count}</td>
              <td>{number.format(spread.expected / 100)}</td>
              <td>{t('band.from', { low: spread.low, high: spread.high })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{verdictOf(t, rows)}</p>
    </figure>
  );
}
