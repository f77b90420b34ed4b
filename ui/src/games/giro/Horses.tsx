import { mix, round } from '../../art/curve';
import { Horse } from '../../art/horse/Horse';
import { stance } from '../../art/horse/stance';
import { SilksDisc } from '../../art/SilksDisc';
import { INK, SILK_INK } from '../../art/silks';
import type { HorsePicture } from './picture';
import { horseScale, type Place, type Point, placeOf, startingBox, type Track } from './track';

/** How far the ground lies under the middle of a horse in its box. */
const BOXED = 62;

interface Standing extends Place {
  horse: HorsePicture;
  /** Units of the board for a unit of the drawing. */
  scale: number;
}

function boxed(track: Track, index: number, count: number): { middle: Point; scale: number } {
  const { x, y, width, height, scale } = startingBox(track, index, count);
  return { middle: { x: x + width / 2 - 3, y: y + height - 6 - BOXED * scale }, scale };
}

/** Where every horse stands; two on one space (while one is shoved off it) stand a little apart. */
function standings(track: Track, horses: readonly HorsePicture[]): Standing[] {
  const full = horseScale(track);
  return horses.map((horse, index) => {
    const box = boxed(track, index, horses.length);
    if (horse.at <= 0) return { horse, ...box.middle, heading: 0, scale: box.scale };
    const first = placeOf(track, Math.max(1, horse.at));
    const out = Math.min(1, horse.at);
    const crowd = horses.filter(
      (other, rank) => rank < index && Number.isInteger(horse.at) && other.at === horse.at,
    ).length;
    return {
      horse,
      x: mix(box.middle.x, first.x, out) + crowd * 12,
      y: mix(box.middle.y, first.y, out) - crowd * 9,
      heading: first.heading,
      scale: mix(box.scale, full, out),
    };
  });
}

function Token({ standing, track }: { standing: Standing; track: Track }) {
  const { horse, x, y, heading, scale } = standing;
  const { mirrored, tilt } = stance(heading);
  const inBox = horse.at <= 0;
  const { pose = inBox ? 'stand' : 'gallop', height = 0 } = horse;
  const ground = inBox ? scale * BOXED : track.width * 0.24;
  const figure = `translate(0 ${round(ground - height)}) scale(${mirrored ? -scale : scale} ${scale}) translate(-108 -160)`;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${round(tilt)})`}>
      <ellipse
        cy={round(ground + 1)}
        rx={round(scale * 84)}
        ry={round(scale * 12)}
        fill={INK.line}
        opacity={height > 0 ? 0.22 : 0.34}
      />
      {!inBox && <SilksDisc silks={horse.silks} y={round(ground + 5)} radius={9} />}
      <g transform={figure}>
        <Horse pose={pose} coat={horse.coat} silks={horse.silks} keyline={8} />
      </g>
    </g>
  );
}

/** The horses, those further down the sheet in front. */
export function Horses({ track, horses }: { track: Track; horses: readonly HorsePicture[] }) {
  const standing = standings(track, horses);
  const ordered = [...standing].sort(
    (a, b) => a.y - (a.horse.height ?? 0) - (b.y - (b.horse.height ?? 0)),
  );
  return ordered.map((place) => <Token key={place.horse.seat} standing={place} track={track} />);
}

/** Each horse's own starting box, floored with its silks' colour. */
export function StartingBoxes({
  track,
  horses,
}: {
  track: Track;
  horses: readonly HorsePicture[];
}) {
  return horses.map((horse, index) => {
    const { x, y, width, height } = startingBox(track, index, horses.length);
    const { ground, mark } = SILK_INK[horse.silks];
    const [w, h] = [round(width - 3), round(height - 3)];
    return (
      <g key={horse.seat} transform={`translate(${round(x)} ${round(y)})`}>
        <rect width={w} height={h} rx="2" fill="var(--keyline)" />
        <rect x="2.5" y="2.5" width={w - 5} height={h - 5} fill={ground} />
        <rect x={w - 7} y="2.5" width="4.5" height={h - 5} fill={mark} />
        <path d={`M${w - 7.5} 2V${h - 2}`} stroke={INK.line} strokeWidth="1.4" />
      </g>
    );
  });
}
