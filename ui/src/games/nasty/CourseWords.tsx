import { createContext } from 'react';
import { round } from '../../art/curve';
import { WHOLE } from './camera';
import { type CourseNames, labelsOf, type Sight } from './labels';
import type { CoursePlan } from './picture';

/** What is seen of the course, for whatever is drawn upon it. */
export const InSight = createContext<Sight>({ seen: WHOLE, least: 0 });

interface Props {
  plan: CoursePlan;
  names: CourseNames;
  sight: Sight;
}

/** What is written on the course, as far as it can be read. Those who listen are told by the things themselves. */
export function CourseWords({ plan, names, sight }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus.
    <g aria-hidden="true" pointerEvents="none">
      {labelsOf(plan, names, sight).map(({ key, sort, text, x, y, size }) => (
        <text
          key={key}
          className={`course-${sort}`}
          transform={`translate(${round(x)} ${round(y)})${sort === 'section' ? ' rotate(-90)' : ''}`}
          y={round(size * 0.36)}
          fontSize={round(size)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
