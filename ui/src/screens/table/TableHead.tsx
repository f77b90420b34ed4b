import { useTranslation } from 'react-i18next';
import type { State } from '../../ipc/bindings.gen';
import type { Table } from '../../mirror/table';
import { IconButton } from '../../parts/Button';
import { Masthead } from '../../parts/TableFrame';
import { Clock } from './Clock';
import { SpeedMenu } from './SpeedMenu';
import { TableMenu } from './TableMenu';
import type { Taste } from './useTaste';
import { openRules } from './ways';

export interface Heading {
  title: string;
  note: React.ReactNode;
  /** How far the game has come. */
  progress: React.ReactNode;
}

interface Props {
  table: Table;
  taste: Taste;
  heading: Heading;
  onWhere: () => void;
  onFair: () => void;
}

function TimeLeft({ seq, state: { timeLeft } }: { seq: number; state: State }) {
  return typeof timeLeft === 'number' && <Clock timeLeft={timeLeft} seq={seq} />;
}

/** The head of a table: which game, how far, and what else can be done. */
export function TableHead({ table, taste, heading, onWhere, onFair }: Props) {
  const { t } = useTranslation('table');
  return (
    <Masthead
      title={heading.title}
      note={heading.note}
      middle={
        <>
          {heading.progress}
          <TimeLeft {...table} />
        </>
      }
      acts={
        <>
          <IconButton
            icon="book"
            label={t('acts.rules')}
            onPress={() => openRules(table.setup.game.game)}
          />
          <SpeedMenu speed={taste.speed} sound={taste.sound} />
          <TableMenu
            table={table}
            isOver={table.state.revealed !== null}
            onWhere={onWhere}
            onFair={onFair}
          />
        </>
      }
    />
  );
}
