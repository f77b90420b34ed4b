import { memo } from 'react';
import { round } from '../../art/curve';
import { Hedge, Rails } from '../../art/scenery';
import { INK } from '../../art/silks';
import type { CoursePicture } from './picture';
import { beside, onBend, placeOf, type Track } from './track';

interface Props {
  track: Track;
  space: number;
}

/** Drawings are made for a track 80 wide. */
const scaleOf = (track: Track) => track.width / 80;

/** Waves from bank to bank, and stones along both banks. */
export function River({ track, space }: Props) {
  const reach = track.width / 2;
  const waves = [-0.72, -0.36, 0, 0.36, 0.72].map((off) => {
    const at = (t: number, lift: number) => {
      const { x, y } = beside(track, (space - 1 + t) * track.pitch, off * reach + lift);
      return `${round(x)} ${round(y)}`;
    };
    return `M${at(0.14, 0)}Q${at(0.32, -8)} ${at(0.5, -3)}T${at(0.86, 0)}`;
  });
  const stones = [0.06, 0.94].flatMap((t) =>
    [-0.85, -0.55, -0.2, 0.12, 0.45, 0.8].map((off) => {
      const { x, y } = beside(track, (space - 1 + t) * track.pitch, off * reach);
      return `M${round(x)} ${round(y)}h.1`;
    }),
  );
  return (
    <g fill="none" strokeLinecap="round">
      <path d={waves.join('')} stroke="var(--river-2)" strokeWidth="2.4" />
      <path d={stones.join('')} stroke="var(--keyline)" strokeWidth="6" />
    </g>
  );
}

/** Pools of standing water on the bog. */
export function Moor({ track, space }: Props) {
  const pools = [
    [0.3, -0.6],
    [0.7, -0.15],
    [0.35, 0.3],
    [0.74, 0.66],
  ].map(([t = 0, off = 0]) =>
    beside(track, (space - 1 + t) * track.pitch, (off * track.width) / 2),
  );
  return pools.map(({ x, y }) => (
    <ellipse
      key={`${x} ${y}`}
      cx={round(x)}
      cy={round(y)}
      rx="11"
      ry="4.5"
      fill="var(--deep)"
      opacity=".55"
    />
  ));
}

const REED = 'M-6 2Q-6 -9 -8 -13M0 2V-16M6 2Q6 -9 8 -13';
const PLUMES = 'M-8 -12v-5M0 -15v-6M8 -12v-5';

/** Natural obstacles carry the same rails as the placed ones: nobody lands there. */
export function Reeds({ course, track }: { course: CoursePicture; track: Track }) {
  const scale = scaleOf(track);
  return [...course.moor, ...course.river].map((space) => {
    const { x, y } = placeOf(track, space);
    const moor = course.moor.includes(space);
    return (
      <g key={space} transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)})`}>
        {moor &&
          [
            [-17, -8],
            [2, -14],
            [19, -6],
            [-8, 6],
            [11, 8],
          ].map(([dx, dy]) => (
            <g key={dx} transform={`translate(${dx} ${dy})`} fill="none" strokeLinecap="round">
              <path d={REED} stroke="var(--moor-2)" strokeWidth="2.2" />
              <path d={PLUMES} stroke={INK.line} strokeWidth="5.5" />
              <path d={PLUMES} stroke="#8a5a2e" strokeWidth="3.6" />
            </g>
          ))}
        <g transform="translate(0 -7) scale(.92)">
          <Rails half={28} heights={[9, 18]} />
        </g>
      </g>
    );
  });
}

/** The hedges the players placed. */
export const Hedges = memo(function Hedges({
  track,
  placed,
}: {
  track: Track;
  placed: readonly number[];
}) {
  return placed.map((space) => {
    const { x, y } = placeOf(track, space);
    const lift = onBend(track, space) ? 0 : 5;
    return <Hedge key={space} x={x} y={y - lift} scale={round(scaleOf(track) * 9) / 10} />;
  });
});
