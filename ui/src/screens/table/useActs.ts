import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActError, commands, type GameMove, type Seat } from '../../ipc/bindings.gen';
import { isApart } from '../../mirror/party';
import { lose, type Table } from '../../mirror/table';
import { usePartyAt } from '../party/useParty';
import { type Said, saidOf, type Wording } from './said';

export interface Acts {
  /** Why the last act was turned away, while the decision is still the same. */
  said: Said | undefined;
  say: (said: Said | undefined) => void;
  /** Answers whether it was accepted. */
  act: (seat: Seat, mv: GameMove) => Promise<boolean>;
  undo: (seat: Seat) => Promise<boolean>;
}

type Answer = Promise<{ status: 'ok'; data: null } | { status: 'error'; error: ActError }>;

/** Milliseconds without an answer, as over a bad network, after which it is said that the act is on its way. */
const ON_WAY = 500;

/** What was said, and when; what was not kept is said while the table is stuck. */
interface Held {
  stage: number | string;
  said: Said;
  isStuck: boolean;
}

/**
 * Acts at a table. Nothing is drawn before the app has told it; what it turns away is said. That stays
 * for the decision that is on, or for the whole of a stage in which others act all the while; `late`
 * is said where they have been faster: what they did is on its way, and the picture goes on to it.
 */
export function useActs(
  { id, state: { moment, stuck } }: Table,
  wording: Wording,
  stage: number | string = moment,
  late?: string,
): Acts {
  const { t } = useTranslation('table');
  const { t: errors } = useTranslation('errors');
  const [held, setHeld] = useState<Held>();
  const party = usePartyAt(id);
  const say = (said: Said | undefined) => setHeld(said && { stage, said, isStuck: false });

  const ask = async (give: () => Answer): Promise<boolean> => {
    if (isApart(party)) {
      say({ text: t('apart') });
      return false;
    }
    say(undefined);
    const onWay = { text: t('onWay') };
    const waiting = setTimeout(() => say(onWay), ON_WAY);
    try {
      const told = await give();
      if (told.status === 'ok') {
        setHeld((now) => (now?.said === onWay ? undefined : now));
        return true;
      }
      const { error } = told;
      if (error.error === 'no-such-table' || error.error === 'open-elsewhere') lose(error);
      setHeld({
        stage: stage === moment ? momentOf(error, moment) : stage,
        said: late && error.error === 'stale' ? { text: late } : saidOf(wording, errors, error),
        isStuck: error.error === 'not-kept',
      });
    } catch {
      say({ text: t('failed') });
    } finally {
      clearTimeout(waiting);
    }
    return false;
  };

  const holds = held?.stage === stage && (stuck !== null || !held.isStuck);
  return {
    said: holds ? held.said : undefined,
    say,
    act: (seat, mv) => ask(() => commands.act(id, seat, moment, mv)),
    undo: (seat) => ask(() => commands.undo(id, seat)),
  };
}

/** A stale act is answered with the moment that is on: there the message belongs. */
function momentOf(error: ActError, moment: number): number {
  return error.error === 'stale' ? error.moment : moment;
}
