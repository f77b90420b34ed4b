import { useTranslation } from 'react-i18next';
import { DestinationList } from '../../../games/nasty/DestinationList';
import { MoneyChart } from '../../../games/nasty/MoneyChart';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { AfterNow } from './AfterNow';
import { nameOf } from './names';
import { Papers } from './Papers';
import { ReadyRow, SealRow } from './Rows';
import { RunNow } from './RunNow';
import { moneyLines } from './races';
import { SlipNow } from './SlipNow';
import { chosenGoal, goalsOf, standOf } from './turn';
import type { Meeting } from './useMeeting';

/** Somebody has been called to the curtain, or reads behind it. */
function PapersNow({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('meeting');
  const { t: parts } = useTranslation('parts');
  const { desk, teller } = meeting;
  const { papers, open, close, acts } = desk;
  if (!papers) return null;
  const { seat, isOpen } = papers;
  const name = nameOf(teller, seat);
  if (!isOpen) {
    return (
      <Now
        title={t('papers.turn', { name })}
        acts={
          <>
            <Button look="primary" keys="Enter" onPress={() => open(seat)}>
              {parts('curtain.open')}
            </Button>
            <Button small onPress={close}>
              {t('papers.back')}
            </Button>
          </>
        }
      >
        <p>{t('papers.only', { name })}</p>
      </Now>
    );
  }
  return (
    <Now
      title={t('papers.open', { name })}
      acts={<Button onPress={close}>{t('papers.close')}</Button>}
    >
      {acts.said ? <WhyNot {...acts.said} /> : <p>{t('papers.opened')}</p>}
    </Now>
  );
}

function NowPart({ meeting }: { meeting: Meeting }) {
  const { phase, desk } = meeting;
  switch (phase.is) {
    case 'report':
    case 'over':
      return <AfterNow meeting={meeting} />;
    case 'entry':
    case 'bet':
    case 'sealing':
      return desk.papers?.isOpen && phase.is === 'sealing' ? (
        <PapersNow meeting={meeting} />
      ) : (
        <SlipNow meeting={meeting} />
      );
    default:
      if (desk.papers) return <PapersNow meeting={meeting} />;
      return phase.is === 'called' ? <AfterNow meeting={meeting} /> : <RunNow meeting={meeting} />;
  }
}

/** Where the horse may go, in words. */
function Ways({ meeting }: { meeting: Meeting }) {
  const { phase, turn, view, choose, act, desk } = meeting;
  const isChoosing = (phase.is === 'go' || phase.is === 'double') && phase.mine && !desk.papers;
  if (!isChoosing || goalsOf(turn).length === 0) return null;
  return (
    <DestinationList
      plan={view.book.course}
      destinations={goalsOf(turn)}
      from={standOf(meeting)}
      chosen={chosenGoal(meeting)?.goal}
      onChoose={choose}
      {...(phase.is === 'go' && { onGo: (goal) => void act(phase.seat, { go: goal }) })}
    />
  );
}

function Beside({ meeting }: { meeting: Meeting }) {
  const { phase, desk, table, teller, races, view } = meeting;
  const isShared = hasCurtain(table.setup);
  switch (phase.is) {
    case 'report':
    case 'over':
      return (
        <div className="finish-chart">
          <MoneyChart lines={moneyLines(teller, races)} races={view.races.length} />
        </div>
      );
    case 'sealing':
      return isShared && !desk.papers?.isOpen ? (
        <SealRow meeting={meeting} waits={phase.waits} next={phase.next} />
      ) : (
        <Papers meeting={meeting} />
      );
    case 'called':
      return isShared && !desk.papers ? (
        <ReadyRow meeting={meeting} waits={phase.waits} />
      ) : (
        <Papers meeting={meeting} />
      );
    default:
      return (
        <>
          <Ways meeting={meeting} />
          <Papers meeting={meeting} />
        </>
      );
  }
}

/** What you do now, and beside it your cards and your slip: always at the same place. */
export function MeetingDock({ meeting }: { meeting: Meeting }) {
  return (
    <>
      <NowPart meeting={meeting} />
      <Beside meeting={meeting} />
    </>
  );
}
