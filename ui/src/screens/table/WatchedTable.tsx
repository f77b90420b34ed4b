import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName, TableId } from '../../ipc/bindings.gen';
import { type Table, useWatching, watchTable } from '../../mirror/table';
import { GonePage } from './GonePage';
import './table.css';

interface Props {
  table: TableId;
  /** What shows a table of each game. */
  games: Record<GameName, React.ComponentType<{ table: Table }>>;
}

/** A table as the app tells it, shown as its game is shown here; a word while it is asked for, or where it is gone. */
export function WatchedTable({ table, games }: Props) {
  const { t } = useTranslation('table');
  const { id, mirror } = useWatching();
  useEffect(() => watchTable(table), [table]);

  if (id !== table || mirror.kind === 'asking') {
    return (
      <main className="table-asking">
        <p>{t('asking')}</p>
      </main>
    );
  }
  if (mirror.kind === 'gone') return <GonePage why={mirror.why} />;
  const Game = games[mirror.table.setup.game.game];
  return <Game key={table} table={mirror.table} />;
}
