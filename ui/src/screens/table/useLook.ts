import { useEffect, useState } from 'react';
import { commands, type Look, type Seat } from '../../ipc/bindings.gen';
import type { Table } from '../../mirror/table';

/**
 * What a seat's player sees, asked for at every new state while he may look. Without a seat nothing
 * is asked for, and nothing is kept.
 */
export function useLook({ id, seq, state }: Table, seat: Seat | undefined): Look | undefined {
  const [held, setHeld] = useState<{ seat: Seat; look: Look }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state may show something new.
  useEffect(() => {
    if (seat === undefined) return;
    let isAsked = true;
    commands.look(id, seat).then(
      (told) => {
        if (isAsked && told.status === 'ok') setHeld({ seat, look: told.data });
      },
      () => {
        // The line is lost, which the app's mirror says.
      },
    );
    return () => {
      isAsked = false;
    };
  }, [id, seq, seat]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what one has seen ends with his turn to look.
  useEffect(() => () => setHeld(undefined), [seat]);

  const isHis = held !== undefined && held.seat === seat && held.look.moment === state.moment;
  return isHis ? held.look : undefined;
}
