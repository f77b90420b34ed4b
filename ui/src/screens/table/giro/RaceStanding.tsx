import { useTranslation } from 'react-i18next';
import { RunningOrder } from '../../../games/giro/RunningOrder';
import { runnersOf } from './order';
import type { Race } from './useRace';

/** Who is where. */
export function RaceStanding({ race }: { race: Race }) {
  const { t } = useTranslation('race');
  const { t: table } = useTranslation('table');
  const { teller, view, spaces, run, phase } = race;
  const looking = phase.is === 'picking' ? phase.seat : undefined;
  const standing = { t, table, cast: teller.cast, view, horses: spaces, run, looking };
  return <RunningOrder runners={runnersOf(standing)} />;
}
