// How type is set in a drawing, so that it can be read however small the drawing stands on the screen.
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { round } from './curve';

export interface Size {
  width: number;
  height: number;
}

/** No type on the screen is smaller, in pixels. */
const LEAST = 12;

/** The smallest type that may be set in a drawing that is shown whole, in its units; 0 while nothing is measured. */
export function leastType(shown: Size | undefined, sheet: Size): number {
  if (!shown) return 0;
  const scale = Math.min(shown.width / sheet.width, shown.height / sheet.height);
  return Math.ceil((LEAST / scale) * 10) / 10;
}

/** How large an element stands on the screen, in pixels; nothing while it does not. */
export function useSize() {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setSize(width > 0 && height > 0 ? { width, height } : undefined);
    };
    measure();
    // At once, so that type is never seen in the wrong size.
    const watch = new ResizeObserver(() => flushSync(measure));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, size] as const;
}

interface Wanted {
  /** The largest size, and the smallest. */
  size: number;
  least: number;
  /** How wide a letter is, in parts of the size it is set in. */
  letter: number;
  /** How wide a line may be. */
  room: number;
}

interface Setting {
  size: number;
  lines: readonly string[];
}

/** Broken between two words, as evenly as they allow. */
function inTwo(text: string): string[] {
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text];
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length), 1);

/** In one line, else in two; nothing where it would have to be smaller than `least` even so. */
export function typeset(text: string, { size, least, letter, room }: Wanted): Setting | undefined {
  return [[text], inTwo(text)]
    .map((lines) => ({
      lines,
      size: round(Math.min(Math.max(size, least), room / (longest(lines) * letter))),
    }))
    .find((setting) => setting.size >= least);
}
