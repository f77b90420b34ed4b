import type { Table } from '../../mirror/table';
import { useSeenMeeting } from '../table/nasty/useSeenMeeting';
import { useTaste } from '../table/useTaste';
import { StandPage } from './StandPage';

/** A meeting of the Really Nasty game, for the room. */
export function MeetingStand({ table }: { table: Table }) {
  const { title, progress, board, standing, lines, isMoving } = useSeenMeeting(table, useTaste());
  return (
    <StandPage
      table={table}
      heading={{ title, note: null, progress }}
      board={board}
      standing={standing}
      lines={lines}
      isMoving={isMoving}
    />
  );
}
