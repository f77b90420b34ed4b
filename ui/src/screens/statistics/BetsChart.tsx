import { useTranslation } from 'react-i18next';
import { useMoney } from '../../games/nasty/useMoney';
import type { Bets, PlayerLine } from '../../ipc/bindings.gen';
import { calledOf } from './charts';
import './tally-chart.css';
import './bets-chart.css';

type Better = PlayerLine & { bets: Bets };

const hasBets = (line: PlayerLine): line is Better => line.bets !== null;

/** What bets took and brought, on either side of a line; read aloud it is a table. */
export function BetsChart({ players }: { players: readonly PlayerLine[] }) {
  const { t } = useTranslation('statistics');
  const { sum, change } = useMoney();
  const betters = players.filter(hasBets);
  const most = Math.max(1, ...betters.flatMap(({ bets }) => [bets.won, bets.lost]));
  const part = (pounds: number) => `${(50 * pounds) / most}%`;
  return (
    <figure className="tally-chart">
      <figcaption>{t('bets.chart')}</figcaption>
      <ul aria-hidden="true">
        {betters.map((line) => (
          <li key={`${line.bot} ${line.name}`} className="tally-row bets-row">
            <span className="tally-name">{calledOf(t, line)}</span>
            <span className="tally-room bets-room">
              <i className="bets-lost" style={{ width: part(line.bets.lost) }} />
              <i className="bets-won" style={{ width: part(line.bets.won) }} />
            </span>
            <b>{change(line.bets.won - line.bets.lost)}</b>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">{t('bets.key')}</p>
      <table className="unseen">
        <caption>{t('bets.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('bets.won')}</th>
            <th scope="col">{t('bets.lost')}</th>
            <th scope="col">{t('bets.both')}</th>
          </tr>
        </thead>
        <tbody>
          {betters.map((line) => (
            <tr key={`${line.bot} ${line.name}`}>
              <th scope="row">{calledOf(t, line)}</th>
              <td>{sum(line.bets.won)}</td>
              <td>{sum(line.bets.lost)}</td>
              <td>{change(line.bets.won - line.bets.lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
