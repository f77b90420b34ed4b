import { round } from './curve';
import { Horse } from './horse/Horse';
import { JerseyShape } from './Jersey';
import { Picture } from './Picture';
import './podium.css';
import { Bunting, Flag } from './scenery';
import { type Coat, INK, SILK_INK, type Silks } from './silks';
import { leastType, useSize } from './type';

export interface PodiumHorse {
  silks: Silks;
  coat: Coat;
  name: string;
  who: string;
  /** From 1, where places may be shared; else they go by the order. */
  place?: number;
}

interface Props {
  /** Those who are placed, the winner first; at most three stand on the blocks. */
  placed: readonly PodiumHorse[];
  unplaced: readonly PodiumHorse[];
  label: string;
}

/** Second on the left, the winner in the middle, third on the right. */
const BLOCKS = [
  { x: 360, width: 220, height: 118 },
  { x: 138, width: 204, height: 78 },
  { x: 582, width: 204, height: 52 },
] as const;

const SHEET = { width: 720, height: 482 } as const;

const GROUND = 392;

const STRIPES = Array.from(
  { length: 10 },
  (_, index) => `M${index * 110 - 160} -300h55l-240 1100h-55z`,
).join('');

function confetti(index: number) {
  const wave = Math.sin((index + 1) * 12.9898) * 43758.5453;
  const part = wave - Math.floor(wave);
  const inks = [INK.red, INK.paper, SILK_INK.yellow.ground, SILK_INK.blue.ground];
  return {
    x: round(30 + 660 * part),
    y: round(46 + ((index * 53) % 190)),
    turn: Math.round(part * 360),
    ink: inks[index % inks.length],
  };
}

/** How wide a letter is, in parts of the size it is set in. */
const LETTER = { name: 0.4, who: 0.54 } as const;

interface LineProps {
  text: string;
  face: keyof typeof LETTER;
  className?: string;
  x: number;
  y: number;
  /** How wide it may be. */
  room: number;
  size: number;
  /** The smallest type that can be read. */
  least: number;
}

/** A line longer than its place is set smaller, and left out before it cannot be read any more. */
function Line({ text, face, className = `podium-${face}`, x, y, room, size, least }: LineProps) {
  const fitted = Math.min(Math.max(size, least), room / (text.length * LETTER[face]));
  return fitted < least ? null : (
    <text className={className} x={x} y={y} fontSize={round(fitted)}>
      {text}
    </text>
  );
}

/** Who shares a place stands as high as the other. */
function Block({ horse, index, least }: { horse: PodiumHorse; index: number; least: number }) {
  const { x, width } = BLOCKS[index] ?? BLOCKS[0];
  const place = horse.place ?? index + 1;
  const { height } = BLOCKS[place - 1] ?? BLOCKS[0];
  const top = GROUND - height;
  const scale = place === 1 ? 0.94 : 0.8;
  return (
    <g>
      <rect
        x={x - width / 2}
        y={top}
        width={width}
        height={height + 60}
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="3"
      />
      <rect
        x={x - width / 2 + 5}
        y={top + 5}
        width={width - 10}
        height={height + 50}
        fill="none"
        stroke="#8f2620"
        strokeWidth="1.4"
      />
      <text
        className="podium-place"
        x={x - width / 2 + 24}
        y={top + 46}
        fontSize="46"
        fill="#8f2620"
      >
        {place}
      </text>
      <Line
        text={horse.name}
        face="name"
        x={x + 12}
        y={top + 30}
        room={width - 66}
        size={29}
        least={least}
      />
      <Line
        text={horse.who}
        face="who"
        x={x + 12}
        y={top + 50}
        room={width - 66}
        size={19}
        least={least}
      />
      <ellipse cx={x} cy={top} rx={88 * scale} ry="7" fill={INK.line} opacity=".3" />
      <g transform={`translate(${x - 4} ${top}) scale(${scale}) translate(-108 -160)`}>
        <Horse pose="stand" coat={horse.coat} silks={horse.silks} keyline={5} />
      </g>
    </g>
  );
}

/** The others came home too: they stand before the rail. */
function Others({ horses, least }: { horses: readonly PodiumHorse[]; least: number }) {
  const apart = Math.min(250, 700 / horses.length);
  return horses.map((horse, index) => {
    const x = 390 + (index - horses.length / 2) * apart;
    return (
      <g key={horse.silks} transform={`translate(${x} 438)`}>
        <g transform="translate(-36 -13) scale(.62)">
          <JerseyShape silks={horse.silks} />
        </g>
        <Line
          text={horse.name}
          face="name"
          className="podium-name podium-other"
          x={-4}
          y={8}
          room={apart - 40}
          size={25}
          least={least}
        />
      </g>
    );
  });
}

/** The finish: three blocks, three horses, and everybody who also ran. */
export function Podium({ placed, unplaced, label }: Props) {
  const [ref, size] = useSize();
  const least = leastType(size, SHEET);
  return (
    <Picture
      className="podium"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      fit="xMidYMid meet"
      label={label}
      ref={ref}
    >
      <rect x="-1200" y="-300" width="3120" height="1100" fill="var(--turf)" />
      <path d={STRIPES} fill="var(--turf-2)" opacity=".6" />
      <Bunting x={-10} y={14} width={740} swags={4} drop={34} />
      <Flag x={22} y={330} scale={1.5} ink={INK.red} />
      <Flag x={676} y={330} scale={1.5} ink={SILK_INK.blue.ground} />
      {placed.length > 0 &&
        Array.from({ length: 34 }, (_, index) => confetti(index)).map(({ x, y, turn, ink }) => (
          <rect
            key={`${x} ${y}`}
            width="9"
            height="5"
            fill={ink}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      {placed
        .slice(0, 3)
        .map((horse, index) => ({ horse, index }))
        .reverse()
        .map(({ horse, index }) => (
          <Block key={horse.silks} horse={horse} index={index} least={least} />
        ))}
      <rect x="-1200" y="408" width="3120" height="400" fill="var(--deep)" />
      <path d="M-1200 408H1920" stroke="var(--keyline)" strokeWidth="4" />
      <Others horses={[...placed.slice(3), ...unplaced]} least={least} />
    </Picture>
  );
}
