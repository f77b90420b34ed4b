import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { leastType, useSize } from '../../art/type';
import { CourseWords, InSight } from './CourseWords';
import { type Camera, inSight, viewBox, WHOLE } from './camera';
import './course.css';
import { DestinationButtons } from './DestinationButtons';
import { marked } from './destinations';
import { Field } from './Field';
import { Ground, LitLane } from './Ground';
import { type CourseNames, isStandSeen, type Sight } from './labels';
import { Way } from './Marks';
import { type CoursePlan, type Destination, type Goal, goalId, type Runner } from './picture';
import { useDestinationWords } from './useDestinationWords';
import { useNames } from './useNames';

export interface NastyCourseProps {
  plan: CoursePlan;
  runners: readonly Runner[];
  /** The seat whose horse moves now. */
  mover?: number;
  /** Where it may go, in any order. */
  destinations?: readonly Destination[];
  /** The destination that is looked at. */
  chosen?: Goal | undefined;
  onChoose?: (goal: Goal) => void;
  /** Enter on the chosen one. */
  onGo?: (goal: Goal) => void;
  /** A lane to be lit. */
  lane?: number | undefined;
  camera?: Camera;
  /** Drawn in the middle: see Infield. */
  children?: React.ReactNode;
}

const NOWHERE: readonly Destination[] = [];

/** The oval of six lanes, the horses on it, and where the one that moves may go. */
export function NastyCourse(props: NastyCourseProps) {
  const { plan, runners, mover, destinations = NOWHERE, chosen, lane, camera = WHOLE } = props;
  const { t } = useTranslation('nasty');
  const { fenceName, sectionName, spotName } = useNames(plan);
  const { spoken } = useDestinationWords(plan);
  const names = useMemo<CourseNames>(
    () => ({ course: t('stand'), start: t('start'), fence: fenceName, section: sectionName }),
    [t, fenceName, sectionName],
  );
  const [ref, size] = useSize();
  const sight: Sight = { seen: inSight(camera, size), least: leastType(size, WHOLE) };
  const moving = runners.find(({ seat }) => seat === mover);
  const open = moving ? marked(plan, destinations, moving.at) : [];
  const chosenId = chosen && goalId(chosen);
  const way = open.find(({ id }) => id === chosenId)?.path;

  const where = runners.map(({ name, at, isDown, whipped }) =>
    t(isDown ? 'lies' : whipped ? 'turned' : 'stands', { horse: name, where: spotName(at) }),
  );

  return (
    <InSight value={sight}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg
        ref={ref}
        className="nasty-course"
        viewBox={viewBox(camera)}
        role="group"
        aria-label={[t('course'), ...where].join('. ')}
      >
        <Ground plan={plan} names={names} isNamed={isStandSeen(sight)} />
        <CourseWords plan={plan} names={names} sight={sight} />
        {props.children}
        {lane !== undefined && <LitLane plan={plan} lane={lane} />}
        <Field plan={plan} runners={runners} mover={mover} />
        {moving && way && <Way plan={plan} from={moving.at} way={way} />}
        {open.length > 0 && props.onChoose && (
          <DestinationButtons
            plan={plan}
            label={t('destinations')}
            destinations={open}
            chosen={chosenId}
            labelOf={spoken}
            onChoose={props.onChoose}
            onGo={props.onGo}
          />
        )}
      </svg>
    </InSight>
  );
}
