import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/Button';
import { Pips } from '../../../parts/Pips';
import { Masthead } from '../../../parts/TableFrame';
import { Clock } from '../Clock';
import { SpeedMenu } from '../SpeedMenu';
import { TableMenu } from '../TableMenu';
import { openRules } from '../ways';
import { courseOf } from './cast';
import type { Race } from './useRace';

const HEDGES = 5;
const HAND = 6;

/** How far the race has come. */
function Progress({ race }: { race: Race }) {
  const { t } = useTranslation('table');
  const { view } = race;
  if (view.stage === 'placing') {
    const number = view.placed.length + 1;
    const label = t('round.hedge', { number });
    return (
      <>
        <span>{label}</span>
        <Pips count={HEDGES} done={view.placed.length} label={label} />
      </>
    );
  }
  const { round } = view;
  if (view.stage === 'over') return t('round.finished', { round });
  const left = view.hands[0]?.length ?? 0;
  const last = round + left - 1;
  return (
    <>
      <span>
        {left > 1 ? t('round.cycle', { round, last }) : t('round.lastOfCycle', { round })}
      </span>
      <Pips count={HAND} done={HAND - left} label={t('round.pips', { number: HAND - left + 1 })} />
    </>
  );
}

interface Props {
  race: Race;
  onWhere: () => void;
  onFair: () => void;
}

/** The head of the race: which course, how far, and what else can be done. */
export function RaceHead({ race, onWhere, onFair }: Props) {
  const { t } = useTranslation('table');
  const { t: giro } = useTranslation('giro');
  const { table, speed, sound } = race;
  const course = courseOf(giro, race.view.course);
  const { timeLeft } = table.state;
  return (
    <Masthead
      title={giro('name')}
      note={
        <>
          {course.name}
          <br />
          {t('spaces', { count: course.length })}
        </>
      }
      middle={
        <>
          <Progress race={race} />
          {typeof timeLeft === 'number' && <Clock timeLeft={timeLeft} seq={table.seq} />}
        </>
      }
      acts={
        <>
          <IconButton icon="book" label={t('acts.rules')} onPress={openRules} />
          <SpeedMenu speed={speed} sound={sound} />
          <TableMenu table={table.id} onWhere={onWhere} onFair={onFair} />
        </>
      }
    />
  );
}
