import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What one would do next, in this order; never what takes something back. */
const NEXT = [
  '.hand input:checked:not(:disabled)',
  '.hand input:not(:disabled)',
  '.pig-hand input:checked:not(:disabled)',
  '.pig-hand input:not(:disabled)',
  '.giro-space[tabindex="0"]',
  '.pigs-space[tabindex="0"]',
  '.slip input:not(:disabled)',
  '.ways input:checked',
  '.aim button',
  '.now-acts .button-primary',
  '.run-skip button',
  '.now h2',
];

/** What may take away what had the focus. */
const TAKES = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] };

/**
 * Focus is never lost: where what had it is gone, or can be used no more, it goes to what can be done now. Who is
 * elsewhere is left there. Nothing moves before the phase is ready to be acted in.
 */
export function useFocus(frame: RefObject<HTMLElement | null>, isReady: boolean) {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);

  useLayoutEffect(() => {
    const within = frame.current;
    if (!(isReady && within)) return;
    const find = () => {
      if (isLost(last.current)) next(within)?.focus({ preventScroll: true });
    };
    find();
    const changes = new MutationObserver(find);
    changes.observe(within, TAKES);
    return () => changes.disconnect();
  }, [frame, isReady]);
}

function isLost(last: Element | undefined) {
  if (!last || document.activeElement !== document.body) return false;
  return !last.isConnected || last.matches(':disabled') || !last.checkVisibility();
}

function next(within: HTMLElement) {
  const found = NEXT.map((selector) => within.querySelector<HTMLElement>(selector));
  return found.find((element) => element);
}
