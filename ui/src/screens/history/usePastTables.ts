import { useEffect, useState } from 'react';
import { commands, type HistoryPage, type StoreError } from '../../ipc/bindings.gen';
import { queryOf, usePast } from '../../mirror/past';

/** How many tables come at a time. */
const MOST = 50;

export interface PastTables {
  page: HistoryPage | undefined;
  amiss: StoreError | undefined;
  /** Fetches those that come after. */
  more: () => void;
  /** Asks again, after something has changed. */
  again: () => void;
}

/** The finished tables that are sought, the newest first. */
export function usePastTables(): PastTables {
  const search = usePast((past) => past.search);
  const [page, setPage] = useState<HistoryPage>();
  const [amiss, setAmiss] = useState<StoreError>();
  const [count, setCount] = useState(MOST);
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked again has the same words.
  useEffect(() => {
    let isAsked = true;
    commands.history(queryOf(search), 0, count).then(
      (told) => {
        if (!isAsked) return;
        setAmiss(told.status === 'error' ? told.error : undefined);
        if (told.status === 'ok') setPage(told.data);
      },
      () => {
        // The line is lost, which the app's mirror says.
      },
    );
    return () => {
      isAsked = false;
    };
  }, [search, count, asked]);

  return {
    page,
    amiss,
    more: () => setCount(count + MOST),
    again: () => setAsked(asked + 1),
  };
}
