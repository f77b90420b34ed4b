import { Picture } from '../../art/Picture';
import { Pig } from '../../art/pig/Pig';
import { INK } from '../../art/silks';
import { layOut, outlineOf, ringOf, SHEET } from './oval';

interface Props {
  spaces: number;
  label: string;
}

/** A track at the size of a stamp: its cards, the start line, and one who would like to begin. */
export function OvalSketch({ spaces, label }: Props) {
  const oval = layOut(spaces);
  const cards = Array.from({ length: spaces - 1 }, (_, index) => outlineOf(oval, index + 1, 3));
  return (
    <Picture viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} label={label}>
      <rect width={SHEET.width} height={SHEET.height} rx="18" fill="var(--turf)" />
      <path
        d={ringOf(oval, 0)}
        fill="none"
        stroke="var(--deep)"
        strokeWidth={oval.card.depth + 14}
      />
      <path d={cards.join('')} fill="var(--run-out)" stroke={INK.paper} strokeWidth="7" />
      <path d={outlineOf(oval, 0, 3)} fill={INK.line} stroke={INK.paper} strokeWidth="7" />
      <g transform={`translate(${oval.centre.x - 122} ${oval.centre.y - 88}) scale(1.9)`}>
        <Pig name="red" />
      </g>
    </Picture>
  );
}
