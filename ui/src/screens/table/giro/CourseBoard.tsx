import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GiroBoard } from '../../../games/giro/GiroBoard';
import type { HorsePicture, Marks } from '../../../games/giro/picture';
import { courseOf } from './cast';
import type { Telling } from './useTelling';

interface Props {
  telling: Pick<Telling, 'staged' | 'teller' | 'view'>;
  /** What is drawn for the one who decides. */
  marks?: Marks | undefined;
  onSpace?: ((space: number, byKey: boolean) => void) | undefined;
}

/** The board as the stage has it. */
export function CourseBoard({ telling, marks, onSpace }: Props) {
  const { t } = useTranslation('giro');
  const { staged, teller, view } = telling;
  const horses = useStore(staged.scene, ({ horses: all }) => all);
  const placed = useStore(staged.scene, (scene) => scene.placed);
  const lit = useStore(staged.scene, (scene) => scene.lit);
  const course = useMemo(() => courseOf(t, view.course), [t, view.course]);
  const pictures = teller.cast.seats.map(
    ({ silks, coat, horse }, seat): HorsePicture => ({
      seat,
      silks,
      coat,
      name: horse,
      ...(horses[seat] ?? { at: 0 }),
    }),
  );
  const shown = marks ?? (lit === undefined ? undefined : { chosen: lit });
  return (
    <GiroBoard
      course={course}
      placed={placed}
      horses={pictures}
      {...(shown && { marks: shown })}
      {...(onSpace && { onSpace })}
    />
  );
}
