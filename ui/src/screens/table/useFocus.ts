import { type RefObject, useLayoutEffect } from 'react';

/** What one would do next, in this order. */
const NEXT = [
  '.hand input:checked:not(:disabled)',
  '.hand input:not(:disabled)',
  '.now-acts button',
  '.now h2',
];

/**
 * Focus is never lost: where what had it is gone with a phase, it goes to what can be done now.
 * Who is elsewhere is left there.
 */
export function useFocus(dock: RefObject<HTMLElement | null>, phase: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is what takes things away.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost) return;
    const found = NEXT.map((selector) => dock.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element)?.focus({ preventScroll: true });
  }, [dock, phase]);
}
