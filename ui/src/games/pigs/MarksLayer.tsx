import { round } from '../../art/curve';
import { FoodCard, foodAt } from '../../art/Food';
import { INK } from '../../art/silks';
import { along, lineThrough, type Oval, outlineOf, type Point, placeOf } from './oval';
import { pigScale, Standing } from './Pigs';
import { type Landing, leaderOf, type Marks, type Runner } from './picture';

const GOLD = '#ffd23f';

interface Props {
  oval: Oval;
  marks: Marks;
  runners: readonly Runner[];
}

const HIGHEST_LEAP = 27;

/** How a food card lies on a card of the track. */
const onCard = ({ x, y }: Point) => `translate(${round(x)} ${round(y - 8)}) rotate(-6) scale(1.12)`;

/** Inside the cards, where no pig ever covers it. */
const railOf = (oval: Oval) => -oval.card.depth / 2 - 9;

function Rim({
  oval,
  space,
  ink,
  width,
  depth = 'var(--glow-depth)',
}: {
  oval: Oval;
  space: number;
  ink: string;
  width: number;
  /** How deep the glow is, 0 to 1. */
  depth?: number | string;
}) {
  const outline = outlineOf(oval, space, 1.5);
  return (
    <g strokeLinejoin="round">
      <path d={outline} fill="none" stroke={INK.line} strokeWidth={width + 4} />
      <path d={outline} fill={ink} fillOpacity={depth} stroke={ink} strokeWidth={width} />
    </g>
  );
}

/** Where a food card would lie: as places for cards are marked all over the table. */
function Slot({ oval, space }: { oval: Oval; space: number }) {
  return (
    <rect
      transform={onCard(placeOf(oval, space))}
      x="-15"
      y="-20"
      width="30"
      height="40"
      rx="3"
      fill="none"
      stroke="var(--number)"
      strokeWidth="1.8"
      strokeDasharray="5 4"
    />
  );
}

/** Cards that glow, under everything that stands on them. */
export function Glow({ oval, marks, runners }: Props) {
  const { canLead = [], open = [], chosen, over, landing } = marks;
  const chain = runners.filter(({ pig }) => canLead.includes(pig));
  return (
    <g pointerEvents="none">
      {open.map((space) => (
        <g key={space} className="pigs-glow">
          <Rim oval={oval} space={space} ink="var(--glow)" width={4} />
          {space !== chosen && <Slot oval={oval} space={space} />}
        </g>
      ))}
      {chain.map(({ pig, at }) => (
        <Rim key={pig} oval={oval} space={Math.round(at)} ink={GOLD} width={3.5} depth={0} />
      ))}
      {landing && (
        <Rim
          oval={oval}
          space={landing.to}
          ink={landing.leads ? 'var(--chosen)' : 'var(--glow)'}
          width={6}
          depth={0.6}
        />
      )}
      {over !== undefined && (
        <Rim oval={oval} space={over} ink="var(--chosen)" width={6} depth={0.6} />
      )}
      {chosen !== undefined && <Rim oval={oval} space={chosen} ink="var(--chosen)" width={6} />}
    </g>
  );
}

/** A rosette with the one: this snout is in front. */
function Rosette({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${size})`}>
      <circle r="12.5" fill={GOLD} stroke={INK.line} strokeWidth="2.2" strokeDasharray="5.2 1.3" />
      <circle r="8.6" fill={INK.paper} stroke={INK.line} strokeWidth="1.4" />
      <text className="pigs-wood" y="6" textAnchor="middle" fontSize="18" fill={INK.line}>
        1
      </text>
    </g>
  );
}

/** An arrowhead where a line of points ends. */
function Tip({ points, size }: { points: readonly { x: number; y: number }[]; size: number }) {
  const [tip, near] = [points.at(-1), points.at(-3)];
  if (!(tip && near)) return null;
  const angle = (Math.atan2(tip.y - near.y, tip.x - near.x) * 180) / Math.PI;
  return (
    <path
      transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(angle)}) scale(${size})`}
      d="M9 0L-7 -8.5V8.5Z"
      fill={GOLD}
      stroke={INK.line}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  );
}

