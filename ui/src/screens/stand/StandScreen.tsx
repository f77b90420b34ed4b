import type { TableId } from '../../ipc/bindings.gen';
import { WatchedTable } from '../table/WatchedTable';
import { GallopStand } from './GallopStand';
import { MeetingStand } from './MeetingStand';
import { RaceStand } from './RaceStand';

const GAMES = { giro: RaceStand, pigs: GallopStand, nasty: MeetingStand };

/** A table as the whole room may see it, large: for a television. Nobody's secret is on it, whoever sits here. */
export function StandScreen({ table }: { table: TableId }) {
  return <WatchedTable table={table} games={GAMES} />;
}
