import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { PigsBoard } from '../../../games/pigs/PigsBoard';
import type { Discard, Marks, PigPicture } from '../../../games/pigs/picture';
import { nameOf, pigOf } from './sentences';
import type { Telling } from './useTelling';

type Told = Pick<Telling, 'staged' | 'teller' | 'view' | 'last'>;

interface Props {
  telling: Told;
  /** The pigs as they would line up; else they are as the stage has them. */
  pigs?: readonly PigPicture[] | undefined;
  marks?: Marks;
  onSpace?: ((space: number, byKey: boolean) => void) | undefined;
}

function discardOf({ view, last, teller }: Told): Discard {
  const { played, edition } = view;
  const card = last && {
    pig: last.pig,
    text: teller.t('play.last', { pig: pigOf(teller, last.pig), name: nameOf(teller, last.seat) }),
  };
  return { played, each: edition['of-each'], ...(card && { last: card }) };
}

/** The oval as the stage has it. */
export function OvalBoard({ telling, pigs, marks, onSpace }: Props) {
  const { t } = useTranslation('gallop');
  const seen = useStore(telling.staged.scene, (scene) => scene.pigs);
  const { edition, round, rounds, pile, beyond, trackFood } = telling.view;
  return (
    <PigsBoard
      spaces={edition.spaces}
      pigs={pigs ?? seen}
      food={trackFood}
      pile={{ left: pile, beyond }}
      discard={discardOf(telling)}
      headline={t('round.of', { round, rounds })}
      {...(marks && { marks })}
      {...(onSpace && { onSpace })}
    />
  );
}
