import { useEffect, useState } from 'react';

/** Is the die still held, so that others may put a card in? The app alone decides; this only shows it. */
export function useHeld(pauseLeft: number | null, seq: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (pauseLeft === null) return;
    const timer = setTimeout(() => setOver(seq), pauseLeft);
    return () => clearTimeout(timer);
  }, [pauseLeft, seq]);
  return pauseLeft !== null && over !== seq;
}
