import { useTranslation } from 'react-i18next';
import { awaited } from '../../mirror/seats';
import type { Table } from '../../mirror/table';
import { GallopEnd } from '../table/pigs/GallopEnd';
import { GallopProgress } from '../table/pigs/GallopProgress';
import { GallopTrays } from '../table/pigs/GallopTrays';
import '../table/pigs/gallop.css';
import { OvalBoard } from '../table/pigs/OvalBoard';
import { useTelling } from '../table/pigs/useTelling';
import { useTaste } from '../table/useTaste';
import { StandPage } from './StandPage';

/** A game of Galloping Pigs, for the room. */
export function GallopStand({ table }: { table: Table }) {
  const { t } = useTranslation('gallop');
  const { t: home } = useTranslation('home');
  const telling = useTelling(table, useTaste(), false);
  const { view, actor, lines, isRunning } = telling;
  const isOver = view.stage === 'over' && !isRunning;
  return (
    <StandPage
      table={table}
      heading={{
        title: home('pigs.name'),
        note: t('spaces', { count: view.edition.spaces }),
        progress: <GallopProgress view={view} />,
      }}
      board={isOver ? <GallopEnd {...telling} /> : <OvalBoard telling={telling} />}
      standing={<GallopTrays telling={telling} now={isRunning ? actor : awaited(view)[0]} />}
      lines={lines}
      isMoving={isRunning}
    />
  );
}
