import { useTranslation } from 'react-i18next';
import { RunningOrder } from '../../games/giro/RunningOrder';
import type { Table } from '../../mirror/table';
import { CourseBoard } from '../table/giro/CourseBoard';
import { courseOf } from '../table/giro/cast';
import { FinishBoard } from '../table/giro/FinishBoard';
import { runnersOf } from '../table/giro/order';
import { RaceProgress } from '../table/giro/RaceProgress';
import { useTelling } from '../table/giro/useTelling';
import { useTaste } from '../table/useTaste';
import { StandPage } from './StandPage';

/** A race of Giro Galoppo, for the room. */
export function RaceStand({ table }: { table: Table }) {
  const { t } = useTranslation('race');
  const { t: giro } = useTranslation('giro');
  const { t: words } = useTranslation('table');
  const telling = useTelling(table, useTaste());
  const { teller, view, run, spaces, lines, isRunning } = telling;
  const { cast } = teller;
  const standing = { t, table: words, cast, view, horses: spaces, run, looking: undefined };
  const isOver = view.stage === 'over' && !isRunning;
  return (
    <StandPage
      table={table}
      heading={{
        title: giro('name'),
        note: courseOf(giro, view.course).name,
        progress: <RaceProgress view={view} />,
      }}
      board={isOver ? <FinishBoard {...telling} /> : <CourseBoard telling={telling} />}
      standing={<RunningOrder runners={runnersOf(standing)} />}
      lines={lines}
      isMoving={isRunning}
    />
  );
}
