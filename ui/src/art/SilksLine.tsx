import { round } from './curve';
import { JerseyShape } from './Jersey';
import { INK, SILK_INK, type Silks } from './silks';

/** The lines wear the silks too: a line is told by its dashes, not by its colour alone. */
const DASHES: Record<Silks, string | undefined> = {
  red: undefined,
  blue: '9 7',
  yellow: '.1 9',
  green: '16 5 3 5',
  black: '6 12',
  white: '.1 13',
};

/** A line of a chart through its points. */
export function SilksLine({
  silks,
  points,
}: {
  silks: Silks;
  points: readonly (readonly [number, number])[];
}) {
  const path = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  const { ground, mark } = SILK_INK[silks];
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={path} stroke="var(--keyline)" strokeWidth="9" />
      <path d={path} stroke={INK.line} strokeWidth="6.5" />
      <path d={path} stroke={ground} strokeWidth="4.5" />
      <path d={path} stroke={mark} strokeWidth="2.6" strokeDasharray={DASHES[silks]} />
    </g>
  );
}

/** The jersey at the end of a line. */
export function LineEnd({ silks, x, y }: { silks: Silks; x: number; y: number }) {
  return (
    <g transform={`translate(${round(x + 8)} ${round(y - 14)}) scale(.58)`}>
      <JerseyShape silks={silks} />
    </g>
  );
}
