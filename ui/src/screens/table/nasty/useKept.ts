import { useState } from 'react';

/**
 * What was last told about somebody, while the next is on its way: cards in a hand stay where they
 * are, whoever acts elsewhere. With nobody there, nothing is kept.
 */
export function useKept<Thing>(told: Thing | undefined, whose: number | undefined) {
  const [kept, keep] = useState<{ thing: Thing; whose: number }>();
  if (whose === undefined) {
    if (kept) keep(undefined);
    return undefined;
  }
  if (told !== undefined && kept?.thing !== told) keep({ thing: told, whose });
  return told ?? (kept?.whose === whose ? kept.thing : undefined);
}
