import { memo } from 'react';
import { round } from '../../art/curve';
import { Grandstand, Tree, WinningPost } from '../../art/scenery';
import { INK } from '../../art/silks';
import { Fences, SectionBands, SectionSigns } from './Fences';
import { type CourseNames, STAND } from './labels';
import type { CoursePlan } from './picture';
import { grid, ground, lanesOf, lineBehind, rails } from './track';

interface Props {
  plan: CoursePlan;
  names: CourseNames;
  /** Is the name on the grandstand in sight? */
  isNamed: boolean;
}

/** Mown stripes over the whole sheet, and past its edges where the window is wider or higher. */
function Turf() {
  const stripes = Array.from({ length: 40 }, (_, index) => {
    const x = (index - 12) * 84;
    return `M${x} -500h42l-330 1500h-42z`;
  });
  return (
    <>
      <rect x="-1000" y="-600" width="3000" height="1800" fill="var(--turf)" />
      <path d={stripes.join('')} fill="var(--deep)" opacity=".38" />
    </>
  );
}

/** What stands in the corners outside the bends. */
function Surroundings({ name }: { name: string | undefined }) {
  const trees = [
    [28, 78, 0.9],
    [58, 46, 0.66],
    [20, 132, 0.6],
    [944, 78, 0.9],
    [916, 46, 0.66],
    [954, 132, 0.6],
    [24, 482, 0.9],
    [58, 492, 0.66],
  ].map(([x = 0, y = 0, scale = 1]) => ({ x, y, scale }));
  return (
    <>
      {trees.map((spot) => (
        <Tree key={`${spot.x} ${spot.y}`} {...spot} />
      ))}
      <Grandstand {...STAND} name={name} />
    </>
  );
}

/** Lanes of two greens with a rail on either side. */
function Lanes({ plan }: { plan: CoursePlan }) {
  const last = plan.bends.length;
  return (
    <>
      <path d={ground(plan, last, 5)} fill={INK.line} opacity=".32" transform="translate(0 5)" />
      <path d={ground(plan, last, 4.5)} fill="var(--keyline)" />
      {lanesOf(plan)
        .toReversed()
        .map((lane) => (
          <path
            key={lane}
            d={ground(plan, lane)}
            fill={lane % 2 === 0 ? 'var(--grass-2)' : 'var(--grass)'}
          />
        ))}
      <path d={ground(plan, 0)} fill="var(--keyline)" />
      <path d={ground(plan, 0, -3)} fill="var(--turf)" />
      <path
        d={ground(plan, 0, -9)}
        fill="none"
        stroke="var(--keyline)"
        strokeWidth="1.2"
        opacity=".5"
      />
    </>
  );
}

function StartLine({ plan, word }: { plan: CoursePlan; word: string }) {
  const line = lineBehind(plan, plan.start);
  return (
    <g>
      <title>{word}</title>
      <path
        d={`M${line.middle} ${line.y}v${line.height}`}
        stroke={INK.line}
        strokeWidth="5"
        opacity=".4"
      />
      <path
        d={`M${line.middle} ${line.y}v${line.height}`}
        stroke={INK.paper}
        strokeWidth="3"
        strokeDasharray="6 4"
      />
    </g>
  );
}

function FinishingLine({ plan }: { plan: CoursePlan }) {
  const line = lineBehind(plan, plan.post);
  const rows = plan.bends.length * 4;
  const size = line.height / rows;
  const squares = Array.from({ length: rows * 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / 2), index % 2];
    return {
      x: line.middle - 5.5 + column * 5.5,
      y: line.y + row * size,
      dark: (row + column) % 2,
    };
  });
  return (
    <g>
      {squares.map(({ x, y, dark }) => (
        <rect
          key={`${x} ${y}`}
          x={round(x)}
          y={round(y)}
          width="5.5"
          height={round(size)}
          fill={dark ? INK.line : INK.paper}
        />
      ))}
      <WinningPost x={line.middle} y={line.inside} scale={0.62} />
    </g>
  );
}

/** The course as it lies there: everything that does not change while the race is run; but for the grandstand, without words. */
export const Ground = memo(function Ground({ plan, names, isNamed }: Props) {
  return (
    <g>
      <Turf />
      <Surroundings name={isNamed ? names.course : undefined} />
      <Lanes plan={plan} />
      <SectionBands plan={plan} nameOf={names.section} />
      <path d={grid(plan)} className="course-grid" />
      <SectionSigns plan={plan} />
      <StartLine plan={plan} word={names.start} />
      <Fences plan={plan} nameOf={names.fence} />
      <FinishingLine plan={plan} />
    </g>
  );
});

/** A lane lit from end to end. */
export function LitLane({ plan, lane }: { plan: CoursePlan; lane: number }) {
  const { outer } = rails(plan);
  return lane > 0 && outer > 0 ? (
    <path
      d={ground(plan, lane) + ground(plan, lane - 1)}
      fillRule="evenodd"
      className="course-lit"
      pointerEvents="none"
    />
  ) : null;
}
