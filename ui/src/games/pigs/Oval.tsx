import { memo } from 'react';
import { round } from '../../art/curve';
import { INK } from '../../art/silks';
import { type Oval as Laid, placeOf, ringOf, SHEET, turnOf } from './oval';
import { distanceOn, type Runner, written } from './picture';

/** The same scatter every time: no two cards alike, no card ever changing. */
function scattered(space: number, index: number, salt: number): number {
  const wave = Math.sin(space * 127.1 + index * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Every third card or so is mud. */
const isMud = (space: number) => [1, 4, 8, 11, 13, 17, 20, 24].includes(space);

const groundOf = (space: number) => (isMud(space) ? 'var(--sand)' : 'var(--run-out)');

interface FaceProps {
  space: number;
  width: number;
  depth: number;
}

function spots({ space, width, depth }: FaceProps, count: number, salt: number) {
  return Array.from({ length: count }, (_, index) => ({
    x: round((scattered(space, index, salt) - 0.5) * (width - 26)),
    y: round((scattered(space, index, salt + 1) - 0.5) * (depth - 26)),
    grown: scattered(space, index, salt + 2),
  }));
}

function Mud(props: FaceProps) {
  return spots(props, 6, 1).map(({ x, y, grown }) => (
    <ellipse
      key={`${x} ${y}`}
      cx={x}
      cy={y}
      rx={round(6 + 6 * grown)}
      ry={round(2.4 + 2 * grown)}
      fill="var(--sand-2)"
    />
  ));
}

function Daisy({ x, y }: { x: number; y: number }) {
  const petals = [0, 1, 2, 3, 4].map((petal) => {
    const angle = (petal * 2 * Math.PI) / 5;
    return [round(x + 3.3 * Math.cos(angle)), round(y + 3.3 * Math.sin(angle))] as const;
  });
  return (
    <g>
      {petals.map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px} cy={py} r="2.3" fill={INK.paper} />
      ))}
      <circle cx={x} cy={y} r="2" fill="#f2b72c" />
    </g>
  );
}

function Grass(props: FaceProps) {
  const blades = spots(props, 4, 4)
    .map(({ x, y }) => `M${x - 4} ${y}l3 7l1 -9l2 9l3 -6`)
    .join('');
  // Scattered so that none grows under a number.
  const daisies = spots(props, props.space % 3, 52);
  return (
    <>
      <path
        d={blades}
        fill="none"
        stroke="var(--blade)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {daisies.map(({ x, y }) => (
        <Daisy key={`${x} ${y}`} x={x} y={y} />
      ))}
    </>
  );
}

/** Chequers across the edge over which the pigs leave the start. */
function StartLine({ width, depth }: { width: number; depth: number }) {
  const rows = 7;
  const size = (depth - 10) / rows;
  const squares = Array.from({ length: rows * 2 }, (_, index) => {
    const [row, column] = [index >> 1, index & 1];
    return {
      x: round(width / 2 - 5 - (column + 1) * 11),
      y: round(5 - depth / 2 + row * size),
      dark: (row + column) % 2 === 0,
    };
  });
  return squares.map(({ x, y, dark }) => (
    <rect
      key={`${x} ${y}`}
      x={x}
      y={y}
      width="11"
      height={round(size)}
      fill={dark ? INK.line : INK.paper}
    />
  ));
}

function Card({ oval, space }: { oval: Laid; space: number }) {
  const { width, depth } = oval.card;
  const { x, y } = placeOf(oval, space);
  const Face = isMud(space) ? Mud : Grass;
  return (
    <g
      data-food={`space-${space}`}
      transform={`translate(${round(x)} ${round(y)}) rotate(${turnOf(oval, space)})`}
    >
      <rect
        x={round(-width / 2)}
        y={round(-depth / 2)}
        width={round(width)}
        height={depth}
        rx="6"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="1.6"
      />
      <rect
        x={round(4.5 - width / 2)}
        y={4.5 - depth / 2}
        width={round(width - 9)}
        height={depth - 9}
        rx="3"
        fill={groundOf(space)}
      />
      <Face space={space} width={width} depth={depth} />
      {space === 0 && <StartLine width={width} depth={depth} />}
    </g>
  );
}

/** Mown stripes over the whole board, and past its edges where the window is wider. */
function Turf() {
  const stripes = Array.from({ length: 36 }, (_, index) => {
    const x = (index - 10) * 80 + 96;
    return `M${x} -400h40l-312 1300h-40z`;
  });
  return (
    <>
      <rect x="-800" y="-500" width="2600" height="1500" fill="var(--turf)" />
      <path d={stripes.join('')} fill="var(--turf-2)" opacity=".6" />
    </>
  );
}

/** The track on its turf: a mown ring between two rails, and a card for each space. */
export const Oval = memo(function Oval({ oval }: { oval: Laid }) {
  const { depth } = oval.card;
  return (
    <g>
      <Turf />
      <path
        d={ringOf(oval, 0)}
        fill="none"
        stroke="var(--deep)"
        strokeWidth={depth + 14}
        strokeOpacity=".5"
      />
      <path
        d={ringOf(oval, -depth / 2 - 9)}
        fill="none"
        stroke="var(--keyline)"
        strokeWidth="2.4"
        strokeOpacity=".75"
      />
      {Array.from({ length: oval.spaces }, (_, space) => space).map((space) => (
        <Card key={space} oval={oval} space={space} />
      ))}
    </g>
  );
});

interface NumbersProps {
  oval: Laid;
  runners: readonly Runner[];
}

/** The distance of each space, printed upright under whoever stands there. */
export function Numbers({ oval, runners }: NumbersProps) {
  return (
    <g className="pigs-numbers" textAnchor="middle" fontSize="19">
      {Array.from({ length: oval.spaces }, (_, space) => space).map((space) => {
        const { x, y } = placeOf(oval, space);
        return (
          <text
            key={space}
            x={round(x)}
            y={round(Math.min(y + 39, SHEET.height - 14))}
            fill="var(--number)"
            stroke={space === 0 ? 'none' : groundOf(space)}
          >
            {written(distanceOn(space, runners, oval.spaces))}
          </text>
        );
      })}
    </g>
  );
}
