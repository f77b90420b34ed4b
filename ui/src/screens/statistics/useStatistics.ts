import { useEffect, useState } from 'react';
import { commands, type Statistics, type StoreError } from '../../ipc/bindings.gen';
import { queryOf, usePast } from '../../mirror/past';

/** What the finished tables that are sought tell together. */
export function useStatistics(): { told: Statistics | undefined; amiss: StoreError | undefined } {
  const search = usePast((past) => past.search);
  const [told, setTold] = useState<Statistics>();
  const [amiss, setAmiss] = useState<StoreError>();
  useEffect(() => {
    let isAsked = true;
    commands.statistics(queryOf(search)).then(
      (answer) => {
        if (!isAsked) return;
        setAmiss(answer.status === 'error' ? answer.error : undefined);
        if (answer.status === 'ok') setTold(answer.data);
      },
      () => {
        // The line is lost, which the app's mirror says.
      },
    );
    return () => {
      isAsked = false;
    };
  }, [search]);
  return { told, amiss };
}
