// What stands about on a racecourse: hedges, trees, bunting, flags.
import { round } from './curve';
import './scenery.css';
import { INK, SILK_INK } from './silks';

interface Spot {
  x: number;
  y: number;
  scale?: number;
}

function at({ x, y, scale = 1 }: Spot): string {
  return `translate(${round(x)} ${round(y)}) scale(${scale})`;
}

/** Red and white rails between two posts: the sign that a space refuses to be landed on. */
export function Rails({ half, heights }: { half: number; heights: readonly number[] }) {
  const bars = heights.map((y) => `M${-half} ${y}H${half}`).join('');
  const top = Math.min(...heights) - 9;
  return (
    <g>
      <path d={bars} stroke={INK.line} strokeWidth="7" />
      <path d={bars} stroke={INK.paper} strokeWidth="5" />
      <path d={bars} stroke={INK.red} strokeWidth="5" strokeDasharray="9.6 9.7" />
      <path
        d={`M${-half} ${top}V26M${half} ${top}V26`}
        stroke={INK.line}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A placed obstacle: a clipped hedge behind rails, about 60 units wide. */
export function Hedge(spot: Spot) {
  return (
    <g transform={at(spot)}>
      <ellipse cy="26" rx="27" ry="5" fill={INK.line} opacity=".3" />
      <path
        d="M-24 24V-14Q-24 -20 -18 -19Q-16 -26 -8 -22Q-2 -29 5 -23Q13 -27 16 -20Q24 -21 24 -13V24Z"
        fill="var(--hedge)"
        stroke="var(--keyline)"
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path
        d="M-16 -12q4 -5 8 0M-4 -15q4 -5 8 0M8 -11q4 -5 8 0M-18 0q4 -5 8 0M-6 -3q4 -5 8 0M6 1q4 -5 8 0"
        stroke="var(--hedge-2)"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <Rails half={27} heights={[9, 18]} />
    </g>
  );
}

/** A poplar as a woodcut. */
export function Tree(spot: Spot) {
  return (
    <g transform={at(spot)}>
      <rect x="-2.5" y="-8" width="5" height="12" fill="#3a2616" />
      <path
        d="M0 -52C16 -46 20 -30 15 -18C22 -10 14 -4 0 -5C-14 -4 -22 -10 -15 -18C-20 -30 -16 -46 0 -52Z"
        fill="var(--deep)"
      />
      <path
        d="M-6 -40Q-12 -30 -8 -20M2 -44Q8 -34 5 -24M-2 -18Q4 -14 8 -18"
        fill="none"
        stroke="var(--turf-2)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

const PENNANTS = [
  SILK_INK.red.ground,
  INK.paper,
  SILK_INK.yellow.ground,
  SILK_INK.blue.ground,
  SILK_INK.black.ground,
];

interface BuntingProps {
  x: number;
  y: number;
  width: number;
  swags: number;
  /** How deep each swag hangs. */
  drop?: number;
}

/** Pennants on a line, in swags. */
export function Bunting({ x, y, width, swags, drop = 26 }: BuntingProps) {
  const span = width / swags;
  const count = Math.max(2, Math.round(span / 26));
  const line = Array.from({ length: swags }, () => `q${round(span / 2)} ${drop} ${round(span)} 0`);
  const pennants = Array.from({ length: swags * count }, (_, index) => {
    const t = ((index % count) + 0.5) / count;
    return {
      x: round(x + span * (Math.floor(index / count) + t)),
      y: round(y + 2 * drop * t * (1 - t)),
      ink: PENNANTS[index % PENNANTS.length],
    };
  });
  return (
    <g>
      <path
        d={`M${x} ${y}${line.join('')}`}
        fill="none"
        stroke="var(--keyline)"
        strokeWidth="1.6"
      />
      {pennants.map((pennant) => (
        <path
          key={pennant.x}
          d={`M${round(pennant.x - 8)} ${pennant.y}h16l-8 15Z`}
          fill={pennant.ink}
          stroke="var(--deep)"
          strokeWidth=".8"
        />
      ))}
    </g>
  );
}

/** The winning post: a red and cream disc on a pole. Its foot is at 0, 0. */
export function WinningPost(spot: Spot) {
  return (
    <g transform={at(spot)}>
      <path d="M0 4V-34" stroke={INK.line} strokeWidth="5" />
      <path d="M0 4V-34" stroke={INK.paper} strokeWidth="1.6" />
      <circle cy="-40" r="14" fill={INK.red} stroke="var(--keyline)" strokeWidth="3.5" />
      <circle cy="-40" r="5.5" fill="var(--keyline)" />
    </g>
  );
}

/** A flag in the wind, its pole's foot at 0, 0. */
export function Flag({ ink, ...spot }: Spot & { ink: string }) {
  return (
    <g transform={at(spot)}>
      <path d="M0 0V-54" stroke={INK.line} strokeWidth="3" />
      <path d="M0 -54q14 -5 20 2t20 -1v17q-14 6 -20 0t-20 2Z" fill={ink} />
    </g>
  );
}

const AWNING = [INK.red, INK.paper];

interface GrandstandProps {
  x: number;
  /** The ground it stands on. */
  y: number;
  width: number;
  /** What is written over the crowd, if anything. */
  name?: string | undefined;
}

/** A small grandstand: awning, a full house, and the name of the course on its board. */
export function Grandstand({ x, y, width, name = '' }: GrandstandProps) {
  const stripes = 14;
  const stripe = width / stripes;
  const size = Math.min(24, (width - 20) / (Math.max(name.length, 1) * 0.46));
  const seats = Array.from({ length: 3 * 17 }, (_, index) => ({
    x: round(7 + (index % 17) * ((width - 14) / 16)),
    y: -47 + Math.floor(index / 17) * 8,
    ink: PENNANTS[(index * 7 + Math.floor(index / 17) * 2) % PENNANTS.length],
  }));
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect x="-2" y="-56" width={width + 4} height="56" fill={INK.line} opacity=".35" />
      <rect
        y="-54"
        width={width}
        height="54"
        fill="#14361f"
        stroke="var(--keyline)"
        strokeWidth="2"
      />
      {seats.map((seat) => (
        <circle key={`${seat.x} ${seat.y}`} cx={seat.x} cy={seat.y} r="3.1" fill={seat.ink} />
      ))}
      {Array.from({ length: stripes }, (_, index) => (
        <path
          key={round(index * stripe)}
          d={`M${round(index * stripe)} -68h${round(stripe)}v14q-${round(stripe / 2)} 6 -${round(stripe)} 0Z`}
          fill={AWNING[index % 2]}
          stroke={INK.line}
          strokeWidth=".8"
        />
      ))}
      <rect
        x="3"
        y="-25"
        width={width - 6}
        height="25"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="1.6"
      />
      {name && (
        <text
          className="grandstand-name"
          x={width / 2}
          y={round(-12.5 + size * 0.36)}
          textAnchor="middle"
          fontSize={round(size)}
          fill={INK.line}
        >
          {name}
        </text>
      )}
    </g>
  );
}
