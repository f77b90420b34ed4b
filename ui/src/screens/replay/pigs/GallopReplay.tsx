import { useTranslation } from 'react-i18next';
import { GallopEnd } from '../../table/pigs/GallopEnd';
import { GallopProgress } from '../../table/pigs/GallopProgress';
import { GallopTrays } from '../../table/pigs/GallopTrays';
import { OvalBoard } from '../../table/pigs/OvalBoard';
import { useTelling } from '../../table/pigs/useTelling';
import '../../table/pigs/gallop.css';
import { ReplayPage } from '../ReplayPage';
import type { Showing } from '../showing';
import { useReplayTaste } from '../useReplayTaste';
import { HeldPigs } from './HeldPigs';

/** A game of Galloping Pigs, galloped once more. */
export function GallopReplay({ showing }: { showing: Showing }) {
  const { t } = useTranslation('gallop');
  const { t: home } = useTranslation('home');
  const { player, hands } = showing;
  const telling = useTelling(player.table, useReplayTaste(player.speed), false);
  const { teller, view, actor, lines, isRunning } = telling;
  const isOver = view.stage === 'over' && !isRunning;
  return (
    <ReplayPage
      showing={showing}
      heading={{
        title: home('pigs.name'),
        note: t('spaces', { count: view.edition.spaces }),
        progress: <GallopProgress view={view} />,
      }}
      board={isOver ? <GallopEnd {...telling} /> : <OvalBoard telling={telling} />}
      standing={<GallopTrays telling={telling} now={isRunning ? actor : undefined} />}
      held={<HeldPigs seats={teller.seats} views={hands.views} />}
      lines={lines}
      isMoving={isRunning}
    />
  );
}
