import { linedUp, marksOf, orderOf } from './hand';
import { OvalBoard } from './OvalBoard';
import { chooser } from './putting';
import type { Gallop } from './useGallop';

/** The oval as the stage has it, or as the pigs would line up. */
export function GallopBoard({ gallop }: { gallop: Gallop }) {
  const { phase, chosen, look } = gallop;
  const { outlook } = look ?? {};
  const isMine = phase.is === 'line-up' && phase.mine;
  return (
    <OvalBoard
      telling={gallop}
      pigs={isMine ? linedUp(orderOf(chosen, outlook), outlook) : undefined}
      marks={marksOf(gallop)}
      onSpace={chooser(gallop)}
    />
  );
}
