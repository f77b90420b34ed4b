import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActError, commands, type GameMove, type Seat } from '../../ipc/bindings.gen';
import { lose, type Table, watchAgain } from '../../mirror/table';
import { type Said, saidOf } from './said';

export interface Acts {
  /** Why the last act was turned away, while the decision is still the same. */
  said: Said | undefined;
  say: (said: Said | undefined) => void;
  /** Answers whether it was accepted. */
  act: (seat: Seat, mv: GameMove) => Promise<boolean>;
  undo: (seat: Seat) => Promise<boolean>;
}

type Answer = Promise<{ status: 'ok'; data: null } | { status: 'error'; error: ActError }>;

/** Acts at a table. Nothing is drawn before the app has told it; what it turns away is said. */
export function useActs({ id, state: { moment } }: Table): Acts {
  const { t } = useTranslation('table');
  const { t: errors } = useTranslation('errors');
  const [held, setHeld] = useState<{ moment: number; said: Said }>();
  const say = (said: Said | undefined) => setHeld(said && { moment, said });

  const ask = async (answer: Answer): Promise<boolean> => {
    say(undefined);
    try {
      const told = await answer;
      if (told.status === 'ok') return true;
      if (told.error.error === 'no-such-table') lose();
      if (told.error.error === 'stale') watchAgain();
      setHeld({ moment: momentOf(told.error, moment), said: saidOf(t, errors, told.error) });
    } catch {
      say({ text: t('failed') });
    }
    return false;
  };

  return {
    said: held?.moment === moment ? held.said : undefined,
    say,
    act: (seat, mv) => ask(commands.act(id, seat, moment, mv)),
    undo: (seat) => ask(commands.undo(id, seat)),
  };
}

/** A stale act is answered with the moment that is on: there the message belongs. */
function momentOf(error: ActError, moment: number): number {
  return error.error === 'stale' ? error.moment : moment;
}
