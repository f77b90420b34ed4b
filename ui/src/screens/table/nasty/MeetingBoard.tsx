import { hasCurtain } from '../../../mirror/seats';
import { Curtain } from '../../../parts/Curtain';
import { EnclosureSheet } from './EnclosureSheet';
import { silksOf } from './hand';
import { MeetingEnd } from './MeetingEnd';
import { nameOf } from './names';
import { OddsSheet } from './OddsSheet';
import { RaceCourse } from './RaceCourse';
import { ReportSheet } from './ReportSheet';
import { SlipSheet } from './SlipSheet';
import type { Meeting } from './useMeeting';

function Sheet({ meeting }: { meeting: Meeting }) {
  const { phase, desk, view } = meeting;
  if (phase.is === 'report') return <ReportSheet meeting={meeting} number={phase.race} />;
  if (phase.is === 'entry' || phase.is === 'bet' || desk.isSlipOut) {
    return <SlipSheet meeting={meeting} />;
  }
  if (phase.is === 'over') return <MeetingEnd meeting={meeting} isCharted={false} />;
  if (phase.is === 'board') return <OddsSheet meeting={meeting} />;
  if (view.stage === 'called' || view.stage === 'dice') return <EnclosureSheet meeting={meeting} />;
  return <RaceCourse meeting={meeting} />;
}

/** The curtain before a slip that somebody is called to write on. */
function SlipCurtain({ meeting }: { meeting: Meeting }) {
  const { phase, desk, teller, table } = meeting;
  if (!hasCurtain(table.setup)) return null;
  const next = phase.is === 'sealing' ? phase.next : undefined;
  const seat = desk.papers?.seat ?? next;
  if (seat === undefined) return null;
  const isWriting = phase.is === 'entry' || phase.is === 'bet';
  if (!isWriting && (next === undefined || desk.papers?.isOpen)) return null;
  return (
    <Curtain
      isOpen={isWriting}
      name={nameOf(teller, seat)}
      silks={silksOf(teller.seats, seat)}
      onOpen={() => desk.open(seat)}
    />
  );
}

/** The course, or the sheet of paper that lies over it. */
export function MeetingBoard({ meeting }: { meeting: Meeting }) {
  return (
    <>
      <Sheet meeting={meeting} />
      <SlipCurtain meeting={meeting} />
    </>
  );
}
