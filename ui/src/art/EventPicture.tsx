import { Die } from './Die';
import { Horse } from './horse/Horse';
import type { PoseName } from './horse/poses';
import { Picture } from './Picture';
import { INK } from './silks';

/** What a race event card does. */
export type EventKind =
  | 'whipped-round'
  | 'false-start'
  | 'faller'
  | 'slipped-up'
  | 'remount'
  | 'under-pressure'
  | 'objection'
  | 'stewards-enquiry'
  | 'photo-finish';

interface Props {
  kind: EventKind;
  /** Which way a horse under pressure veers. */
  veer?: 'in' | 'out' | undefined;
}

/** A horse of the cards: no rider, its middle at the place given. */
function Figure({ pose, at, turn = 0 }: { pose: PoseName; at: string; turn?: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn}) scale(.27) translate(-108 -92)`}>
      <Horse pose={pose} coat="bay" keyline={8} />
    </g>
  );
}

function Hedge() {
  return (
    <>
      <path
        d="M4 64V38q7 -10 14 0q7 -10 14 0V64Z"
        fill="var(--turf)"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d="M1 50H35" stroke="var(--claret)" strokeWidth="5" />
    </>
  );
}

function Ground() {
  return <path d="M4 64H92" stroke="currentColor" strokeWidth="2" strokeDasharray="9 5" />;
}

const CLARET = { fill: 'none', stroke: 'var(--claret)', strokeWidth: 6 } as const;

function Veering({ veer }: { veer: 'in' | 'out' }) {
  return (
    <g transform={veer === 'in' ? undefined : 'matrix(1 0 0 -1 0 68)'}>
      <path
        d="M8 9H88M8 34H88M8 59H88"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeDasharray="9 7"
      />
      <path d="M12 49Q44 49 66 26" {...CLARET} strokeWidth="8" />
      <path d="M80 12L73 38L55 21Z" fill="var(--claret)" />
    </g>
  );
}

function Glasses() {
  return (
    <g stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
      <path d="M24 12h16l4 8h8l4 -8h16l10 34H56L52 34H44L40 46H14Z" fill="var(--claret)" />
      <ellipse cx="27" cy="49" rx="14.5" ry="10" fill={INK.paper} />
      <ellipse cx="69" cy="49" rx="14.5" ry="10" fill={INK.paper} />
      <path d="M20 50q4 -5 9 -5M62 50q4 -5 9 -5" fill="none" strokeLinecap="round" />
    </g>
  );
}

/** Two noses at the line. */
function Noses() {
  return (
    <g>
      <clipPath id="noses">
        <rect x="2" y="4" width="92" height="60" />
      </clipPath>
      <g clipPath="url(#noses)">
        <g transform="translate(-52 26) scale(.56) translate(0 -40)">
          <Horse pose="reach" coat="grey" keyline={0} />
        </g>
        <g transform="translate(-58 50) scale(.56) translate(0 -40)">
          <Horse pose="reach" coat="bay" keyline={0} />
        </g>
      </g>
      <path d="M76 4V64" stroke={INK.red} strokeWidth="3.4" strokeDasharray="6 4" />
      <path
        d="M2 14V4H14M82 4H94V14M94 54V64H82M14 64H2V54"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
      />
    </g>
  );
}

function drawing({ kind, veer = 'out' }: Props) {
  switch (kind) {
    case 'whipped-round':
      return (
        <>
          <Ground />
          <g transform="matrix(-1 0 0 1 96 0)">
            <Figure pose="refuse" at="48 42" />
          </g>
          <path d="M18 30A30 24 0 0 1 76 20" {...CLARET} />
          <path d="M86 26L68 28L78 10Z" fill="var(--claret)" />
        </>
      );
    case 'false-start':
      return (
        <>
          <Ground />
          <path d="M22 64V8" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
          <path
            d="M22 8q17 -6 26 2t30 0v26q-18 8 -28 0t-28 0Z"
            fill="var(--claret)"
            stroke="currentColor"
            strokeWidth="1.6"
          />
          <path
            d="M84 52H50M60 43L49 52L60 61"
            fill="none"
            stroke="currentColor"
            strokeWidth="4.5"
          />
        </>
      );
    case 'faller':
      return (
        <>
          <Hedge />
          <Figure pose="gallop" at="62 34" turn={62} />
        </>
      );
    case 'slipped-up':
      return (
        <>
          <path
            d="M6 56H36M2 47H24M10 65H52"
            stroke="var(--claret)"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <Figure pose="refuse" at="58 38" turn={-38} />
        </>
      );
    case 'remount':
      return (
        <>
          <Ground />
          <Figure pose="stand" at="40 40" />
          <path d="M80 62V22" {...CLARET} strokeWidth="8" />
          <path d="M80 6L94 28H66Z" fill="var(--claret)" />
        </>
      );
    case 'under-pressure':
      return <Veering veer={veer} />;
    case 'objection':
      return (
        <>
          <g transform="translate(28 32) scale(.62)">
            <Die face={5} turn={-12} />
          </g>
          <g transform="translate(68 38) scale(.62)">
            <Die face={5} ink="claret" turn={11} />
          </g>
        </>
      );
    case 'stewards-enquiry':
      return <Glasses />;
    case 'photo-finish':
      return <Noses />;
  }
}

/** The picture on a race event card. */
export function EventPicture(props: Props) {
  return <Picture viewBox="0 0 96 68">{drawing(props)}</Picture>;
}
