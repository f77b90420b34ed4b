import { useTranslation } from 'react-i18next';
import { commands, type PartyCard } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { hostOf, ours, type Trouble, troublesOf } from '../../mirror/party';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { leave } from './leave';
import './party-banner.css';
import { useOrder } from './useParty';
import { useShutText } from './useShutText';

interface Props {
  party: PartyCard;
  trouble: Trouble;
}

/** What has happened, and what it means. */
function useWords({ party, trouble }: Props): { title: string; text: string } {
  const { t } = useTranslation('party');
  const shutText = useShutText();
  switch (trouble.is) {
    case 'shut':
      return { title: t('trouble.shut.title'), text: shutText(trouble.why) };
    case 'away': {
      const { name } = trouble.seat;
      const isLobby = party.stage === 'lobby';
      const what = hostOf(party) ? (isLobby ? 'lobby' : 'host') : party.away;
      return {
        title: t('trouble.away.title', { name }),
        text: t(`trouble.away.${what}`, { name }),
      };
    }
    case 'poll': {
      const { votes, needed } = trouble.poll;
      const { name } = trouble.seat;
      return {
        title: t('trouble.away.title', { name }),
        text: t('trouble.poll.text', { name, votes, needed }),
      };
    }
    case 'unheard':
      return { title: t('unheard.title'), text: t('unheard.text', { cause: trouble.cause }) };
    default:
      return { title: t(`trouble.${trouble.is}.title`), text: t(`trouble.${trouble.is}.text`) };
  }
}

/** The one thing to do about it, or the few between which one chooses. */
function Acts({ party, trouble }: Props) {
  const { t } = useTranslation('party');
  const order = useOrder();
  const level = useApp((app) => app.hello?.levels.at(-1)) ?? 'steady';
  switch (trouble.is) {
    case 'shut':
    case 'other-key':
      return (
        <>
          {trouble.is === 'shut' && (
            <Button small onPress={() => void order(commands.comeBack(party.id))}>
              {t('door.again')}
            </Button>
          )}
          <Button small icon="home" onPress={() => void leave(party.id)}>
            {t('door.leave')}
          </Button>
        </>
      );
    case 'away': {
      if (!hostOf(party)) return null;
      const { seat } = trouble.seat;
      const give = (by: 'anybody' | 'bot') =>
        void order(commands.giveSeat(party.id, seat, by === 'bot' ? { by, level } : { by }));
      return (
        <>
          {party.stage !== 'lobby' && (
            <Button small icon="bot" onPress={() => give('bot')}>
              {t('trouble.away.toBot')}
            </Button>
          )}
          <Button small onPress={() => give('anybody')}>
            {t('trouble.away.free')}
          </Button>
        </>
      );
    }
    case 'poll': {
      if (ours(party).length === 0 && !hostOf(party)) return null;
      const { seat } = trouble.seat;
      const { mine } = trouble.poll;
      return (
        <>
          {mine && <Icon name="check" />}
          <Button
            small
            icon={mine ? 'undo' : 'bot'}
            onPress={() => void order(commands.vote(party.id, seat, !mine))}
          >
            {t(mine ? 'trouble.poll.no' : 'trouble.poll.yes')}
          </Button>
        </>
      );
    }
    case 'unheard':
      return <a href="#/doctor">{t('unheard.doctor')}</a>;
    default:
      return null;
  }
}

function Slip({ party, trouble }: Props) {
  const { title, text } = useWords({ party, trouble });
  const isLoud =
    trouble.is === 'other-key' || (trouble.is === 'shut' && trouble.why.why === 'unproven');
  return (
    <div className={isLoud ? 'party-banner party-banner-loud' : 'party-banner'}>
      <p>
        <b>{title}</b> {text}
      </p>
      <div className="party-banner-acts">
        <Acts party={party} trouble={trouble} />
      </div>
    </div>
  );
}

/** What is amiss at a party, the gravest of it: calmly, with the one thing to do. It goes as it came. */
export function PartyBanner({ party }: { party: PartyCard }) {
  const trouble = troublesOf(party).find(({ is }) => is !== 'unheard' || party.stage !== 'lobby');
  return <div role="status">{trouble && <Slip party={party} trouble={trouble} />}</div>;
}
