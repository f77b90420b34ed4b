import { useTranslation } from 'react-i18next';
import type { PlayerLine } from '../../ipc/bindings.gen';
import { calledOf } from './charts';
import './player-table.css';

interface Column {
  name: string;
  tell: (line: PlayerLine) => number | string;
}

/** What is told of each, one column each. */
function useColumns(players: readonly PlayerLine[]): Column[] {
  const { t, i18n } = useTranslation('statistics');
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const most = Math.max(0, ...players.map(({ places }) => places.length));
  const places = Array.from({ length: most }, (_, index): Column => {
    return {
      name: t('place', { place: index + 1 }),
      tell: (line) => line.places[index] ?? 0,
    };
  });
  return [
    { name: t('played'), tell: ({ played }) => played },
    { name: t('won'), tell: ({ won }) => won },
    {
      name: t('share'),
      tell: ({ played, won }) => share.format(played > 0 ? won / played : 0),
    },
    ...places,
    { name: t('streak'), tell: ({ streak }) => streak },
    { name: t('bestStreak'), tell: ({ bestStreak }) => bestStreak },
  ];
}

/** How each person, and each level of bots, has fared. */
export function PlayerTable({ players }: { players: readonly PlayerLine[] }) {
  const { t } = useTranslation('statistics');
  const columns = useColumns(players);
  return (
    <table className="player-table">
      <caption>{t('players')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('player')}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((line) => (
          <tr key={`${line.bot} ${line.name}`}>
            <th scope="row">{calledOf(t, line)}</th>
            {columns.map(({ name, tell }) => (
              <td key={name} data-name={name}>
                {tell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
