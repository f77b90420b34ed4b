import { useTranslation } from 'react-i18next';
import { useSeenMeeting } from '../../table/nasty/useSeenMeeting';
import { ReplayPage } from '../ReplayPage';
import type { Showing } from '../showing';
import { useReplayTaste } from '../useReplayTaste';
import { HeldEvents } from './HeldEvents';

/** A meeting of the Really Nasty game, run once more. */
export function MeetingReplay({ showing }: { showing: Showing }) {
  const { t } = useTranslation('meeting');
  const { player, hands } = showing;
  const seen = useSeenMeeting(player.table, useReplayTaste(player.speed));
  const { teller, title, progress, board, standing, lines, isMoving } = seen;
  return (
    <ReplayPage
      showing={showing}
      heading={{ title, note: t('nasty'), progress }}
      board={board}
      standing={standing}
      held={<HeldEvents teller={teller} views={hands.views} />}
      lines={lines}
      isMoving={isMoving}
    />
  );
}
