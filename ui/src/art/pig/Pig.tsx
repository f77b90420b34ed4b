import { useId } from 'react';
import { hoof, limb, outline } from '../curve';
import { Picture } from '../Picture';
import { INK } from '../silks';
import { BREEDS, type Breed, type PigMood, type PigName } from './breeds';

const BRISTLES = 'M34 30l2 -9l5 6l3 -10l5 7l4 -10l5 7l4 -9l5 8l5 -9l4 9l6 -7l2 10l6 -4l0 12Z';
const DARK = '#2b2829';
const PALE = '#f4ead6';

function Mark({ name }: { name: PigName }) {
  switch (name) {
    case 'white':
      return (
        <g fill={DARK}>
          <path d="M18 20C34 18 42 34 32 46C22 52 8 44 8 32Z" />
          <path d="M58 46C70 42 80 52 72 64C62 72 50 62 58 46Z" />
          <circle cx="66" cy="29" r="8" />
        </g>
      );
    case 'yellow':
      return (
        <path
          d="M44 30C40 48 42 66 46 84M57 30C54 48 55 66 59 84M70 30C68 48 69 66 73 84"
          stroke="#5a3b0c"
          strokeWidth="6.5"
          fill="none"
        />
      );
    case 'black':
      return <path d="M46 4C38 30 40 60 48 84L68 84C60 60 60 30 68 4Z" fill={PALE} />;
    case 'blue':
      return (
        <path
          d="M57 21L62 33.5L75.5 34.3L65 42.8L68.5 56L57 48.6L45.5 56L49 42.8L38.5 34.3L52 33.5Z"
          fill={INK.paper}
        />
      );
    case 'red':
      return null;
  }
}

/** The red pig's scarf lies over head and body. */
function Scarf() {
  return (
    <>
      <path
        d="M80 30C74 44 76 58 86 67L93 62C85 55 83 44 88 33ZM86 62L78 80L90 74L96 84L98 64Z"
        fill={INK.paper}
      />
      <g fill="#1f55a5">
        <circle cx="81" cy="44" r="2.2" />
        <circle cx="84" cy="56" r="2.2" />
        <circle cx="86" cy="72" r="2.2" />
        <circle cx="93" cy="72" r="2.2" />
      </g>
    </>
  );
}

function Oval({
  oval: [cx, cy, rx, ry],
  ...paint
}: {
  oval: Breed['head'];
  fill?: string;
  stroke?: string;
}) {
  return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} strokeWidth="1.6" {...paint} />;
}

function Silhouette({ breed, bristles }: { breed: Breed; bristles: boolean }) {
  const legs = [...breed.near, ...breed.far].map((leg) => limb(leg) + hoof(leg)).join('');
  const ears = breed.ears.map((ear) => outline(ear)).join('');
  const [hx, hy, hrx, hry] = breed.head;
  const [sx, sy, srx, sry] = breed.snout;
  return (
    <g fill="var(--keyline)" stroke="var(--keyline)" strokeLinejoin="round" strokeWidth="6">
      <path d={outline(breed.body) + legs + ears + (bristles ? BRISTLES : '')} />
      <ellipse cx={hx} cy={hy} rx={hrx} ry={hry} />
      <ellipse cx={sx} cy={sy} rx={srx} ry={sry} />
      <path d={breed.tail} fill="none" strokeWidth="10.5" strokeLinecap="round" />
    </g>
  );
}

function Legs({ legs, fill }: { legs: Breed['near']; fill: string }) {
  return legs.map((leg) => (
    <g key={limb(leg)}>
      <path d={limb(leg)} fill={fill} />
      <path d={hoof(leg)} fill={INK.line} />
    </g>
  ));
}

/** The corner of the mouth goes up or down, and a sad pig sheds one tear. */
function Mood({ breed, name, mood }: { breed: Breed; name: PigName; mood: PigMood }) {
  const [hx, hy, , hry] = breed.head;
  const [ex, ey] = breed.eye;
  const isSad = mood === 'sad';
  const [left, dip, right] = isSad ? [0.72, 0.4, 0.76] : [0.55, 0.8, 0.45];
  const line = {
    fill: 'none',
    stroke: name === 'black' ? PALE : INK.line,
    strokeWidth: 2,
    strokeLinecap: 'round',
  } as const;
  return (
    <>
      <path
        d={`M${hx + 4} ${hy + hry * left}Q${hx + 10} ${hy + hry * dip} ${hx + 15} ${hy + hry * right}`}
        {...line}
      />
      {isSad && (
        <>
          <path d={`M${ex - 6} ${ey - 4}L${ex + 4} ${ey - 8}`} {...line} strokeWidth={2.4} />
          <path
            d={`M${ex - 1} ${ey + 4}q-7 10 0 14q7 -4 0 -14Z`}
            fill="#8fd0ec"
            stroke={INK.line}
            strokeWidth="1.2"
          />
        </>
      )}
    </>
  );
}

function Face({ breed, name, mood }: { breed: Breed; name: PigName; mood: PigMood }) {
  const { shade, snout } = breed.ink;
  const [sx, sy] = breed.snout;
  const [ex, ey] = breed.eye;
  return (
    <>
      <path d={outline(breed.ears[0] ?? [])} fill={name === 'white' ? DARK : shade} />
      <Oval oval={breed.snout} fill={snout} stroke={shade} />
      <g fill={INK.line}>
        <ellipse cx={sx - 1.5} cy={sy - 2.5} rx="1.6" ry="2.4" />
        <ellipse cx={sx + 3.2} cy={sy - 2.5} rx="1.4" ry="2.4" />
      </g>
      <circle cx={ex} cy={ey} r="4.2" fill={INK.paper} />
      <circle cx={ex + 1} cy={mood === 'sad' ? ey + 1.4 : ey} r="2.5" fill={INK.line} />
      <Mood breed={breed} name={name} mood={mood} />
      {name === 'black' && (
        <path d="M114 60q7 1 7 -9q3 11 -5 14Z" fill={INK.paper} stroke={INK.line} />
      )}
    </>
  );
}

/** A pig to be placed in a drawing: trotters on y = 97, middle at x = 64. */
export function Pig({ name, mood = 'glad' }: { name: PigName; mood?: PigMood | undefined }) {
  const clip = useId();
  const breed = BREEDS[name];
  const { hide, shade } = breed.ink;
  const body = outline(breed.body);
  const [thighX = 0, thighY = 0] = breed.near[1]?.[0] ?? [];
  return (
    <g>
      <Silhouette breed={breed} bristles={name === 'black'} />
      <path d={breed.tail} fill="none" stroke={shade} strokeWidth="4.5" strokeLinecap="round" />
      <Legs legs={breed.far} fill={shade} />
      {name === 'black' && <path d={BRISTLES} fill={shade} />}
      {breed.ears[1] && <path d={outline(breed.ears[1])} fill={shade} />}
      <path d={body} fill={hide} />
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Mark name={name} />
      </g>
      <Legs legs={breed.near} fill={hide} />
      <path
        d={`M${thighX + 14} ${thighY - 22}c8 12 4 24 -6 29`}
        fill="none"
        stroke={shade}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Oval oval={breed.head} fill={hide} />
      {name === 'red' && <Scarf />}
      <Face breed={breed} name={name} mood={mood} />
    </g>
  );
}

/** A pig as a picture of its own; it fills the width it is given. */
export function PigPicture({
  name,
  mood,
  label,
}: {
  name: PigName;
  mood?: PigMood;
  label?: string;
}) {
  return (
    <Picture viewBox="-10 -10 150 116" label={label}>
      <Pig name={name} mood={mood} />
    </Picture>
  );
}
