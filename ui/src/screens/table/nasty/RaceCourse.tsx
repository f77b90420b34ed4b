import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { finishView, WHOLE } from '../../../games/nasty/camera';
import { EventCardFace } from '../../../games/nasty/EventHand';
import { Infield } from '../../../games/nasty/Infield';
import { NastyCourse, type NastyCourseProps } from '../../../games/nasty/NastyCourse';
import type { CoursePlan, Destination, Runner } from '../../../games/nasty/picture';
import { berthOf } from '../../../games/nasty/track';
import { useCamera } from '../../../games/nasty/useCamera';
import type { Goal, NastyView, Seat } from '../../../ipc/bindings.gen';
import { prizeWords, raceNow } from './board';
import { fieldWords } from './field';
import { nameOf, raceOf } from './names';
import { chosenGoal, goalsOf } from './turn';
import type { Meeting } from './useMeeting';
import type { Telling } from './useTelling';

/** Has the horse turned into the finishing straight? */
function isFinishing(plan: CoursePlan, { at }: Pick<Runner, 'at'>): boolean {
  return at.square > plan.home && berthOf(plan, at).part === 'home';
}

/** Near the post while somebody is on the way to it, as long as all that run are not far. */
function wantedView(
  { book, horses }: NastyView,
  runners: readonly Runner[],
  ways: readonly Destination[] = [],
) {
  const { course } = book;
  const running = runners.filter(({ seat }) =>
    horses.some((horse) => horse.seat === seat && horse.fate === 'running'),
  );
  if (!running.some((runner) => isFinishing(course, runner))) return WHOLE;
  const goals = ways.flatMap(({ goal }) => (goal === 'finish' ? [] : [goal]));
  return finishView(course, running, goals);
}

/** A card that is played is held up for everybody to see. */
function HeldUp({ telling }: { telling: Telling }) {
  const { t } = useTranslation('meeting');
  const { staged, teller } = telling;
  const shown = useStore(staged.scene, (scene) => scene.shown);
  if (!shown) return null;
  return (
    <div className="held-up">
      <b>{t('field.played', { name: nameOf(teller, shown.by) })}</b>
      <span className="event">
        <EventCardFace card={shown.card} />
      </span>
    </div>
  );
}

interface FieldProps {
  telling: Telling;
  words: ReturnType<typeof fieldWords>;
  /** The horse whose lane is lit. */
  looked?: Seat | undefined;
  /** Where the one that moves may go, and what is done with that. */
  ways?: Pick<NastyCourseProps, 'destinations' | 'onChoose' | 'chosen' | 'onGo'> | undefined;
}

/** The course as the stage has it. */
export function FieldCourse({ telling, words, looked, ways }: FieldProps) {
  const { staged, view, teller } = telling;
  const runners = useStore(staged.scene, (scene) => scene.runners);
  const die = useStore(staged.scene, (scene) => scene.die);
  const camera = useCamera(wantedView(view, runners, ways?.destinations));
  const race = raceNow(view);
  const isRolled = view.rolled > 0 || (die !== undefined && die.moment < 1);
  return (
    <>
      <NastyCourse
        plan={view.book.course}
        runners={runners}
        {...(view.toRoll !== null && { mover: view.toRoll })}
        {...ways}
        lane={view.horses.find(({ seat }) => seat === looked)?.spot.lane}
        camera={camera}
      >
        {race && (
          <Infield
            {...words}
            die={isRolled ? die?.face : undefined}
            throwing={die?.moment}
            card={{ race: raceOf(teller, race), prizes: prizeWords(teller, view, race) }}
          />
        )}
      </NastyCourse>
      <HeldUp telling={telling} />
    </>
  );
}

/** The course, and where the one that moves may go. */
export function RaceCourse({ meeting }: { meeting: Meeting }) {
  const { phase, turn, choose, act, desk, looked } = meeting;
  const isChoosing = (phase.is === 'go' || phase.is === 'double') && phase.mine && !desk.papers;
  const ways: FieldProps['ways'] = isChoosing
    ? {
        destinations: goalsOf(turn),
        onChoose: choose,
        chosen: chosenGoal(meeting)?.goal,
        ...(phase.is === 'go' && { onGo: (goal: Goal) => void act(phase.seat, { go: goal }) }),
      }
    : undefined;
  return <FieldCourse telling={meeting} words={fieldWords(meeting)} looked={looked} ways={ways} />;
}
