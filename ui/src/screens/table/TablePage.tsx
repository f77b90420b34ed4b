import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParties } from '../../mirror/parties';
import { hasGuests, isApart } from '../../mirror/party';
import { awaited } from '../../mirror/seats';
import type { Table } from '../../mirror/table';
import { Dialog } from '../../parts/Dialog';
import { LiveRegion } from '../../parts/LiveRegion';
import { type LogLine, LogList } from '../../parts/LogList';
import { Panel } from '../../parts/Panel';
import { TableFrame } from '../../parts/TableFrame';
import { PartyBanner } from '../party/PartyBanner';
import { PartySide } from '../party/PartySide';
import { RestBanner } from '../party/RestBanner';
import { ShoutLayer } from '../party/ShoutLayer';
import { usePartyAt } from '../party/useParty';
import { FairChance } from './FairChance';
import { StuckSlip } from './StuckSlip';
import { type Heading, TableHead } from './TableHead';
import { useFocus } from './useFocus';
import { useKeys } from './useKeys';
import type { Taste } from './useTaste';

interface Props {
  table: Table;
  taste: Taste;
  heading: Heading;
  board: React.ReactNode;
  /** What you do now. */
  dock: React.ReactNode;
  /** Who stands how; the story is told beneath. */
  standing: React.ReactNode;
  lines: readonly LogLine[];
  /** Where everybody is, in one sentence. */
  where: () => string;
  /** What Enter does anywhere on the page: what the claret button does. */
  onEnter: (() => void) | undefined;
  /** Ends what is being played; nothing while nothing is. */
  onSkip: (() => void) | undefined;
  isOver: boolean;
  /** Can what the phase asks for be done yet? */
  isReady: boolean;
}

/** What everybody must know before anything else: that nothing can be kept, or how the network is. */
function TableNotice({ table, isOver }: { table: Table; isOver: boolean }) {
  const party = usePartyAt(table.id);
  const isTold = useParties(({ parties }) => parties !== undefined);
  const rests = isTold && !party && !isOver && hasGuests(table.setup);
  return (
    <>
      <StuckSlip stuck={table.state.stuck} />
      {party && <PartyBanner party={party} />}
      {rests && <RestBanner table={table.id} />}
    </>
  );
}

/** The story so far, with the talk of those who are at other machines. */
function Story({ table, lines }: { table: Table; lines: readonly LogLine[] }) {
  const { t } = useTranslation('parts');
  const party = usePartyAt(table.id);
  if (party) {
    return <PartySide party={party} thinking={awaited(table.state.view.view)} lines={lines} />;
  }
  return (
    <Panel title={t('soFar')} grow>
      <LogList lines={lines} label={t('soFar')} />
    </Panel>
  );
}

/** The page of a table, whatever is played there: its frame, its keys, its story and its promise. */
export function TablePage(props: Props) {
  const { table, taste, heading, board, dock, standing, lines, isOver, isReady } = props;
  const { where, onEnter, onSkip } = props;
  const { t } = useTranslation('table');
  const party = usePartyAt(table.id);
  const [asked, setAsked] = useState<{ after: number; text: string }>();
  const [isFair, setFair] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const tellWhere = () => setAsked({ after: lines.length, text: where() });
  useKeys({
    w: tellWhere,
    Enter: onEnter,
    ' ': onSkip,
    Escape: onSkip ?? (() => setAsked(undefined)),
  });
  useFocus(frame, isReady);

  return (
    <div ref={frame} className="game-table" data-apart={isApart(party) || undefined}>
      <TableFrame
        notice={<TableNotice table={table} isOver={isOver} />}
        masthead={
          <TableHead
            table={table}
            taste={taste}
            heading={heading}
            onWhere={tellWhere}
            onFair={() => setFair(true)}
          />
        }
        board={
          <>
            {board}
            {party && <ShoutLayer party={party} />}
            {asked?.after === lines.length && (
              <p className="table-slip" role="status">
                {asked.text}
              </p>
            )}
          </>
        }
        dock={
          <>
            {dock}
            {isApart(party) && <p className="dock-rests">{t('rests')}</p>}
          </>
        }
        side={
          <>
            {standing}
            <Story table={table} lines={lines} />
            {isOver && (
              <details className="table-fair">
                <summary>{t('fair.title')}</summary>
                <FairChance {...table.state} />
              </details>
            )}
            <LiveRegion sentences={lines.map(({ id, text }) => ({ id, text }))} />
          </>
        }
      />
      <Dialog title={t('fair.title')} isOpen={isFair} onClose={() => setFair(false)}>
        <FairChance {...table.state} />
      </Dialog>
    </div>
  );
}
