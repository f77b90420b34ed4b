import { useTranslation } from 'react-i18next';
import { BookiesBoard } from '../../../games/nasty/BookiesBoard';
import type { Table } from '../../../mirror/table';
import type { Taste } from '../useTaste';
import { boardRows, raceNow } from './board';
import { fieldWords } from './field';
import { MeetingEnd } from './MeetingEnd';
import { MeetingProgress } from './MeetingProgress';
import './meeting.css';
import { FieldCourse } from './RaceCourse';
import { useTelling } from './useTelling';

/** A meeting as it is seen by those who only watch: what stands where on their page. */
export function useSeenMeeting(table: Table, taste: Taste) {
  const { t } = useTranslation('home');
  const telling = useTelling(table, taste, false);
  const { teller, view, lines, isRunning } = telling;
  const race = raceNow(view);
  const isOver = view.stage === 'over' && !isRunning;
  return {
    teller,
    title: t('nasty.name'),
    progress: <MeetingProgress view={view} />,
    board: isOver ? (
      <MeetingEnd meeting={telling} />
    ) : (
      <FieldCourse telling={telling} words={fieldWords({ view, teller, turn: undefined })} />
    ),
    standing: race && (
      <BookiesBoard
        race={race}
        number={view.number}
        races={view.races.length}
        rows={boardRows(teller, view)}
      />
    ),
    lines,
    isMoving: isRunning,
  };
}
