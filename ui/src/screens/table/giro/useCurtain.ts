import { useState } from 'react';
import type { Seat } from '../../../ipc/bindings.gen';
import type { Curtain } from './phase';

export interface CurtainCord {
  curtain: Curtain;
  open: (seat: Seat) => void;
  /** Closes it; `done` has just picked. */
  close: (done?: Seat) => void;
  /** Calls somebody to the closed curtain. */
  call: (seat: Seat) => void;
  /** Draws it aside: the public board, and nothing of anybody. */
  aside: () => void;
}

/** The curtain of a decision. With the next one it is aside again, whatever was open. */
export function useCurtain(moment: number): CurtainCord {
  const [held, setHeld] = useState<{ moment: number; curtain: Curtain }>();
  const draw = (curtain: Curtain) => setHeld({ moment, curtain });
  return {
    curtain: held?.moment === moment ? held.curtain : { is: 'aside' },
    open: (seat) => draw({ is: 'open', seat }),
    close: (done) => draw(done === undefined ? { is: 'closed' } : { is: 'closed', done }),
    call: (seat) => draw({ is: 'closed', calls: seat }),
    aside: () => draw({ is: 'aside' }),
  };
}
