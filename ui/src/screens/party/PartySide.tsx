import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/shallow';
import type { PartyCard, Seat } from '../../ipc/bindings.gen';
import { heardAt, unreadAt, useParties } from '../../mirror/parties';
import { IconButton } from '../../parts/Button';
import { LiveRegion } from '../../parts/LiveRegion';
import { type LogLine, LogList } from '../../parts/LogList';
import { Panel } from '../../parts/Panel';
import { PartyStrip } from './PartyStrip';
import { Talk } from './Talk';
import { useSaying } from './useSaying';
import { WhoIsHere } from './WhoIsHere';

/** Turns the sheet over to what is said, and says how much of it is new. */
function TalkButton(props: { party: PartyCard; isOpen: boolean; onPress: () => void }) {
  const { party, isOpen, onPress } = props;
  const { t } = useTranslation('party');
  const unread = useParties((now) => unreadAt(now, party.id));
  const isNew = unread > 0 && !isOpen;
  return (
    <span className="talk-button">
      <IconButton
        icon="talk"
        label={isNew ? t('talk.openNew', { count: unread }) : t('talk.open')}
        isPressed={isOpen}
        onPress={onPress}
      />
      {isNew && (
        <span className="talk-unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </span>
  );
}

interface Props {
  party: PartyCard;
  thinking: readonly Seat[];
  /** The story of the table: what is said lies on the back of its sheet. */
  lines: readonly LogLine[];
}

/** The story of a table on the network: who is here, and what is said, are with it. */
export function PartySide({ party, thinking, lines }: Props) {
  const { t } = useTranslation('party');
  const { t: parts } = useTranslation('parts');
  const [isTalk, setTalk] = useState(false);
  const [isWho, setWho] = useState(false);
  const say = useSaying();
  const heard = useParties(useShallow((now) => heardAt(now, party.id)));
  const title = isTalk ? t('talk.title') : parts('soFar');
  return (
    <>
      <Panel
        title={title}
        grow
        acts={
          <span className="party-side-acts">
            <IconButton icon="person" label={t('who.open')} onPress={() => setWho(true)} />
            <TalkButton party={party} isOpen={isTalk} onPress={() => setTalk(!isTalk)} />
          </span>
        }
      >
        <PartyStrip party={party} thinking={thinking} />
        {isTalk ? <Talk party={party} isSmall /> : <LogList lines={lines} label={title} />}
      </Panel>
      <WhoIsHere party={party} isOpen={isWho} onClose={() => setWho(false)} />
      <LiveRegion sentences={heard.map((said) => ({ id: said.id, text: say(said) }))} />
    </>
  );
}
