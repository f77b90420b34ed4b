import { round } from '../../art/curve';
import { INK } from '../../art/silks';
import type { HorsePicture, Landing, Marks } from './picture';
import { above, beside, cell, onBend, placeOf, SHEET, type Track } from './track';

/** The spaces that glow, under everything that stands on them. */
export function Glow({ track, marks }: { track: Track; marks: Marks }) {
  const rim = (space: number, ink: string, width: number, className = '') => (
    <path
      key={space}
      className={className}
      d={cell(track, space, 2.5)}
      fill={ink}
      fillOpacity="var(--glow-depth)"
      stroke={ink}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  );
  const { open = [], chosen } = marks;
  return (
    <g pointerEvents="none">
      {open
        .filter((space) => space !== chosen)
        .map((space) => rim(space, 'var(--glow)', 4.5, 'giro-glow'))}
      {chosen !== undefined && rim(chosen, 'var(--chosen)', 6)}
    </g>
  );
}

function flagInk({ chosen, refused }: Landing) {
  if (refused) return { ground: INK.line, text: INK.paper };
  return { ground: chosen ? '#ffd23f' : INK.paper, text: INK.line };
}

/** A numbered flag over the space where that card would land. */
function LandingFlag({ track, landing }: { track: Track; landing: Landing }) {
  const { x, y } = above(track, landing.space);
  const { ground, text } = flagInk(landing);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path
        d="M-12.5 -22H12.5V-2H5L0 5L-5 -2H-12.5Z"
        fill={ground}
        stroke={landing.refused ? INK.paper : INK.line}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <text className="giro-flag" y="-5.5" textAnchor="middle" fontSize="19" fill={text}>
        {landing.card}
      </text>
      {landing.refused && (
        <path d="M-10 -20L10 -4M10 -20L-10 -4" stroke="#f08b7d" strokeWidth="2.6" />
      )}
    </g>
  );
}

/** A dotted line that leaps from a horse to a space, following the track. */
function Way({ track, from, to }: { track: Track; from: number; to: number }) {
  const steps = 28;
  const rise = 20 + 7 * Math.abs(to - from);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const { x, y } = placeOf(track, from + (to - from) * t);
    return [x, y - track.width * 0.3 - rise * Math.sin(Math.PI * t)] as const;
  });
  const path = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  const [tipX, tipY] = points[steps] ?? [0, 0];
  const [nearX, nearY] = points[steps - 3] ?? [0, 0];
  const angle = (Math.atan2(tipY - nearY, tipX - nearX) * 180) / Math.PI;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke={INK.line} strokeWidth="7.5" opacity=".55" />
      <path d={path} stroke="#ffd23f" strokeWidth="4" strokeDasharray=".1 8.5" />
      <path
        transform={`translate(${round(tipX)} ${round(tipY)}) rotate(${round(angle)})`}
        d="M7 0L-8 -7.5V7.5Z"
        fill="#ffd23f"
        stroke={INK.line}
        strokeWidth="1.6"
      />
    </g>
  );
}

/** Width of a line of label text: a fair guess is enough for a plate. */
const plateWidth = (text: string) => text.length * 9.4 + 16;

/** An arrow along the lower edge of the track, with the words on a plate. */
function Push({ track, push }: { track: Track; push: NonNullable<Marks['push']> }) {
  const start = placeOf(track, push.from);
  const low = Math.cos(start.heading) >= 0 ? 1 : -1;
  const off = low * (track.width / 2 - 4);
  const target = Math.max(push.to, 0.55);
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    beside(track, (push.from + ((target - push.from) * step) / steps - 0.5) * track.pitch, off),
  );
  const path = `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
  const tip = points[steps] ?? start;
  const near = points[steps - 2] ?? start;
  const angle = (Math.atan2(tip.y - near.y, tip.x - near.x) * 180) / Math.PI;
  const width = plateWidth(push.text);
  // Beside the arrow on a straight; under the horse on a bend, where flags take the outer edge.
  const anchor = onBend(track, push.from)
    ? { x: start.x, y: start.y + track.width * 0.6 }
    : { x: points[steps / 2]?.x ?? start.x, y: start.y + track.width / 2 + 13 };
  const x = Math.min(Math.max(anchor.x, width / 2 + 12), SHEET.width - width / 2 - 12);
  const y = Math.min(anchor.y, SHEET.height - 16);
  return (
    <g>
      <path d={path} fill="none" stroke={INK.line} strokeWidth="8" strokeLinecap="round" />
      <path d={path} fill="none" stroke={INK.paper} strokeWidth="4.5" />
      <path
        transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(angle)})`}
        d="M9 0L-7 -8.5V8.5Z"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g transform={`translate(${round(x)} ${round(y)})`}>
        <rect
          x={-width / 2}
          y="-11.5"
          width={width}
          height="23"
          rx="3"
          fill={INK.paper}
          stroke={INK.line}
          strokeWidth="1.8"
        />
        <text y="5.6" textAnchor="middle" fontSize="19.2" fontWeight="700" fill={INK.line}>
          {push.text}
        </text>
      </g>
    </g>
  );
}

interface Props {
  track: Track;
  marks: Marks;
  horses: readonly HorsePicture[];
}

/** Consequences, over everything that stands on the board. */
export function MarksLayer({ track, marks, horses }: Props) {
  const { landings = [], way, push } = marks;
  const mover = way && horses.find((horse) => horse.seat === way.seat);
  return (
    <g pointerEvents="none">
      {way && mover && <Way track={track} from={Math.max(mover.at, 0.4)} to={way.to} />}
      {push && <Push track={track} push={push} />}
      {landings.map((landing) => (
        <LandingFlag key={landing.card} track={track} landing={landing} />
      ))}
    </g>
  );
}
