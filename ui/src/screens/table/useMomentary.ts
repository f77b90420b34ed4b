import { useState } from 'react';

/** Something that lasts as long as the decision, or the stage, that is on; with the next it is gone. */
export function useMomentary<Thing>(
  moment: number | string,
): [Thing | undefined, (thing: Thing | undefined) => void] {
  const [held, setHeld] = useState<{ moment: number | string; thing: Thing | undefined }>();
  const hold = (thing: Thing | undefined) => setHeld({ moment, thing });
  return [held?.moment === moment ? held.thing : undefined, hold];
}
