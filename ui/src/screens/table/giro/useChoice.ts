import type { Seat } from '../../../ipc/bindings.gen';
import { useMomentary } from '../useMomentary';

export interface Choice {
  /** The space or the card that is chosen but not yet acted upon. */
  chosen: number | undefined;
  choose: (chosen: number | undefined) => void;
}

/** What a seat has chosen in the decision that is on. */
export function useChoice(moment: number, seat: Seat | undefined): Choice {
  const [held, hold] = useMomentary<{ seat: Seat | undefined; chosen: number }>(moment);
  return {
    chosen: held?.seat === seat ? held?.chosen : undefined,
    choose: (chosen) => hold(chosen === undefined ? undefined : { seat, chosen }),
  };
}
