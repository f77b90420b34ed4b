import { use } from 'react';
import { mix, round } from '../../art/curve';
import { Horse } from '../../art/horse/Horse';
import { stance } from '../../art/horse/stance';
import { SilksDisc } from '../../art/SilksDisc';
import { INK, SILK_INK } from '../../art/silks';
import { InSight } from './CourseWords';
import type { CoursePlan, Runner } from './picture';
import { between, cell, type Place, placeOf } from './track';

/** Units of the sheet for a unit of the horse's drawing: on the way, and side by side at the start. */
const SCALE = 0.25;
const LINED_UP = 0.2;
/** How far the hooves stand below the middle of a square. */
const HOOVES = 7;

interface Standing {
  runner: Runner;
  place: Place;
  /** 1 while it is lined up at the start, 0 when it has left. */
  lined: number;
}

function placed(plan: CoursePlan, runner: Runner): Standing {
  const { at, to, part = 0, isDown = false } = runner;
  const place = to ? between(plan, at, to, part) : placeOf(plan, at);
  return { runner, place, lined: at.square === 0 && !isDown ? 1 - part : 0 };
}

/** "Twice": the sign over a horse whose move is doubled. */
function TwiceSign({ open }: { open: number }) {
  return (
    <g transform={`translate(0 -48) scale(${round(open * 10) / 10})`}>
      <rect x="-20" y="-13" width="40" height="26" rx="13" className="course-twice" />
      <text
        className="course-letter"
        y="6.8"
        fontSize={Math.max(19, use(InSight).least)}
        fill="#ffd23f"
      >
        ×2
      </text>
    </g>
  );
}

/** Out of the race. */
function Cross() {
  const lines = 'M-5 -5L5 5M5 -5L-5 5';
  return (
    <g strokeLinecap="round" transform="translate(19 -13)">
      <circle r="10.5" fill={INK.paper} stroke={INK.line} strokeWidth="1.8" />
      <path d={lines} stroke={INK.red} strokeWidth="4" />
    </g>
  );
}

/** Whipped round: an arrow about, and the turns that it still loses. */
function TurnsLost({ count }: { count: number }) {
  const { least } = use(InSight);
  const size = Math.max(12, least);
  return (
    <g transform={`translate(24 3) scale(${round((size * 10) / 12) / 10})`}>
      <circle r="11.5" fill={INK.paper} stroke={INK.line} strokeWidth="1.8" />
      <path
        d="M-5.6 5.6A8 8 0 1 1 5.6 5.6M9.6 5.2H4.4V.2"
        fill="none"
        stroke={INK.red}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text className="course-count" y="4.4" fill={INK.line}>
        {count}
      </text>
    </g>
  );
}

function Token({ runner, place, lined }: Standing) {
  const { mirrored, tilt } = stance(place.heading);
  const { height = 0, isDown = false, twice = 0, whipped = 0 } = runner;
  const pose = isDown ? 'fallen' : (runner.pose ?? (lined === 1 ? 'stand' : 'gallop'));
  const scale = mix(SCALE, LINED_UP, lined);
  const isBack = mirrored !== whipped > 0;
  const figure = `translate(0 ${round(HOOVES - height)}) scale(${isBack ? -scale : scale} ${scale}) translate(-108 -160)`;
  return (
    <g transform={`translate(${round(place.x)} ${round(place.y)})`}>
      <g transform={`rotate(${round(tilt)})`}>
        <ellipse
          cy={HOOVES + 1}
          rx={round(scale * 86)}
          ry={round(scale * 13)}
          fill={INK.line}
          opacity={height > 0 ? 0.2 : 0.36}
        />
        <g transform={figure}>
          <Horse pose={pose} coat={runner.coat} silks={runner.silks} keyline={9} />
        </g>
      </g>
      {/* Lined up, the next horse stands before this one's hooves: the disc moves behind it. */}
      <SilksDisc
        silks={runner.silks}
        x={round(-17 * lined)}
        y={round(HOOVES - 4 * lined)}
        radius={7}
      />
      {isDown && <Cross />}
      {whipped > 0 && <TurnsLost count={whipped} />}
      {twice > 0 && <TwiceSign open={twice} />}
    </g>
  );
}

interface Props {
  plan: CoursePlan;
  runners: readonly Runner[];
  /** Whose move it is: the square under it is lit. */
  mover?: number | undefined;
}

/** The horses on their squares, those further down the sheet in front. */
export function Field({ plan, runners, mover }: Props) {
  const standing = runners.map((runner) => placed(plan, runner));
  const rank = ({ runner, place }: Standing) => (runner.isDown ? 0 : 1000) + place.y;
  const still = runners.filter(({ to, isDown }) => !(to || isDown));
  return (
    <g pointerEvents="none">
      {still.map(({ seat, silks, at }) => (
        <path
          key={seat}
          d={cell(plan, at, 1)}
          fill={SILK_INK[silks].ground}
          className={seat === mover ? 'course-berth course-mover' : 'course-berth'}
        />
      ))}
      {standing
        .toSorted((a, b) => rank(a) - rank(b))
        .map((one) => (
          <Token key={one.runner.seat} {...one} />
        ))}
    </g>
  );
}