/** The pigs that can take the lead, strung on a golden rail from the hindmost of them to the front. */
function Chain({ oval, marks: { canLead = [] }, runners }: Props) {
  const chain = runners.filter(({ pig }) => canLead.includes(pig));
  if (chain.length === 0) return null;
  const places = chain.map(({ at }) => at);
  const [back, front] = [Math.min(...places), Math.max(...places)];
  const out = railOf(oval);
  const points = along(oval, back, front + 0.62, () => out);
  const first = leaderOf(runners);
  return (
    <g fill="none" strokeLinecap="round">
      <path d={lineThrough(points)} stroke={INK.line} strokeWidth="9.5" />
      <path d={lineThrough(points)} stroke={GOLD} strokeWidth="5.5" />
      <Tip points={points} size={1.15} />
      {chain.map(({ pig, at }) => {
        const { x, y } = placeOf(oval, at, out);
        return pig === first ? (
          <Rosette key={pig} x={x} y={y} />
        ) : (
          <circle
            key={pig}
            cx={round(x)}
            cy={round(y)}
            r="7"
            fill={GOLD}
            stroke={INK.line}
            strokeWidth="2.2"
          />
        );
      })}
    </g>
  );
}

/** It fits between the rail and what stands in the infield. */
const GAIN = { away: 21, height: 34, apart: 26 } as const;

/** What the chosen card brings, in pictures: the lead, food. */
function Gain({ oval, landing }: { oval: Oval; landing: Landing }) {
  const things = [
    ...(landing.leads ? ['lead' as const] : []),
    ...Array.from({ length: landing.food }, (_, index) => index),
  ];
  if (things.length === 0) return null;
  const width = things.length * GAIN.apart + 10;
  // In the bends it stands beside the rail, and is wider than high.
  const aside = Math.abs(Math.sin(placeOf(oval, landing.to).heading)) * width * 0.4;
  const { x, y } = placeOf(oval, landing.to, railOf(oval) - GAIN.away - aside);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect
        x={-width / 2}
        y={-GAIN.height / 2}
        width={width}
        height={GAIN.height}
        rx="5"
        fill={landing.leads ? GOLD : INK.paper}
        stroke={INK.line}
        strokeWidth="2"
      />
      {things.map((thing, index) => {
        const middle = (index - (things.length - 1) / 2) * GAIN.apart;
        return thing === 'lead' ? (
          <Rosette key={thing} x={middle} y={0} />
        ) : (
          <g key={thing} transform={`translate(${middle} 0) scale(.68)`}>
            <FoodCard name={foodAt(thing)} />
          </g>
        );
      })}
    </g>
  );
}

/** A dotted line that leaps inside the oval from a pig to where it would land: not so high that it crosses the infield. */
function Way({ oval, from, to }: { oval: Oval; from: number; to: number }) {
  const start = railOf(oval) + 4;
  const rise = Math.min(HIGHEST_LEAP, 12 + 5 * (to - from));
  const points = along(oval, from, to, (t) => start - rise * Math.sin(Math.PI * t));
  const path = lineThrough(points);
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke={INK.line} strokeWidth="8" opacity=".6" />
      <path d={path} stroke={GOLD} strokeWidth="4.4" strokeDasharray=".1 9" />
      <Tip points={points} size={1} />
    </g>
  );
}

/** Who would stand there: drawn under the pigs that do stand. */
export function Ghost({ oval, marks: { landing } }: Props) {
  if (!landing) return null;
  return (
    <g opacity=".62" className="pigs-ghost">
      <Standing
        place={placeOf(oval, landing.to)}
        scale={pigScale(oval)}
        picture={{ pig: landing.pig, at: landing.to }}
      />
    </g>
  );
}

/** Consequences, over everything that stands on the board. */
export function MarksLayer(props: Props) {
  const { oval, marks, runners } = props;
  const { landing } = marks;
  const mover = landing && runners.find(({ pig }) => pig === landing.pig);
  return (
    <g pointerEvents="none">
      <Chain {...props} />
      {mover && <Way oval={oval} from={mover.at} to={landing.to} />}
      {landing && <Gain oval={oval} landing={landing} />}
    </g>
  );
}

interface TrackFoodProps {
  oval: Oval;
  food: readonly number[];
  /** Where food would be put. */
  chosen?: number | undefined;
}

/** Food on the cards of the track. */
export function TrackFood({ oval, food, chosen }: TrackFoodProps) {
  const card = (at: number) => (
    <g key={at} transform={onCard(placeOf(oval, at))}>
      <FoodCard name={foodAt(at)} />
    </g>
  );
  return (
    <g pointerEvents="none">
      {food.map(card)}
      {chosen !== undefined && !food.includes(chosen) && (
        <g opacity=".75" className="pigs-ghost">
          {card(chosen)}
        </g>
      )}
    </g>
  );
}
