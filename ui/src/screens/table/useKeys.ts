import { useEffect, useEffectEvent } from 'react';

/** Where a key already means something else. */
const FIELDS = 'input:not([type=radio]), textarea, [role=dialog], [role=menu], [role=listbox]';
const PRESSED = 'button, a, [role=button], summary';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Does the element that has the focus want this key for itself? */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  const presses = key === 'Enter' || key === ' ';
  return presses && target.closest(`${PRESSED}, input`) !== null;
}

/** Keys of the whole page. A letter is its lower case; who types in a field or reads a dialog is left alone. */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[key];
    if (!act || isTaken(key, event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
