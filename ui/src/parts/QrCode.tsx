import { encode } from 'uqr';
import './qr-code.css';

/** The still edge that a camera needs around a code, in modules. */
const EDGE = 3;

/** A text for the camera of another machine: always dark on white, in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const side = size + 2 * EDGE;
  return (
    <svg
      className="qr-code"
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
    </svg>
  );
}
