import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { spaced } from '../../mirror/code';
import { free, hostOf } from '../../mirror/party';
import { awaited } from '../../mirror/seats';
import type { Table } from '../../mirror/table';
import { IconButton } from '../../parts/Button';
import { LiveRegion } from '../../parts/LiveRegion';
import type { LogLine } from '../../parts/LogList';
import { QrCode } from '../../parts/QrCode';
import { Masthead } from '../../parts/TableFrame';
import { ShoutLayer } from '../party/ShoutLayer';
import { usePartyAt } from '../party/useParty';
import { addressOf } from '../routes';
import type { Heading } from '../table/TableHead';
import './stand.css';

interface Props {
  table: Table;
  heading: Heading;
  board: React.ReactNode;
  standing: React.ReactNode;
  lines: readonly LogLine[];
  /** Is something being played just now? */
  isMoving: boolean;
}

/** Full screen, where the system has one, and out of it again. */
function FullScreen() {
  const { t } = useTranslation('stand');
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const turn = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return <IconButton icon="screen" label={t(isFull ? 'small' : 'full')} onPress={turn} />;
}

/** Whose turn it is, so that the whole room sees it. */
function Turn({ table, isMoving }: { table: Table; isMoving: boolean }) {
  const { t, i18n } = useTranslation('stand');
  const { setup, state } = table;
  const seats = isMoving ? [] : awaited(state.view.view);
  const names = seats.map((seat) => setup.seats[seat]?.name ?? '');
  const text = () => {
    if (state.revealed !== null) return t('over');
    if (seats.length === 0) return t('moving');
    if (seats.length === setup.seats.length) return t('everybody');
    return t('turn', { names: new Intl.ListFormat(i18n.language).format(names) });
  };
  return (
    <div className="stand-turn">
      {seats.map((seat) => {
        const silks = setup.seats[seat]?.silks;
        return silks && <Jersey key={seat} silks={silks} size={3.6} />;
      })}
      <h2>{text()}</h2>
    </div>
  );
}

/** While seats are free, how one comes to the table: small, in the corner. */
function Corner({ table }: { table: Table }) {
  const { t } = useTranslation('stand');
  const party = usePartyAt(table.id);
  const side = party && hostOf(party);
  if (!(party && side) || free(party).length === 0) return null;
  return (
    <div className="stand-corner">
      <QrCode text={side.link} label={t('qr')} />
      <span>
        {t('free', { count: free(party).length })}
        <b>{spaced(side.code)}</b>
      </span>
    </div>
  );
}

/** The page of the stand view, whatever is played. Escape, or the cross, goes back to the table. */
export function StandPage({ table, heading, board, standing, lines, isMoving }: Props) {
  const { t } = useTranslation('stand');
  const party = usePartyAt(table.id);
  const back = addressOf({ screen: 'table', table: table.id });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Out of full screen first: the system takes that one itself.
      if (event.key === 'Escape' && document.fullscreenElement === null) location.hash = back;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [back]);
  return (
    <main className="stand">
      <Masthead
        title={party?.name || heading.title}
        note={party?.name ? heading.title : heading.note}
        middle={heading.progress}
        acts={
          <>
            <FullScreen />
            <IconButton
              icon="close"
              label={t('back')}
              onPress={() => {
                location.hash = back;
              }}
            />
          </>
        }
      />
      <section className="stand-board">
        {board}
        {party && <ShoutLayer party={party} />}
      </section>
      <aside className="stand-side">{standing}</aside>
      <footer className="stand-foot">
        <Turn table={table} isMoving={isMoving} />
        <p className="stand-last" aria-hidden="true">
          {lines.at(-1)?.text}
        </p>
        <Corner table={table} />
      </footer>
      <LiveRegion sentences={lines.map(({ id, text }) => ({ id, text }))} />
    </main>
  );
}
