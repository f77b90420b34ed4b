// Race event cards by the names that the table gives them. Pure.
import type { EventKind } from '../../art/EventPicture';
import type { Fence } from './picture';

type Veer = 'in' | 'out';

/** Its kind, and after a colon the fence or the way that it names. */
export type CardName =
  | Exclude<EventKind, 'faller' | 'under-pressure'>
  | `faller:${Fence}`
  | `under-pressure:${Veer}`;

interface Printed {
  kind: EventKind;
  fence?: Fence;
  veer?: Veer;
}

/** What is printed on a card. */
export function printedOn(card: CardName): Printed {
  const [kind, named] = card.split(':');
  if (kind === 'faller') return { kind, fence: named as Fence };
  if (kind === 'under-pressure') return { kind, veer: named as Veer };
  return { kind: kind as EventKind };
}
