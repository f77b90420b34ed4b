import { useTranslation } from 'react-i18next';
import { type BoardRow, BookiesBoard } from '../../games/nasty/BookiesBoard';
import type { Source } from '../../ipc/bindings.gen';
import { IconButton } from '../../parts/Button';
import { LiveRegion } from '../../parts/LiveRegion';
import { LogList } from '../../parts/LogList';
import { Panel } from '../../parts/Panel';
import { Masthead, TableFrame } from '../../parts/TableFrame';
import { PrintButton } from '../print/PrintButton';
import { addressOf } from '../routes';
import { boardRows, raceNow } from '../table/nasty/board';
import { MeetingProgress } from '../table/nasty/MeetingProgress';
import '../table/nasty/meeting.css';
import '../table/table.css';
import './book.css';
import type { Book } from './useBook';

interface Props {
  book: Book;
  board: React.ReactNode;
  dock: React.ReactNode;
}

const goTo = (address: string) => {
  location.hash = address;
};

/** A row of a race of which nothing is chalked up yet. */
const unwritten = ({ seat, silks, horse, player, purse, cards }: BoardRow): BoardRow => ({
  seat,
  silks,
  horse,
  player,
  purse,
  cards,
});

/** The open book: the frame of a table, for it is one. */
export function BookFrame({ book, board, dock }: Props) {
  const { t } = useTranslation('paper');
  const { t: print } = useTranslation('print');
  const { t: parts } = useTranslation('parts');
  const { t: table } = useTranslation('table');
  const { meeting, teller, lines } = book;
  const { view } = meeting;
  const race = raceNow(view);
  // Whose turn it is on the board of wood, the book does not know.
  const rows = boardRows(teller, view).map((row) => ({ ...row, isNow: false }));
  const source: Source = { of: 'meeting', meeting: meeting.meeting };
  return (
    <div className="game-table">
      <TableFrame
        masthead={
          <Masthead
            title={t('title')}
            note={t('note')}
            middle={<MeetingProgress view={view} />}
            acts={
              <>
                <PrintButton source={source} seats={teller.seats} label={print('title')} />
                <IconButton
                  icon="book"
                  label={table('acts.rules')}
                  onPress={() => goTo(addressOf({ screen: 'rules', game: 'nasty' }))}
                />
                <IconButton
                  icon="home"
                  label={t('away')}
                  onPress={() => goTo(addressOf({ screen: 'paper' }))}
                />
              </>
            }
          />
        }
        board={board}
        dock={dock}
        side={
          <>
            {race && (
              <BookiesBoard
                race={race}
                number={view.number}
                races={view.races.length}
                rows={view.stage === 'lanes' ? rows.map(unwritten) : rows}
              />
            )}
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
