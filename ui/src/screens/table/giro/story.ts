// The story as lines of the log. Pure.
import type { GiroEvent } from '../../../ipc/bindings.gen';
import type { LogLine } from '../../../parts/LogList';
import { riderOf } from './cast';
import { sentenceOf, type Teller } from './sentences';

/** Whose silks stand before the line of an event. */
function silksOf({ cast }: Teller, event: GiroEvent): Pick<LogLine, 'silks'> {
  if ('seat' in event) return { silks: riderOf(cast, event.seat).silks };
  const winner = event.event === 'over' ? event.placed[0] : undefined;
  return winner === undefined ? {} : { silks: riderOf(cast, winner).silks };
}

/** A round begins with its first pick, and where nobody saw one, when its cards are turned up. */
function headingOf(
  { t }: Teller,
  events: readonly GiroEvent[],
  index: number,
): LogLine | undefined {
  const [before, event] = [events[index - 1], events[index]];
  if (index === 0 && event?.event !== 'has-picked') {
    return { id: 'start', heading: true, text: t('round.start') };
  }
  const begins = event?.event === 'has-picked' || event?.event === 'revealed';
  const isFirst = before?.event !== 'has-picked';
  if (!(begins && isFirst)) return undefined;
  const round =
    events.slice(0, index).filter(({ event: kind }) => kind === 'round-over').length + 1;
  return { id: `round ${round}`, heading: true, text: t('round.heading', { round }) };
}

/**
 * One line for each event, the newest last. Who has chosen a card is told until the cards are
 * turned up; after that it is no news.
 */
export function linesOf(teller: Teller, events: readonly GiroEvent[]): LogLine[] {
  const revealed = events.findLastIndex(({ event }) => event === 'revealed');
  return events.flatMap((event, index) => {
    const heading = headingOf(teller, events, index);
    const isOld = event.event === 'has-picked' && index < revealed;
    const text = isOld ? undefined : sentenceOf(teller, event, events[index - 1]);
    return [
      ...(heading ? [heading] : []),
      ...(text === undefined ? [] : [{ id: index, text, ...silksOf(teller, event) }]),
    ];
  });
}
