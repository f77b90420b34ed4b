import { memo } from 'react';
import { round } from '../../art/curve';
import { Bunting, Grandstand, Tree, WinningPost } from '../../art/scenery';
import { INK } from '../../art/silks';
import { Moor, Reeds, River } from './Obstacles';
import { type CoursePicture, kindOf, type SpaceKind } from './picture';
import { along, beside, cell, numberSpot, placeAlong, SHEET, type Track } from './track';

interface Props {
  course: CoursePicture;
  track: Track;
}

const GROUND: Record<SpaceKind, string> = {
  grass: 'var(--grass)',
  sand: 'var(--sand)',
  river: 'var(--river)',
  moor: 'var(--moor)',
  runOut: 'var(--run-out)',
};

/** The same scatter every time: no two spaces alike, no space ever changing. */
function scattered(space: number, index: number): [number, number] {
  const hash = (salt: number) => {
    const wave = Math.sin(space * 127.1 + index * 311.7 + salt * 74.7) * 43758.5453;
    return wave - Math.floor(wave);
  };
  return [hash(1), hash(2)];
}

/** Grains of sand, blades of grass. */
function grain(track: Track, space: number, kind: SpaceKind): string {
  const marks = Array.from({ length: kind === 'sand' ? 9 : 4 }, (_, index) => {
    const [t, u] = scattered(space, index);
    const distance = (space - 0.86 + 0.72 * t) * track.pitch;
    const { x, y } = beside(track, distance, (u - 0.5) * (track.width - 18));
    const [px, py] = [round(x), round(y)];
    return kind === 'sand'
      ? `M${px} ${py}h.1`
      : `M${px - 3} ${py - 5}l2 5M${px} ${py}v-6M${px + 1} ${py}l3 -4`;
  });
  return marks.join('');
}

function Spaces({ course, track }: Props) {
  const spaces = Array.from({ length: track.spaces }, (_, index) => index + 1);
  return spaces.map((space) => {
    const kind = kindOf(course, space);
    const sandy = kind === 'sand';
    return (
      <g key={space}>
        <path
          d={cell(track, space)}
          fill={GROUND[kind]}
          stroke="var(--keyline)"
          strokeOpacity=".55"
          strokeWidth="1.3"
        />
        {kind !== 'river' && kind !== 'moor' && (
          <path
            d={grain(track, space, kind)}
            stroke={sandy ? 'var(--sand-2)' : 'var(--blade)'}
            strokeWidth={sandy ? 2.6 : 1.3}
            strokeLinecap="round"
            fill="none"
          />
        )}
        {kind === 'river' && <River track={track} space={space} />}
        {kind === 'moor' && <Moor track={track} space={space} />}
      </g>
    );
  });
}

/** Printed over what glows, under what stands. */
export const Numbers = memo(function Numbers({ course, track }: Props) {
  const spaces = Array.from({ length: track.spaces }, (_, index) => index + 1);
  return (
    <g className="giro-numbers" textAnchor="middle" fontSize="19">
      {spaces.map((space) => {
        const { x, y } = numberSpot(track, space);
        const kind = kindOf(course, space);
        const wet = kind === 'river' || kind === 'moor';
        return (
          <text
            key={space}
            x={round(x)}
            y={round(y + 6)}
            fill={wet ? 'var(--number-wet)' : 'var(--number)'}
            stroke={GROUND[kind]}
          >
            {space > course.length ? `+${space - course.length}` : space}
          </text>
        );
      })}
    </g>
  );
});

function FinishingLine({ course, track }: Props) {
  const rows = 10;
  const size = track.width / rows;
  const { x } = placeAlong(track, course.length * track.pitch);
  const top = track.lastRow - track.width / 2;
  const squares = Array.from({ length: rows * 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / 2), index % 2];
    return { x: round(x - 8 + column * 8), y: round(top + row * size), dark: (row + column) % 2 };
  });
  return (
    <g>
      {squares.map((square) => (
        <rect
          key={`${square.x} ${square.y}`}
          x={square.x}
          y={square.y}
          width="8"
          height={round(size)}
          fill={square.dark ? INK.line : INK.paper}
        />
      ))}
      <WinningPost x={x} y={top} scale={0.62} />
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

/** Trees stand in the notches where two rows turn away from each other, and where rows lie wide apart. */
function Trees({ track }: { track: Track }) {
  const between = track.radius * 2;
  const base = (row: number) => track.firstRow + between * (row + 0.5) + 15;
  const notches = Array.from({ length: track.rows - 2 }, (_, index) => index + 1).map((row) => ({
    x: row % 2 === 0 ? 30 : SHEET.width - 28,
    y: base(row),
    scale: 0.66,
  }));
  const wide = between - track.width > 60;
  const rows = [
    [250, 0, 0.74],
    [284, 0, 0.6],
    [612, 0, 0.66],
    [560, 1, 0.6],
    [596, 1, 0.74],
    [860, 1, 0.8],
  ].map(([x = 0, row = 0, scale = 1]) => ({ x, y: base(row), scale }));
  return [...notches, ...(wide ? rows : [])].map((spot) => <Tree key={spot.x} {...spot} />);
}

/** The word at the start line, written up along it. */
function StartLine({ track, word }: { track: Track; word: string }) {
  const { x, y } = placeAlong(track, 0);
  return (
    <g transform={`translate(${round(x - 11)} ${round(y)}) rotate(-90)`}>
      <rect x={-track.width / 2} y="-10" width={track.width} height="20" fill={INK.line} />
      <text className="giro-start" y="6.5" textAnchor="middle" fontSize="19" fill={INK.paper}>
        {word}
      </text>
    </g>
  );
}

function Stand({ course, track }: Props) {
  const left = Math.cos(track.end.heading) < 0;
  const width = 170;
  const x = left ? track.end.x - 12 - width : track.end.x + 12;
  return (
    <Grandstand x={x} y={track.lastRow + track.width / 2 + 4} width={width} name={course.name} />
  );
}

/** The course as it lies there: everything that does not change while the race is run. */
export const Course = memo(function Course({ course, track, start }: Props & { start: string }) {
  const whole = track.spaces * track.pitch;
  const rail = along(track, -22, whole + 4);
  return (
    <g>
      <Turf />
      <Bunting x={150} y={8} width={814} swags={5} drop={20} />
      <Trees track={track} />
      <Stand course={course} track={track} />
      <g fill="none" strokeLinejoin="round">
        <path
          d={rail}
          stroke={INK.line}
          strokeWidth={track.width + 14}
          opacity=".32"
          transform="translate(0 4)"
        />
        <path d={rail} stroke="var(--keyline)" strokeWidth={track.width + 9} />
      </g>
      <Spaces course={course} track={track} />
      <StartLine track={track} word={start} />
      <FinishingLine course={course} track={track} />
      <Reeds course={course} track={track} />
    </g>
  );
});
