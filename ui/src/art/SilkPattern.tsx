import { round } from './curve';
import { SILK_INK, type Silks } from './silks';

interface Props {
  silks: Silks;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Box = Omit<Props, 'silks'>;

function hoops({ x, y, width, height }: Box, mark: string) {
  const step = height / 6;
  return [0, 1, 2].map((hoop) => (
    <rect
      key={hoop}
      x={round(x)}
      y={round(y + step * (2 * hoop + 0.7))}
      width={round(width)}
      height={round(step * 0.95)}
      fill={mark}
    />
  ));
}

function diamonds({ x, y, width, height }: Box, mark: string) {
  const wide = width * 0.19;
  const tall = Math.min(height * 0.2, wide * 1.35);
  const centres = [
    [0.25, 0.27],
    [0.75, 0.27],
    [0.5, 0.6],
    [0, 0.6],
    [1, 0.6],
    [0.25, 0.93],
    [0.75, 0.93],
  ] as const;
  const path = centres.map(([cx, cy]) => {
    const [px, py] = [x + width * cx, y + height * cy];
    const top = `M${round(px)} ${round(py - tall)}L${round(px + wide)} ${round(py)}`;
    return `${top}L${round(px)} ${round(py + tall)}L${round(px - wide)} ${round(py)}Z`;
  });
  return <path d={path.join('')} fill={mark} />;
}

/** A narrow sash: the ground must still be seen on both sides of it. */
function sash({ x, y, width, height }: Box, mark: string) {
  return (
    <path
      d={`M${round(x)} ${round(y + height)}L${round(x + width)} ${round(y)}`}
      stroke={mark}
      strokeWidth={round(Math.min(width, height) * 0.27)}
      fill="none"
    />
  );
}

function quarters({ x, y, width, height }: Box, mark: string) {
  const [w, h] = [round(width / 2), round(height / 2)];
  const right = `M${round(x + width / 2)} ${round(y)}h${w}v${h}h-${w}Z`;
  const left = `M${round(x)} ${round(y + height / 2)}h${w}v${h}h-${w}Z`;
  return <path d={right + left} fill={mark} />;
}

function spots({ x, y, width, height }: Box, mark: string) {
  const centres = [
    [0.22, 0.2],
    [0.78, 0.2],
    [0.5, 0.5],
    [0.22, 0.8],
    [0.78, 0.8],
  ] as const;
  const radius = round(Math.min(width, height) * 0.135);
  return centres.map(([cx, cy]) => (
    <circle
      key={`${cx} ${cy}`}
      cx={round(x + width * cx)}
      cy={round(y + height * cy)}
      r={radius}
      fill={mark}
    />
  ));
}

const MARKS: Record<Silks, (box: Box, mark: string) => React.ReactNode> = {
  red: () => null,
  blue: hoops,
  yellow: diamonds,
  green: sash,
  black: quarters,
  white: spots,
};

/** The ground and the marks of the silks in a box; whoever draws it clips it. */
export function SilkPattern({ silks, ...box }: Props) {
  const { ground, mark } = SILK_INK[silks];
  return (
    <>
      <rect
        x={round(box.x)}
        y={round(box.y)}
        width={round(box.width)}
        height={round(box.height)}
        fill={ground}
      />
      {MARKS[silks](box, mark)}
    </>
  );
}
