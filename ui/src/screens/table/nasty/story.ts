// The story as lines of the log. Pure.
import type { NastyEvent, Seat } from '../../../ipc/bindings.gen';
import type { LogLine } from '../../../parts/LogList';
import { raceOf, type Teller, winnersOf } from './names';
import { sentenceOf } from './sentences';

/** Whose silks stand before the line of an event. */
function seatOf({ result }: Teller, event: NastyEvent): Seat | undefined {
  switch (event.event) {
    case 'judged':
      return event.on;
    case 'chalked':
      return event.row.seat;
    case 'race-over':
      return event.enclosure[0];
    case 'over':
      return winnersOf(result)[0];
    default:
      return 'seat' in event ? event.seat : undefined;
  }
}

/** Each race begins with its name. */
function headingOf(teller: Teller, event: NastyEvent): LogLine[] {
  if (event.event !== 'lanes-dealt') return [];
  const { number, race } = event;
  const text = teller.t('race.heading', { number, race: raceOf(teller, race) });
  return [{ id: `race ${number}`, heading: true, text }];
}

/** One line for each event, the newest last. */
export function linesOf(teller: Teller, events: readonly NastyEvent[]): LogLine[] {
  return events.flatMap((event, index) => {
    const text = sentenceOf(teller, event);
    const seat = seatOf(teller, event);
    const silks = seat === undefined ? {} : { silks: teller.seats[seat]?.silks };
    return [
      ...headingOf(teller, event),
      ...(text === undefined ? [] : [{ id: index, text, ...silks }]),
    ];
  });
}
