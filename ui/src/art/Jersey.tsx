import { useId } from 'react';
import { Picture } from './Picture';
import { SilkPattern } from './SilkPattern';
import { INK, SILK_INK, type Silks } from './silks';

const JACKET =
  'M14 15.5L19 13.5Q24 16.5 29 13.5L34 15.5L42 24.5L36.8 29.5L33.5 26.5V43.5H14.5V26.5L11.2 29.5L6 24.5Z';
const CAP = 'M17.2 10.5Q17.2 3 24 3Q30.8 3 30.8 10.5Z';
const BRIM = 'M15.5 10.6H32.5';

interface Props {
  silks: Silks;
  /** In rem. */
  size?: number | undefined;
  /** What it says to a screen reader; without it the jersey is decoration. */
  label?: string | undefined;
}

/** The jacket and cap inside a drawing: 48 x 48 units. */
export function JerseyShape({ silks }: { silks: Silks }) {
  const clip = useId();
  const body = useId();
  const { ground, mark } = SILK_INK[silks];
  return (
    <g strokeLinejoin="round">
      <path d={JACKET + CAP + BRIM} fill="var(--keyline)" stroke="var(--keyline)" strokeWidth="5" />
      <clipPath id={clip}>
        <path d={JACKET} />
      </clipPath>
      <clipPath id={body}>
        <rect x="14.5" y="13" width="19" height="30.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" fill={ground} />
        <g clipPath={`url(#${body})`}>
          <SilkPattern silks={silks} x={14.5} y={13} width={19} height={30.5} />
        </g>
      </g>
      <g fill="none" stroke={INK.line} strokeWidth="1.7">
        <path d={JACKET} />
        <path d={CAP} fill={silks === 'blue' ? mark : ground} />
        <path d={BRIM} strokeWidth="2.2" strokeLinecap="round" />
        <path d="M14.5 26.5V18.5M33.5 26.5V18.5" strokeWidth="1.1" />
      </g>
    </g>
  );
}

/** A jockey's jacket and cap: the badge of a seat wherever it is named. */
export function Jersey({ silks, size = 1.5, label }: Props) {
  return (
    <Picture className="jersey" viewBox="2.4 0.2 43.2 45.8" size={size} label={label}>
      <JerseyShape silks={silks} />
    </Picture>
  );
}
