import type { Seat } from '../../../ipc/bindings.gen';
import { useMomentary } from '../useMomentary';
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
  const [curtain, draw] = useMomentary<Curtain>(moment);
  return {
    curtain: curtain ?? { is: 'aside' },
    open: (seat) => draw({ is: 'open', seat }),
    close: (done) => draw(done === undefined ? { is: 'closed' } : { is: 'closed', done }),
    call: (seat) => draw({ is: 'closed', calls: seat }),
    aside: () => draw({ is: 'aside' }),
  };
}
