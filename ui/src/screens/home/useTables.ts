import { useCallback, useEffect, useState } from 'react';
import { type BrokenTable, commands, type TableCard, type TableId } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';

interface Told {
  cards: readonly TableCard[];
  broken: readonly BrokenTable[];
}

/** The tables as they were told last. */
export function useTables() {
  const [told, setTold] = useState<Told>({ cards: [], broken: [] });
  const notify = useApp((app) => app.notify);
  const ask = useCallback(async () => {
    try {
      const [cards, broken] = await Promise.all([commands.tables(), commands.brokenTables()]);
      setTold({ cards, broken });
    } catch {
      // The line is lost, which the app's mirror says.
    }
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);

  const putAway = async (table: TableId) => {
    const closed = await commands.close(table);
    if (closed.status === 'error') notify({ about: 'not-closed', error: closed.error });
    await ask();
  };
  return { ...told, putAway, again: () => void ask() };
}
