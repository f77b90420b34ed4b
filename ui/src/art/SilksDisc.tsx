import { useId } from 'react';
import { SilkPattern } from './SilkPattern';
import { INK, type Silks } from './silks';

interface Props {
  silks: Silks;
  x?: number;
  y?: number;
  radius?: number;
}

/** The foot a horse stands on: its silks as a disc, readable where the rider is too small. */
export function SilksDisc({ silks, x = 0, y = 0, radius = 11 }: Props) {
  const clip = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius + 2.6} fill={INK.line} />
      <circle r={radius + 1.2} fill={INK.paper} />
      <clipPath id={clip}>
        <circle r={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <SilkPattern silks={silks} x={-radius} y={-radius} width={radius * 2} height={radius * 2} />
      </g>
    </g>
  );
}
