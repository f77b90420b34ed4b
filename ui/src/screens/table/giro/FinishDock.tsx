import { PositionsChart } from '../../../games/giro/PositionsChart';
import { Now } from '../../../parts/TableFrame';
import { EndActs } from '../DockActs';
import { riderOf } from './cast';
import { chartOf } from './order';
import type { Race } from './useRace';

/** Who won, said plainly. */
function titleOf({ teller, view }: Race): { title: string; text: string } {
  const { t, cast } = teller;
  const [winner] = view.result;
  if (winner === undefined) {
    return {
      title: t('over.abandonedTitle'),
      text: t('over.abandoned', { round: view.round }),
    };
  }
  const { horse, name } = riderOf(cast, winner);
  const count = (view.horses[winner] ?? 0) - cast.length;
  return { title: t('over.won', { horse }), text: t('over.winner', { name, count }) };
}

/** The end: the winner, how the race went, and what now. */
export function FinishDock({ race }: { race: Race }) {
  const { title, text } = titleOf(race);
  const { cast } = race.teller;
  return (
    <>
      <Now title={title} acts={<EndActs table={race.table} />}>
        <p>{text}</p>
      </Now>
      <div className="finish-chart">
        <PositionsChart horses={chartOf(cast, race.heard)} length={cast.length} />
      </div>
    </>
  );
}
