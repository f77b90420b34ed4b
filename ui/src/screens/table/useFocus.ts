import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What one would do next, in this order; never what takes something back. */
const NEXT = [
  '.hand input:checked:not(:disabled)',
  '.hand input:not(:disabled)',
  '.giro-space[tabindex="0"]',
  '.now-acts .button-primary',
  '.run-skip button',
  '.now h2',
];

/**
 * Focus is never lost: where what had it is gone with a phase, it goes to what can be done now.
 * Who is elsewhere is left there. Nothing moves before the phase is ready to be acted in.
 */
export function useFocus(frame: RefObject<HTMLElement | null>, phase: string, isReady: boolean) {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is what takes things away.
  useLayoutEffect(() => {
    const isLost = last.current && !last.current.isConnected;
    if (!(isReady && isLost) || document.activeElement !== document.body) return;
    const found = NEXT.map((selector) => frame.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element)?.focus({ preventScroll: true });
  }, [frame, phase, isReady]);
}
