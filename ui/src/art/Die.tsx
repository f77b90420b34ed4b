import { Picture } from './Picture';
import { INK } from './silks';

/** Where the pips of a face lie, in thirds of the face. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Inks of a die's body: its pips are claret on bone, bone on claret. */
const BODIES = {
  bone: { body: INK.paper, pip: '#8f2620' },
  claret: { body: '#8f2620', pip: INK.paper },
} as const;

export interface DieProps {
  face: number;
  ink?: keyof typeof BODIES;
  /** In degrees. */
  turn?: number;
}

/** A die inside a drawing, 60 units wide, its middle at 0, 0. */
export function Die({ face, ink = 'bone', turn = -8 }: DieProps) {
  const { body, pip } = BODIES[ink];
  return (
    <g transform={`rotate(${turn})`}>
      <rect x="-30" y="-26" width="60" height="60" rx="11" fill={INK.line} opacity=".38" />
      <rect
        x="-30"
        y="-30"
        width="60"
        height="60"
        rx="11"
        fill={body}
        stroke={INK.line}
        strokeWidth="2.6"
      />
      <rect
        x="-25.5"
        y="-25.5"
        width="51"
        height="51"
        rx="8"
        fill="none"
        stroke={pip}
        opacity=".3"
      />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 15} cy={y * 15} r="6" fill={pip} />
      ))}
    </g>
  );
}

interface PictureProps {
  faces: readonly number[];
  /** How far the throw has got, 0 to 1; without it the dice lie still. */
  moment?: number | undefined;
  label: string;
}

/** One die or several as a picture of its own. */
export function DicePicture({ faces, moment = 1, label }: PictureProps) {
  return (
    <Picture viewBox={`-40 -46 ${faces.length * 84 - 4} 92`} label={label}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only places.
        <g key={index} transform={`translate(${index * 84} 0)`}>
          <ThrownDie face={face} moment={moment} index={index} />
        </g>
      ))}
    </Picture>
  );
}

/** A die in the air turns and shows other faces until it lies. */
export function ThrownDie({
  face,
  moment,
  index = 0,
}: {
  face: number;
  moment: number;
  index?: number;
}) {
  const left = 1 - moment;
  const tumbles = Math.floor(left * left * 14);
  const shown = ((face - 1 + tumbles * (index + 1)) % 6) + 1;
  const bounce = Math.abs(Math.sin(left * left * Math.PI * 3)) * 14 * left;
  return (
    <g transform={`translate(0 ${-bounce})`}>
      <Die
        face={tumbles === 0 ? face : shown}
        ink={index % 2 === 0 ? 'bone' : 'claret'}
        turn={(index % 2 === 0 ? -8 : 9) + left * left * 420}
      />
    </g>
  );
}
