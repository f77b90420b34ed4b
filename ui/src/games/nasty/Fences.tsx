import { round } from '../../art/curve';
import { INK } from '../../art/silks';
import { SIGN } from './labels';
import { type CoursePlan, FENCES, type Fence, type Rows, type Section } from './picture';
import { type Band, bandOf, sectionsOf } from './track';

const SECTION_INK: Record<Section, string> = {
  'early-pace-1': 'var(--early)',
  'early-pace-2': 'var(--early)',
  'quicken-up-3': 'var(--quicken)',
  'quicken-up-4': 'var(--quicken)',
  'finish-well-5': 'var(--finish-well)',
  'finish-well-6': 'var(--finish-well)',
};

interface SectionProps {
  plan: CoursePlan;
  nameOf: (section: Section) => string;
}

/** The coloured ground of the marked sections, under the lines. */
export function SectionBands({ plan, nameOf }: SectionProps) {
  return sectionsOf(plan).map(({ section, slowest, band }) => (
    <rect
      key={section}
      x={round(band.x)}
      y={round(band.y)}
      width={round(band.width)}
      height={round(band.height)}
      fill={SECTION_INK[section]}
    >
      <title>{`${nameOf(section)}, ${slowest}`}</title>
    </rect>
  ));
}

/** A sign at the rail of each section, for the slowest grade that may use it. */
export function SectionSigns({ plan }: { plan: CoursePlan }) {
  return sectionsOf(plan).map(({ section, band: { middle, inside, outside } }) => {
    const sign = inside + (inside < outside ? -SIGN.out : SIGN.out);
    return (
      <g key={section}>
        <path
          d={`M${round(middle)} ${round(inside)}V${round(sign)}`}
          stroke={INK.line}
          strokeWidth="4"
        />
        <circle
          cx={round(middle)}
          cy={round(sign)}
          r={SIGN.radius}
          fill={SECTION_INK[section]}
          stroke="var(--keyline)"
          strokeWidth="2"
        />
      </g>
    );
  });
}

/** A hedge from rail to rail, clipped in humps. */
function Hedge({ middle, y, height }: { middle: number; y: number; height: number }) {
  const humps = Math.round(height / 11.7);
  const hump = height / humps;
  const half = round(hump / 2);
  const down = Array.from({ length: humps }, () => `q-4.4 ${half} 0 ${round(hump)}`).join('');
  const up = Array.from({ length: humps }, () => `q4.4 -${half} 0 -${round(hump)}`).join('');
  const leaves = Array.from({ length: humps }, (_, index) => {
    const at = round(y + index * hump + 8);
    return `M${round(middle - 7)} ${at}q3.5 -5.5 7 0q3.5 -5.5 7 0`;
  });
  return (
    <>
      <path
        d={`M${round(middle - 9)} ${round(y - 5)}v5${down}v5h18v-5${up}v-5Z`}
        fill="var(--hedge)"
        stroke="var(--keyline)"
        strokeWidth="2.6"
        paintOrder="stroke"
      />
      <path
        d={leaves.join('')}
        fill="none"
        stroke="var(--hedge-2)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      {[y - 4.5, y + height + 4.5].map((end) => (
        <g key={end} stroke={INK.line} strokeWidth="1.4">
          <rect
            x={round(middle - 11.5)}
            y={round(end - 4)}
            width="23"
            height="8"
            fill={INK.paper}
          />
          <rect x={round(middle - 4)} y={round(end - 4)} width="8" height="8" fill={INK.red} />
        </g>
      ))}
    </>
  );
}

function Water({ x, y, width, height }: Band) {
  const waves = Array.from({ length: Math.floor(height / 9) }, (_, index) => {
    const left = round(x + (index % 2 === 0 ? 3 : 6));
    return `M${left} ${round(y + 7 + index * 9)}q3.6 -4.5 7.2 0t7.2 0`;
  });
  return (
    <>
      <rect
        x={round(x)}
        y={round(y)}
        width={round(width)}
        height={round(height)}
        fill="var(--river)"
      />
      <path
        d={waves.join('')}
        fill="none"
        stroke="var(--river-2)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  );
}

const ROW_OF = (rows: Rows, row: number): Rows => ({ ...rows, first: row, last: row });

interface FencesProps {
  plan: CoursePlan;
  nameOf: (fence: Fence) => string;
}

/** The fences. One of several rows has its hedge first, then its water. */
export function Fences({ plan, nameOf }: FencesProps) {
  return FENCES.map((fence, index) => {
    const rows = plan.fences[index];
    if (!rows) return null;
    const hedge = bandOf(plan, ROW_OF(rows, rows.first));
    return (
      <g key={fence}>
        <title>{nameOf(fence)}</title>
        {rows.last > rows.first && <Water {...bandOf(plan, { ...rows, first: rows.first + 1 })} />}
        <Hedge middle={hedge.middle} y={hedge.y} height={hedge.height} />
      </g>
    );
  });
}
