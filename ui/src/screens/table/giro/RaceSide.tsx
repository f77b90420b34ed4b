import { useTranslation } from 'react-i18next';
import { RunningOrder } from '../../../games/giro/RunningOrder';
import { LogList } from '../../../parts/LogList';
import { Panel } from '../../../parts/Panel';
import { FairChance } from '../FairChance';
import { runnersOf } from './order';
import type { Race } from './useRace';

/** Who is where, and what has happened. */
export function RaceSide({ race }: { race: Race }) {
  const { t } = useTranslation('table');
  const { t: parts } = useTranslation('parts');
  const { teller, view, spaces, run, phase, lines, table } = race;
  const looking = phase.is === 'picking' ? phase.seat : undefined;
  const runners = runnersOf({ t, cast: teller.cast, view, horses: spaces, run, looking });
  return (
    <>
      <RunningOrder runners={runners} />
      <Panel title={parts('soFar')} grow>
        <LogList lines={lines} label={parts('soFar')} />
      </Panel>
      {phase.is === 'over' && (
        <details className="table-fair">
          <summary>{t('fair.title')}</summary>
          <FairChance {...table.state} />
        </details>
      )}
    </>
  );
}
