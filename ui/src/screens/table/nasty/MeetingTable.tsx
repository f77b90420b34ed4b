import { useTranslation } from 'react-i18next';
import { isAimed } from '../../../games/nasty/EventHand';
import type { Table } from '../../../mirror/table';
import { TablePage } from '../TablePage';
import { BookieSide } from './BookieSide';
import { heldCards } from './hand';
import { MeetingBoard } from './MeetingBoard';
import { MeetingDock } from './MeetingDock';
import { MeetingProgress } from './MeetingProgress';
import { whereabouts } from './sentences';
import { moveInMind } from './turn';
import { type Meeting, useMeeting } from './useMeeting';
import './meeting.css';
import './meeting-dock.css';

/** Plays the card that is aimed; nothing while it is not. */
function playAimed({ desk, teller }: Meeting): (() => void) | undefined {
  const { aim, look, play } = desk;
  if (!(aim && look)) return undefined;
  const card = heldCards(teller, look).find((one) => one.card === aim.card);
  return card && isAimed(card, aim) ? () => play(aim) : undefined;
}

function onEnter(meeting: Meeting): (() => void) | undefined {
  const { phase, desk, staged, act } = meeting;
  if (phase.is === 'report') return staged.moveOn;
  const { papers } = desk;
  if (papers && !papers.isOpen) return () => desk.open(papers.seat);
  if (desk.aim) return playAimed(meeting);
  if (papers) return undefined;
  if (phase.is === 'sealing') {
    const { next } = phase;
    return next === undefined ? undefined : () => desk.open(next);
  }
  const move = moveInMind(meeting);
  return move && (() => void act(move.seat, move.move));
}

function onSkip({ phase, staged }: Meeting): (() => void) | undefined {
  if (phase.is === 'report') return staged.moveOn;
  return phase.is === 'running' ? staged.skip : undefined;
}

/** Does the phase wait for somebody here of whom nothing is known yet? */
function isReady({ phase, desk, turn }: Meeting): boolean {
  if (phase.is === 'entry' || phase.is === 'bet') return desk.look !== undefined;
  return !('mine' in phase && phase.mine) || turn !== undefined;
}

/** A meeting of the Really Nasty game, from the stable entries to the richest purse. */
export function MeetingTable({ table }: { table: Table }) {
  const { t } = useTranslation('meeting');
  const { t: home } = useTranslation('home');
  const meeting = useMeeting(table);
  const { taste, phase, teller, lines, view } = meeting;
  return (
    <TablePage
      table={table}
      taste={taste}
      heading={{
        title: home('nasty.name'),
        note: (
          <>
            {t('prizes')}
            <br />
            {t('nasty')}
          </>
        ),
        progress: <MeetingProgress view={view} />,
      }}
      board={<MeetingBoard meeting={meeting} />}
      dock={<MeetingDock meeting={meeting} />}
      standing={<BookieSide meeting={meeting} />}
      lines={lines}
      where={() => whereabouts(teller, view)}
      onEnter={onEnter(meeting)}
      onSkip={onSkip(meeting)}
      isOver={phase.is === 'over'}
      isReady={isReady(meeting)}
    />
  );
}
