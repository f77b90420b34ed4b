import { useState } from 'react';
import type { MarkedDestination } from './destinations';
import { Mark } from './Marks';
import type { CoursePlan, Goal } from './picture';
import { cell } from './track';

interface Props {
  plan: CoursePlan;
  label: string;
  destinations: readonly MarkedDestination[];
  /** The id of the one that is looked at. */
  chosen: string | undefined;
  labelOf: (destination: MarkedDestination) => string;
  onChoose: (goal: Goal) => void;
  /** Enter or Space on the chosen one: nothing is gone to unseen. */
  onGo?: ((goal: Goal) => void) | undefined;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function target(key: string, index: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? index : (index + step + count) % count;
}

/** The destinations as buttons: one in the tab order, arrows go on by what is left of the course. */
export function DestinationButtons(props: Props) {
  const { plan, label, destinations, chosen, labelOf, onChoose, onGo } = props;
  const [focused, setFocused] = useState<string>();
  const known = (id: string | undefined) => destinations.find((one) => one.id === id)?.id;
  const current = known(chosen) ?? known(focused) ?? destinations[0]?.id;

  const press = (event: React.KeyboardEvent<SVGGElement>, index: number) => {
    const here = destinations[index];
    if (!here) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (here.id === chosen) onGo?.(here.goal);
      else onChoose(here.goal);
      return;
    }
    const next = target(event.key, index, destinations.length);
    const other = destinations[next];
    if (!other || next === index) return;
    event.preventDefault();
    onChoose(other.goal);
    const sibling = event.currentTarget.parentElement?.children.item(next);
    if (sibling instanceof SVGElement) sibling.focus();
  };

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing.
    <g role="group" aria-label={label}>
      {destinations.map((destination, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in a drawing.
        <g
          key={destination.id}
          role="button"
          tabIndex={destination.id === current ? 0 : -1}
          aria-label={labelOf(destination)}
          aria-pressed={destination.id === chosen}
          className="course-button"
          onClick={() => onChoose(destination.goal)}
          onFocus={() => setFocused(destination.id)}
          onKeyDown={(event) => press(event, index)}
        >
          <path className="course-ring course-ring-ink" d={cell(plan, destination.mark, -4)} />
          <path className="course-ring" d={cell(plan, destination.mark, -4)} />
          <Mark plan={plan} destination={destination} isChosen={destination.id === chosen} />
        </g>
      ))}
    </g>
  );
}
