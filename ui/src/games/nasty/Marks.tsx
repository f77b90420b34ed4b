import { use } from 'react';
import { round } from '../../art/curve';
import { INK } from '../../art/silks';
import { InSight } from './CourseWords';
import type { MarkedDestination } from './destinations';
import type { CoursePlan, Spot } from './picture';
import { cell, placeOf } from './track';

const GOLD = '#ffd23f';

/** The way of a move, a stone on every square stepped on. */
export function Way({ plan, from, way }: { plan: CoursePlan; from: Spot; way: readonly Spot[] }) {
  const places = [from, ...way].map((spot) => placeOf(plan, spot));
  const path = `M${places.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      {way.map((spot) => (
        <path
          key={`${spot.lane} ${spot.square}`}
          d={cell(plan, spot, 1.5)}
          className="course-step"
        />
      ))}
      <path d={path} stroke={INK.line} strokeWidth="7" opacity=".6" />
      <path d={path} stroke={GOLD} strokeWidth="3.4" strokeDasharray=".1 6.6" />
      {places.slice(1, -1).map(({ x, y }) => (
        <circle
          key={`${round(x)} ${round(y)}`}
          cx={round(x)}
          cy={round(y)}
          r="4"
          fill={GOLD}
          stroke={INK.line}
          strokeWidth="1.6"
        />
      ))}
    </g>
  );
}

const FENCE_PLATE =
  'M-11.5 -7.5q2.9 -5 5.75 0q2.9 -5 5.75 0q2.9 -5 5.75 0q2.9 -5 5.75 0V11.5H-11.5Z';

/** What a destination means, by its shape: a plate, a hedge, two rings, or a flag. */
function Plate({ sort, isChosen }: { sort: MarkedDestination['sort']; isChosen: boolean }) {
  const edge = { stroke: isChosen ? GOLD : INK.line, strokeWidth: isChosen ? 2.4 : 1.8 };
  const ground = (open: string) => (isChosen ? INK.line : open);
  switch (sort) {
    case 'fence':
      return <path d={FENCE_PLATE} fill={ground('#8f2620')} strokeLinejoin="round" {...edge} />;
    case 'double':
      return (
        <>
          <circle r="14.4" fill={ground('#dff0d2')} {...edge} />
          <circle r="10.8" fill={ground('#dff0d2')} {...edge} />
        </>
      );
    case 'finish':
      return <path d="M-13 -12H13L9 0L13 12H-13Z" fill={ground('#fff3b8')} {...edge} />;
    default:
      return <rect x="-11" y="-11" width="22" height="22" rx="2" fill={ground(GOLD)} {...edge} />;
  }
}

/** Arrowheads: two along the course for the best, two against it for the slowest. */
function Arrows({ heading, isBest }: { heading: number; isBest: boolean }) {
  const degrees = (heading * 180) / Math.PI + (isBest ? 0 : 180);
  return (
    <g transform={`rotate(${round(degrees)}) translate(20 0)`}>
      <path d="M-4 -6.5L3 0L-4 6.5M3 -6.5L10 0L3 6.5" className="course-arrow-edge" />
      <path
        d="M-4 -6.5L3 0L-4 6.5M3 -6.5L10 0L3 6.5"
        className={isBest ? 'course-arrow course-arrow-best' : 'course-arrow'}
      />
    </g>
  );
}

interface MarkProps {
  plan: CoursePlan;
  destination: MarkedDestination;
  isChosen: boolean;
}

/** A glowing square with its letter. */
export function Mark({ plan, destination, isChosen }: MarkProps) {
  const { mark, sort, letter, isBest, isSlowest } = destination;
  const { x, y, heading } = placeOf(plan, mark);
  const pale = isChosen ? GOLD : INK.line;
  return (
    <>
      <path
        d={cell(plan, mark, 0)}
        className={isChosen ? 'course-open course-chosen' : 'course-open'}
      />
      <g transform={`translate(${round(x)} ${round(y)})`}>
        {(isBest || isSlowest) && <Arrows heading={heading} isBest={isBest} />}
        <Plate sort={sort} isChosen={isChosen} />
        <text
          className="course-letter"
          fontSize={Math.max(19, use(InSight).least)}
          y={sort === 'fence' ? 8.6 : 6.8}
          fill={sort === 'fence' && !isChosen ? INK.paper : pale}
        >
          {letter}
        </text>
      </g>
    </>
  );
}
