import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { UndoAct } from '../DockActs';
import { nameOf } from './names';
import type { Phase } from './phase';
import type { Meeting } from './useMeeting';

type Sealing = Extract<Phase, { is: 'sealing' }>;
type Writing = Extract<Phase, { is: 'entry' | 'bet' }>;

/** Somebody writes on the slip. */
function WritingNow({ meeting, phase }: { meeting: Meeting; phase: Writing }) {
  const { t } = useTranslation('meeting');
  const { desk, table, teller } = meeting;
  const isShared = hasCurtain(table.setup);
  const name = nameOf(teller, phase.seat);
  return (
    <Now
      title={isShared ? t(`${phase.is}.mine`, { name }) : t(`${phase.is}.alone`)}
      acts={
        isShared && (
          <Button small onPress={desk.close}>
            {t('papers.close')}
          </Button>
        )
      }
    >
      {phase.is === 'entry' && desk.acts.said ? (
        <WhyNot {...desk.acts.said} />
      ) : (
        <p>{t(`${phase.is}.how`)}</p>
      )}
    </Now>
  );
}

/** Others are awaited, or somebody here is to come to the curtain. */
function SealingNow({ meeting, phase }: { meeting: Meeting; phase: Sealing }) {
  const { t } = useTranslation('meeting');
  const { teller, table, acts } = meeting;
  const { what, waits, next } = phase;
  const names = waits.map((seat: Seat) => nameOf(teller, seat));
  const title = hasCurtain(table.setup) ? t(`${what}.everybody`) : t(`${what}.sealed`);
  return (
    <Now
      title={title}
      acts={<UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} />}
    >
      <p>{next === undefined ? t('seal.waiting', { names }) : t('seal.behind')}</p>
    </Now>
  );
}

/** Slips are written on and sealed. */
export function SlipNow({ meeting }: { meeting: Meeting }) {
  const { phase } = meeting;
  if (phase.is === 'sealing') return <SealingNow meeting={meeting} phase={phase} />;
  if (phase.is !== 'entry' && phase.is !== 'bet') return null;
  return <WritingNow meeting={meeting} phase={phase} />;
}
