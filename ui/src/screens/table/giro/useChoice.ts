import { useState } from 'react';
import type { Seat } from '../../../ipc/bindings.gen';

export interface Choice {
  /** The space or the card that is chosen but not yet acted upon. */
  chosen: number | undefined;
  choose: (chosen: number | undefined) => void;
}

/** What a seat has chosen in the decision that is on; with the next one it is gone. */
export function useChoice(moment: number, seat: Seat | undefined): Choice {
  const [held, setHeld] = useState<{ moment: number; seat: Seat | undefined; chosen: number }>();
  const isHis = held?.moment === moment && held.seat === seat;
  return {
    chosen: isHis ? held.chosen : undefined,
    choose: (chosen) => setHeld(chosen === undefined ? undefined : { moment, seat, chosen }),
  };
}
