import { useTranslation } from 'react-i18next';
import { round } from '../../art/curve';
import { FoodCard, foodAt } from '../../art/Food';
import { JerseyShape } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import { PIGS } from '../../art/pig/breeds';
import { Pig } from '../../art/pig/Pig';
import { Bunting, Flag } from '../../art/scenery';
import { INK, SILK_INK, type Silks } from '../../art/silks';
import { leastType, useSize } from '../../art/type';
import './pigs-podium.css';
import { type Block, blocksFor } from './podium';

export interface PodiumPlayer {
  /** From 1; equal ones share it. */
  place: number;
  silks: Silks;
  name: string;
  banked: number;
}

interface Props {
  /** The winners first. */
  players: readonly PodiumPlayer[];
}

const WIDTH = 720;
const HEIGHT = 512;
const GROUND = 372;

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
    y: round(46 + ((index * 53) % 120)),
    turn: Math.round(part * 360),
    ink: inks[index % inks.length],
  };
}

/** Longer words are set smaller, so that they stay in their place. */
function fitted(text: string, letter: number, width: number, largest: number): number {
  return round(Math.min(largest, width / (Math.max(1, text.length) * letter)));
}

/** The food in a heap before the jersey: the more, the closer it lies. */
function Heap({ banked, width }: { banked: number; width: number }) {
  const shown = Math.min(banked, 9);
  const apart = Math.min(15, (width - 46) / Math.max(1, shown));
  return Array.from({ length: shown }, (_, index) => index).map((index) => (
    <g
      key={index}
      transform={`translate(${round((index - (shown - 1) / 2) * apart)} -19) rotate(${round((index - (shown - 1) / 2) * 5)}) scale(.86)`}
    >
      <FoodCard name={foodAt(index)} />
    </g>
  ));
}

interface StandProps {
  player: PodiumPlayer;
  block: Block;
  /** The smallest type that can be read. */
  least: number;
}

function Stand({ player, block, least }: StandProps) {
  const { t } = useTranslation('pigs');
  const { place, silks, name, banked } = player;
  const { x, width, height } = block;
  const top = GROUND - height;
  const food = t('podium.food', { count: banked });
  const scale = place === 1 ? 2.1 : 1.7;
  return (
    <g transform={`translate(${round(x)} ${top})`}>
      <g transform={`translate(${round(-24 * scale)} ${round(-26 - 44 * scale)}) scale(${scale})`}>
        <JerseyShape silks={silks} />
      </g>
      <Heap banked={banked} width={width} />
      <rect
        x={round(-width / 2)}
        width={round(width)}
        height={height + 60}
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="3"
      />
      <text className="pigs-podium-place" y="32" textAnchor="middle" fontSize="34" fill="#8f2620">
        {place}
      </text>
      <g>
        <rect
          x={round(6 - width / 2)}
          y={height - 4}
          width={round(width - 12)}
          height="46"
          fill={INK.paper}
        />
        <text
          className="pigs-podium-name"
          y={height + 14}
          textAnchor="middle"
          fontSize={fitted(name, 0.4, width - 16, 26)}
        >
          {name}
        </text>
        <text
          className="pigs-podium-who"
          y={height + 37}
          textAnchor="middle"
          fontSize={Math.max(least, fitted(food, 0.54, width - 16, 21))}
        >
          {food}
        </text>
      </g>
    </g>
  );
}

/** The end: everybody on a block with their food, shared places equally high, and the five pigs. */
export function PigsPodium({ players }: Props) {
  const { t } = useTranslation('pigs');
  const [ref, size] = useSize();
  const least = leastType(size, { width: WIDTH, height: HEIGHT });
  const blocks = blocksFor(
    players.map(({ place }) => place),
    WIDTH - 20,
  );
  const isShared = (place: number) => players.filter((other) => other.place === place).length > 1;
  const label = t('podium.label', {
    places: players.map(({ place, name, banked }) =>
      t(isShared(place) ? 'podium.shared' : 'podium.place', { place, name, count: banked }),
    ),
  });
  return (
    <Picture
      className="pigs-podium"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fit="xMidYMid meet"
      label={label}
      ref={ref}
    >
      <rect x="-700" y="-300" width="2120" height="1200" fill="var(--turf)" />
      <path d={STRIPES} fill="var(--turf-2)" opacity=".6" />
      <Bunting x={-10} y={14} width={740} swags={4} drop={34} />
      <Flag x={-62} y={424} scale={1.3} ink={INK.red} />
      <Flag x={735} y={424} scale={1.3} ink={SILK_INK.blue.ground} />
      {Array.from({ length: 30 }, (_, index) => confetti(index)).map(({ x, y, turn, ink }) => (
        <rect
          key={`${x} ${y}`}
          width="9"
          height="5"
          fill={ink}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      {players.map((player, rank) => {
        const block = blocks[rank];
        return (
          block && (
            <g key={player.silks} transform="translate(10 0)">
              <Stand player={player} block={block} least={least} />
            </g>
          )
        );
      })}
      <rect x="-700" y="424" width="2120" height="400" fill="var(--deep)" />
      <path d="M-700 424H1420" stroke="var(--keyline)" strokeWidth="4" />
      {PIGS.map((pig, index) => (
        <g key={pig} transform={`translate(${96 + index * 132} 496) scale(.74) translate(-64 -97)`}>
          <Pig name={pig} />
        </g>
      ))}
    </Picture>
  );
}
