import { useTranslation } from 'react-i18next';
import type { Nastiest, PlayerLine } from '../../ipc/bindings.gen';
import { cardNameOf } from '../table/nasty/names';
import { calledOf } from './charts';

type Nasty = PlayerLine & { nastiest: Nastiest };

const isNasty = (line: PlayerLine): line is Nasty => line.nastiest !== null;

/** The card that each has played most against others. */
export function NastiestTable({ players }: { players: readonly PlayerLine[] }) {
  const { t } = useTranslation('statistics');
  const { t: nasty } = useTranslation('nasty');
  return (
    <table className="nastiest">
      <caption>{t('nastiest.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('card')}</th>
          <th scope="col">{t('nastiest.horses')}</th>
        </tr>
      </thead>
      <tbody>
        {players.filter(isNasty).map((line) => (
          <tr key={`${line.bot} ${line.name}`}>
            <th scope="row">{calledOf(t, line)}</th>
            <td>{cardNameOf({ nasty }, line.nastiest.card)}</td>
            <td>{line.nastiest.horses}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
