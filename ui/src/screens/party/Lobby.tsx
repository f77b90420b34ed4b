import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../games/nasty/useMoney';
import type { PartyCard, Setup } from '../../ipc/bindings.gen';
import { hostOf } from '../../mirror/party';
import { Ask } from '../../parts/Ask';
import { Button } from '../../parts/Button';
import { Panel } from '../../parts/Panel';
import { PICTURES } from '../home/Shelf';
import { Leaf } from '../Leaf';
import { addressOf } from '../routes';
import { agreedOn } from './agreed';
import { GuestFoot } from './GuestFoot';
import { HostFoot } from './HostFoot';
import { leave } from './leave';
import './lobby.css';
import { PartyBanner } from './PartyBanner';
import { SeatLine } from './SeatLine';
import { ShoutLayer } from './ShoutLayer';
import { Talk } from './Talk';
import { WayIn } from './WayIn';

/** By which rules one is about to play. */
function AgreedPanel({ setup, hasPicture }: { setup: Setup; hasPicture: boolean }) {
  const { t } = useTranslation('setup');
  const { t: party } = useTranslation('party');
  const { sum } = useMoney();
  return (
    <Panel title={party('agreed')}>
      {hasPicture && <div className="agreed-picture">{PICTURES[setup.game.game]}</div>}
      <dl className="agreed-on">
        {agreedOn(t, setup, sum).map(([title, choice]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{choice}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Gives the table or one's seats up. A host is asked first, for everybody goes with him. */
function LeaveAct({ party }: { party: PartyCard }) {
  const { t } = useTranslation('party');
  const [isAsked, setAsked] = useState(false);
  const isHost = hostOf(party) !== undefined;
  return (
    <>
      <Button small onPress={() => (isHost ? setAsked(true) : void leave(party.id))}>
        {t(isHost ? 'leave.host' : 'leave.guest')}
      </Button>
      <Ask
        title={t('leave.title')}
        text={t('leave.text')}
        keep={t('leave.keep')}
        act={t('leave.host')}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onAct={() => void leave(party.id)}
      />
    </>
  );
}

/** Who has waited at the door is taken to the heading when it opens: what had the focus is gone. */
function useWelcome(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}

/** Before the start: who sits where, how others come in, what is said, and what one is about to play. */
export function Lobby({ party, setup }: { party: PartyCard; setup: Setup }) {
  const { t } = useTranslation(['party', 'home']);
  useWelcome();
  const host = hostOf(party);
  const game = setup.game.game;
  const taken = party.seats.filter(({ holder }) => holder !== 'free').length;
  return (
    <Leaf
      title={party.name}
      note={t(`home:${game}.name`)}
      from={{ screen: 'home' }}
      acts={
        <>
          <a href={addressOf({ screen: 'rules', game })}>{t('home:ways.rules')}</a>
          <LeaveAct party={party} />
        </>
      }
    >
      <PartyBanner party={party} />
      <main className="lobby">
        <div className="lobby-column">
          <Panel
            title={t('seats')}
            note={t(party.stand > 0 ? 'takenAndStand' : 'taken', {
              taken,
              seats: party.seats.length,
              stand: party.stand,
            })}
          >
            <ol>
              {party.seats.map((seat) => (
                <SeatLine key={seat.seat} party={party} seat={seat} />
              ))}
            </ol>
          </Panel>
          <div className="lobby-talk">
            <Panel title={t('talk.title')} grow>
              <Talk party={party} />
            </Panel>
            <ShoutLayer party={party} />
          </div>
        </div>
        <div className="lobby-column">
          {host && (
            <Panel title={t('wayIn.title')}>
              <WayIn side={host} />
            </Panel>
          )}
          <AgreedPanel setup={setup} hasPicture={!host} />
        </div>
      </main>
      {host ? <HostFoot party={party} /> : <GuestFoot party={party} />}
    </Leaf>
  );
}
