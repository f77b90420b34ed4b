import { useTranslation } from 'react-i18next';
import { useNames } from '../../../games/nasty/useNames';
import type { NastyMove, NastyOutlook, Seat } from '../../../ipc/bindings.gen';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { SkipAct, UndoAct } from '../DockActs';
import { horseOf, nameOf } from './names';
import { chosenGoal, goalsOf } from './turn';
import type { Meeting } from './useMeeting';

type Told<Kind extends NastyOutlook['kind']> = Extract<NastyOutlook, { kind: Kind }>;

interface Props {
  meeting: Meeting;
  seat: Seat;
}

/** What was turned away, or else what there is to say. */
function Words({ meeting, children }: { meeting: Meeting; children: React.ReactNode }) {
  const said = meeting.acts.said ?? meeting.desk.acts.said;
  return said ? <WhyNot {...said} /> : children;
}

function useTitle({ teller, table }: Meeting, seat: Seat) {
  const { t } = useTranslation('meeting');
  const told = { name: nameOf(teller, seat), horse: horseOf(teller, seat) };
  const who: 'mine' | 'alone' = hasCurtain(table.setup) ? 'mine' : 'alone';
  return { t, told, who };
}

/** The die, and the other way out of a race that is lost. */
function MomentActs({ meeting, seat, turn }: Props & { turn: Told<'moment'> }) {
  const { t } = useTranslation('meeting');
  const { act, acts, table, isHeld } = meeting;
  const close = (move: NastyMove) => {
    if (!isHeld) void act(seat, move);
  };
  return (
    <>
      <Button
        look="primary"
        icon="dice"
        keys="Enter"
        notNow={isHeld}
        onPress={() => close({ roll: true })}
      >
        {t('moment.roll')}
      </Button>
      {turn.turn?.mayTailOff && (
        <Button small notNow={isHeld} onPress={() => close({ 'tail-off': true })}>
          {t('moment.tailOff')}
        </Button>
      )}
      <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />
    </>
  );
}

function MomentNow({ meeting, seat, turn }: Props & { turn: Told<'moment'> }) {
  const { view, teller, isHeld } = meeting;
  const { t, told, who } = useTitle(meeting, seat);
  const { pressure, claim } = view;
  return (
    <Now
      title={t(`moment.${who}`, told)}
      acts={<MomentActs meeting={meeting} seat={seat} turn={turn} />}
    >
      <Words meeting={meeting}>
        {claim && <p>{t('moment.claim', { over: horseOf(teller, claim.over) })}</p>}
        {pressure && <p>{t(`moment.pressed.${pressure.veer}`)}</p>}
        <p>{t(isHeld ? 'moment.pause' : 'moment.how')}</p>
        {turn.turn?.mayTailOff && <p>{t('moment.behind', { count: turn.turn.behind })}</p>}
      </Words>
    </Now>
  );
}

/** What the picked goal means, or how many there are. */
function GoalWords({ meeting, turn }: { meeting: Meeting; turn: Told<'go'> }) {
  const { t } = useTranslation('meeting');
  const { fenceName, sectionName } = useNames(meeting.view.book.course);
  const goal = chosenGoal(meeting);
  if (goal?.fence) return <p>{t('go.fence', { fence: fenceName(goal.fence) })}</p>;
  if (goal?.doubles && goal.section) {
    return <p>{t('go.doubles', { section: sectionName(goal.section), pips: turn.pips })}</p>;
  }
  const count = turn.goals.length;
  return (
    <>
      {turn.veer && <p>{t(`go.veer.${turn.veer}`)}</p>}
      <p>{count === 1 ? t('go.one') : t('go.ways', { count })}</p>
    </>
  );
}

function GoNow({ meeting, seat, turn }: Props & { turn: Told<'go'> }) {
  const { act, acts, table } = meeting;
  const { t, told, who } = useTitle(meeting, seat);
  const goal = chosenGoal(meeting);
  const { pips, doubled } = turn;
  return (
    <Now
      title={doubled ? t('go.doubled', { ...told, pips }) : t(`go.${who}`, { ...told, pips })}
      acts={
        <>
          {goal && (
            <Button look="primary" keys="Enter" onPress={() => void act(seat, { go: goal.goal })}>
              {goal.goal === 'finish' ? t('go.finish') : t('go.act', { letter: goal.letter })}
            </Button>
          )}
          <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />
        </>
      }
    >
      <Words meeting={meeting}>
        <GoalWords meeting={meeting} turn={turn} />
      </Words>
    </Now>
  );
}

function DoubleNow({ meeting, seat, turn }: Props & { turn: Told<'double'> }) {
  const { act, acts, table, view } = meeting;
  const { t, told, who } = useTitle(meeting, seat);
  const { sectionName } = useNames(view.book.course);
  const { pips } = turn;
  const where = { section: sectionName(turn.section), pips };
  return (
    <Now
      title={t(`double.${who}`, told)}
      acts={
        <>
          <Button look="primary" keys="Enter" onPress={() => void act(seat, { double: true })}>
            {t('double.take', { pips })}
          </Button>
          <Button small onPress={() => void act(seat, { double: false })}>
            {t('double.leave')}
          </Button>
          <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />
        </>
      }
    >
      <Words meeting={meeting}>
        <p>{t(goalsOf(turn).length > 0 ? 'double.how' : 'double.nowhere', where)}</p>
      </Words>
    </Now>
  );
}

/** The board is filled in by hand. */
function BoardNow({ meeting, seat, mine }: Props & { mine: boolean }) {
  const { acts, table } = meeting;
  const { t, told, who } = useTitle(meeting, seat);
  return (
    <Now
      title={t(mine ? `board.${who}` : 'board.theirs', told)}
      acts={<UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />}
    >
      <p>{t('board.how')}</p>
    </Now>
  );
}

/** What just happens, or whose turn it is where nobody here has it. */
function WatchNow({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('meeting');
  const { phase, view, teller, staged, lines, acts, table } = meeting;
  const { toRoll, rolled } = view;
  const seat = toRoll ?? ('seat' in phase ? phase.seat : undefined);
  const horse = seat === undefined ? '' : horseOf(teller, seat);
  const title = () => {
    if (seat === undefined) return t(`watch.${view.stage}`);
    if (phase.is === 'double') return t('double.theirs', { horse });
    return rolled > 0 ? t('go.theirs', { horse, pips: rolled }) : t('moment.theirs', { horse });
  };
  return (
    <Now
      title={title()}
      acts={
        phase.is === 'running' ? (
          <SkipAct onSkip={staged.skip} />
        ) : (
          <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={seat} />
        )
      }
    >
      <Words meeting={meeting}>
        <p className="run-told">{lines.at(-1)?.text}</p>
      </Words>
    </Now>
  );
}

/** While horses run: whose turn it is, and what whoever has it may do. */
export function RunNow({ meeting }: { meeting: Meeting }) {
  const { phase, turn } = meeting;
  if (phase.is === 'board') {
    return <BoardNow meeting={meeting} seat={phase.seat} mine={phase.mine} />;
  }
  if (!('mine' in phase && phase.mine && turn)) return <WatchNow meeting={meeting} />;
  const { seat } = phase;
  switch (turn.kind) {
    case 'moment':
      return <MomentNow meeting={meeting} seat={seat} turn={turn} />;
    case 'go':
      return <GoNow meeting={meeting} seat={seat} turn={turn} />;
    case 'double':
      return <DoubleNow meeting={meeting} seat={seat} turn={turn} />;
    default:
      return <WatchNow meeting={meeting} />;
  }
}
