// The story as lines of the log. Pure.
import type { PigsEvent } from '../../../ipc/bindings.gen';
import type { LogLine } from '../../../parts/LogList';
import { sentenceOf, type Teller, winnersOf } from './sentences';

/** Whose silks stand before the line of an event. */
function silksOf({ seats, result }: Teller, event: PigsEvent): Pick<LogLine, 'silks'> {
  const [winner] = event.event === 'over' ? winnersOf(result) : [];
  const seat = 'seat' in event ? event.seat : winner;
  return seat === undefined ? {} : { silks: seats[seat]?.silks };
}

/** A round begins when the pigs are lined up. */
function headingOf({ t }: Teller, events: readonly PigsEvent[], index: number): LogLine[] {
  if (events[index]?.event !== 'lined-up') return [];
  const before = events.slice(0, index).filter(({ event }) => event === 'round-over').length;
  const round = before + 1;
  return [{ id: `round ${round}`, heading: true, text: t('round.heading', { round }) }];
}

/** One line for each event, the newest last. */
export function linesOf(teller: Teller, events: readonly PigsEvent[]): LogLine[] {
  return events.flatMap((event, index) => {
    const text = sentenceOf(teller, event);
    return [
      ...headingOf(teller, events, index),
      ...(text === undefined ? [] : [{ id: index, text, ...silksOf(teller, event) }]),
    ];
  });
}
