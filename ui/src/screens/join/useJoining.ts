import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands, type JoinBy, type PartyId, type ShutWhy } from '../../ipc/bindings.gen';
import { partyOf, useParties } from '../../mirror/parties';
import { lineOf } from '../../mirror/party';
import { useVisitor } from '../../mirror/visitor';
import { partyText } from '../notKept';
import { useShutText } from '../party/useShutText';
import { addressOf } from '../routes';

/** What was wrong: with the code, with something else, or so that one should beware. */
export interface Amiss {
  text: string;
  isCode: boolean;
  isLoud: boolean;
}

const ABOUT_CODE: readonly ShutWhy['why'][] = ['wrong-code', 'too-many'];

export interface Joining {
  isOnWay: boolean;
  amiss: Amiss | undefined;
  join: (to: JoinBy, name: string) => void;
}

/** Knocks at a table, and goes in when it opens; else it is said why not, and how to try again. */
export function useJoining(): Joining {
  const { t: errors } = useTranslation('errors');
  const { t } = useTranslation('party');
  const shutText = useShutText();
  const [knocked, setKnocked] = useState<PartyId>();
  const [isAsking, setAsking] = useState(false);
  const [amiss, setAmiss] = useState<Amiss>();
  const party = useParties((now) => partyOf(now, knocked));
  const line = party && lineOf(party);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is told of the line moves us on.
  useEffect(() => {
    if (knocked === undefined || !line) return;
    if (line.line === 'live') {
      location.hash = addressOf({ screen: 'party', party: knocked });
      return;
    }
    if (line.line !== 'shut' && line.line !== 'other-key') return;
    setKnocked(undefined);
    setAmiss(
      line.line === 'shut'
        ? {
            text: shutText(line.why),
            isCode: ABOUT_CODE.includes(line.why.why),
            isLoud: line.why.why === 'unproven',
          }
        : { text: t('trouble.other-key.text'), isCode: false, isLoud: true },
    );
    // Nobody waits at that door any more: the next attempt knocks anew.
    void commands.leaveParty(knocked);
  }, [knocked, line]);

  const join = async (to: JoinBy, name: string) => {
    if (isAsking || knocked !== undefined) return;
    setAmiss(undefined);
    setAsking(true);
    if (name !== '') useVisitor.getState().call(name);
    const told = await commands.joinParty(to, name);
    setAsking(false);
    if (told.status === 'ok') {
      setKnocked(told.data);
      return;
    }
    const isCode = told.error.error === 'code';
    setAmiss({ text: partyText(errors, told.error), isCode, isLoud: false });
  };
  return {
    isOnWay: isAsking || knocked !== undefined,
    amiss,
    join: (to, name) => void join(to, name),
  };
}
