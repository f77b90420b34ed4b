import { mix, round } from '../../art/curve';
import { Pig } from '../../art/pig/Pig';
import { INK } from '../../art/silks';
import { type Oval, type Place, placeOf, stance } from './oval';
import type { PigPicture } from './picture';

/** How far the ground lies under the middle of a card. */
const GROUND = 16;
/** How wide a pig's drawing is. */
const DRAWN = 150;

/** Units of the board for a unit of the drawing. */
export function pigScale(oval: Oval): number {
  return Math.min(0.66, (oval.card.width * 1.22) / DRAWN);
}

interface StandingProps {
  place: Place;
  scale: number;
  picture: PigPicture;
}

/** A pig as it stands, runs or leaps at a place of the board. */
export function Standing({ place, scale, picture }: StandingProps) {
  const { pig, height = 0, lean = 0, squash = 1, mood } = picture;
  const { mirrored, tilt } = stance(place.heading);
  const grown = scale * (1 + height / 260);
  const side = mirrored ? -1 : 1;
  return (
    <g transform={`translate(${round(place.x)} ${round(place.y)})`}>
      <ellipse
        cy={GROUND + 1}
        rx={round(mix(44, 30, Math.min(1, height / 40)) * (scale / 0.66))}
        ry="6"
        fill={INK.line}
        opacity={height > 0 ? 0.2 : 0.32}
      />
      <g
        transform={`translate(0 ${round(GROUND - height)}) rotate(${round(tilt + side * lean)}) scale(${(side * grown * (2 - squash)).toFixed(3)} ${(grown * squash).toFixed(3)}) translate(-64 -97)`}
      >
        <Pig name={pig} mood={mood} />
      </g>
    </g>
  );
}

/** The pigs, those further down the sheet in front, and who leaps before all. */
export function Pigs({ oval, pigs }: { oval: Oval; pigs: readonly PigPicture[] }) {
  const scale = pigScale(oval);
  const standing = pigs.map((picture) => ({ picture, place: placeOf(oval, picture.at) }));
  const front = ({ picture, place }: (typeof standing)[number]) =>
    place.y + (picture.height ? 600 : 0);
  return [...standing]
    .sort((a, b) => front(a) - front(b))
    .map(({ picture, place }) => (
      <Standing key={picture.pig} place={place} scale={scale} picture={picture} />
    ));
}
