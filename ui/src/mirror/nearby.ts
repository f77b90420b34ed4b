// The tables nearby, heard while somebody looks for one, and not a moment longer.
import { create } from 'zustand';
import { commands, type NearbyTable, type NearbyTold, type PartyError } from '../ipc/bindings.gen';
import { stream } from '../ipc/host';

interface Nearby {
  /** Nothing until something was told. */
  tables: readonly NearbyTable[] | undefined;
  /** What keeps us from hearing, in the words of the system. */
  trouble: string | null;
  /** Why nobody listens at all. */
  error: PartyError | undefined;
}

const SILENCE: Nearby = { tables: undefined, trouble: null, error: undefined };

export const useNearby = create<Nearby>(() => SILENCE);

/** Listens until the answer is called. */
export function listen(): () => void {
  useNearby.setState(SILENCE);
  let ear: number | undefined;
  let isOver = false;
  const hush = () => {
    if (ear !== undefined) commands.stopListening(ear).catch(() => {});
  };
  const { channel, close } = stream<NearbyTold>(({ ear: whose, tables, trouble }) => {
    const isFirst = ear === undefined;
    ear = whose;
    if (!isOver) useNearby.setState({ tables, trouble, error: undefined });
    // The reader left before the ear had told its number.
    else if (isFirst) hush();
  });
  commands.listen(channel).then(
    (told) => {
      if (told.status === 'error' && !isOver) useNearby.setState({ error: told.error });
    },
    () => {
      // The line is lost, which the app's mirror says.
    },
  );
  return () => {
    isOver = true;
    hush();
    if (ear !== undefined) close();
  };
}
