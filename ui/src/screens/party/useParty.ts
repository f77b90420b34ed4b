import { useCallback } from 'react';
import type { PartyCard, PartyError, PartyId, TableId } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { partyAt, partyOf, useParties } from '../../mirror/parties';

export function useParty(id: PartyId): PartyCard | undefined {
  return useParties((now) => partyOf(now, id));
}

/** The party that plays at a table, where one does. */
export function usePartyAt(table: TableId): PartyCard | undefined {
  return useParties((now) => partyAt(now, table));
}

type Told<Done> = { status: 'ok'; data: Done } | { status: 'error'; error: PartyError };

/** Gives an order, and answers what came of it; why it was turned away is said on a slip. */
export function useOrder() {
  const notify = useApp((app) => app.notify);
  return useCallback(
    async <Done>(answer: Promise<Told<Done>>): Promise<Done | undefined> => {
      const told = await answer;
      if (told.status === 'ok') return told.data;
      notify({ about: 'party', error: told.error });
      return undefined;
    },
    [notify],
  );
}
