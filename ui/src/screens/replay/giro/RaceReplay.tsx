import { useTranslation } from 'react-i18next';
import { RunningOrder } from '../../../games/giro/RunningOrder';
import { CourseBoard } from '../../table/giro/CourseBoard';
import { courseOf } from '../../table/giro/cast';
import { FinishBoard } from '../../table/giro/FinishBoard';
import { runnersOf } from '../../table/giro/order';
import { RaceProgress } from '../../table/giro/RaceProgress';
import { useTelling } from '../../table/giro/useTelling';
import { ReplayPage } from '../ReplayPage';
import type { Showing } from '../showing';
import { useReplayTaste } from '../useReplayTaste';
import { HeldCards } from './HeldCards';

/** A race, run once more. */
export function RaceReplay({ showing }: { showing: Showing }) {
  const { t } = useTranslation('race');
  const { t: giro } = useTranslation('giro');
  const { t: table } = useTranslation('table');
  const { player, hands } = showing;
  const telling = useTelling(player.table, useReplayTaste(player.speed));
  const { teller, view, run, spaces, lines, isRunning } = telling;
  const course = courseOf(giro, view.course);
  const { cast } = teller;
  const standing = { t, table, cast, view, horses: spaces, run, looking: undefined };
  const isOver = view.stage === 'over' && !isRunning;
  return (
    <ReplayPage
      showing={showing}
      heading={{ title: giro('name'), note: course.name, progress: <RaceProgress view={view} /> }}
      board={isOver ? <FinishBoard {...telling} /> : <CourseBoard telling={telling} />}
      standing={<RunningOrder runners={runnersOf(standing)} />}
      held={<HeldCards riders={cast.seats} views={hands.views} />}
      lines={lines}
      isMoving={isRunning}
    />
  );
}
