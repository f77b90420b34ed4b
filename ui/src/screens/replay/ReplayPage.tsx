import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../parts/Button';
import { LiveRegion } from '../../parts/LiveRegion';
import { type LogLine, LogList } from '../../parts/LogList';
import { Panel } from '../../parts/Panel';
import { Masthead, TableFrame } from '../../parts/TableFrame';
import type { Heading } from '../table/TableHead';
import { useKeys } from '../table/useKeys';
import { pictureOf } from './picture';
import './replay.css';
import { keysOf } from './keys';
import { Scrubber } from './Scrubber';
import type { Showing } from './showing';
import { Transport } from './Transport';
import { useAdvance } from './usePlayer';

interface Props {
  showing: Showing;
  heading: Heading;
  board: React.ReactNode;
  standing: React.ReactNode;
  /** What everybody holds, where that is laid open. */
  held: React.ReactNode;
  lines: readonly LogLine[];
  /** Is something being played just now? */
  isMoving: boolean;
}

/** The page of a replay, whatever was played: the table's own frame, driven by its reader. */
export function ReplayPage(props: Props) {
  const { showing, heading, board, standing, held, lines, isMoving } = props;
  const { player, hands, onBack, onExport, onPicture } = showing;
  const { t } = useTranslation('replay');
  const { t: parts } = useTranslation('parts');
  const frame = useRef<HTMLDivElement>(null);
  useAdvance(player, isMoving);

  const share = () => {
    const drawing = frame.current?.querySelector<SVGSVGElement>('.table-board svg');
    if (drawing) void pictureOf(drawing).then(onPicture);
  };
  useKeys({ ...keysOf(player), Escape: onBack });

  return (
    <div ref={frame} className="game-table">
      <TableFrame
        masthead={
          <Masthead
            title={heading.title}
            note={heading.note}
            middle={heading.progress}
            acts={
              <>
                <IconButton
                  icon="eye"
                  label={t('open')}
                  isPressed={hands.isOpen}
                  onPress={hands.toggle}
                />
                <IconButton icon="picture" label={t('share')} onPress={share} />
                <IconButton icon="save" label={t('export')} onPress={onExport} />
                <IconButton icon="close" label={t('back')} onPress={onBack} />
              </>
            }
          />
        }
        board={board}
        dock={
          <>
            <Transport player={player} />
            <Scrubber player={player} />
          </>
        }
        side={
          <>
            {hands.isOpen ? <Panel title={t('held')}>{held}</Panel> : standing}
            <Panel title={parts('soFar')} grow>
              <LogList lines={lines} label={parts('soFar')} />
            </Panel>
            <LiveRegion sentences={lines.map(({ id, text }) => ({ id, text }))} />
          </>
        }
      />
    </div>
  );
}
