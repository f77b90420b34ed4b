import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import type { Table } from '../../../mirror/table';
import { TablePage } from '../TablePage';
import { GallopBoard } from './GallopBoard';
import { GallopDock } from './GallopDock';
import { GallopEnd } from './GallopEnd';
import { GallopProgress } from './GallopProgress';
import { GallopTrays } from './GallopTrays';
import { moveInMind } from './hand';
import { whereabouts } from './sentences';
import { type Gallop, useGallop } from './useGallop';
import './gallop.css';

function onEnter({ phase, chosen, look, open, act, staged }: Gallop): (() => void) | undefined {
  if (phase.is === 'report') return staged.moveOn;
  if (phase.is === 'turn') return () => open(phase.seat);
  const move = moveInMind(phase, chosen, look);
  return move && (() => act(move));
}

function onSkip({ phase, staged }: Gallop): (() => void) | undefined {
  if (phase.is === 'report') return staged.moveOn;
  return phase.is === 'running' ? staged.skip : undefined;
}

/** Whose turn it is, or whose doing is being shown. */
function now({ phase, actor }: Gallop): Seat | undefined {
  if (phase.is === 'running') return actor;
  return 'seat' in phase ? phase.seat : undefined;
}

/** A game of Galloping Pigs, from the first line-up to the last food card. */
export function GallopTable({ table }: { table: Table }) {
  const { t } = useTranslation('gallop');
  const { t: home } = useTranslation('home');
  const gallop = useGallop(table);
  const { taste, phase, look, teller, lines, view } = gallop;
  const acts = phase.is === 'play' || ('mine' in phase && phase.mine);
  return (
    <TablePage
      table={table}
      taste={taste}
      heading={{
        title: home('pigs.name'),
        note: (
          <>
            {t('spaces', { count: view.edition.spaces })}
            <br />
            {t('nobodys')}
          </>
        ),
        progress: <GallopProgress view={view} />,
      }}
      board={phase.is === 'over' ? <GallopEnd {...gallop} /> : <GallopBoard gallop={gallop} />}
      dock={<GallopDock gallop={gallop} />}
      standing={<GallopTrays telling={gallop} now={now(gallop)} />}
      lines={lines}
      where={() => whereabouts(teller, view.pigs)}
      onEnter={onEnter(gallop)}
      onSkip={onSkip(gallop)}
      isOver={phase.is === 'over'}
      isReady={!acts || look !== undefined}
    />
  );
}
