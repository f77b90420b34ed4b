import type { TableId } from '../../ipc/bindings.gen';
import { RaceTable } from './giro/RaceTable';
import { MeetingTable } from './nasty/MeetingTable';
import { GallopTable } from './pigs/GallopTable';
import { WatchedTable } from './WatchedTable';

const GAMES = { giro: RaceTable, pigs: GallopTable, nasty: MeetingTable };

/** A table, from the first act to the last, as the app tells it. */
export function TableScreen({ table }: { table: TableId }) {
  return <WatchedTable table={table} games={GAMES} />;
}
