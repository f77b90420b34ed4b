import { useState } from 'react';
import { type Oval, outlineOf } from './oval';
import { spaceOf } from './picture';

interface Props {
  oval: Oval;
  /** The space that takes the focus first. */
  first: number;
  labelOf: (space: number) => string;
  /** `byKey` tells a key from a press, which may be a slip of the hand. */
  onSpace: (space: number, byKey: boolean) => void;
}

/** The space at a point of the page, whatever lies over it. */
export function spaceUnder({ x, y }: { x: number; y: number }): number | undefined {
  const here = document.elementsFromPoint(x - window.scrollX, y - window.scrollY);
  const space = here.map((one) => one.closest('.pigs-space')).find((one) => one !== null);
  return space ? Number(space.getAttribute('data-space')) : undefined;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

function target(key: string, space: number, spaces: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return spaces - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : spaceOf(space + step, spaces);
}

/** Every space as a button. One of them is in the tab order; the arrow keys walk round the oval. */
export function SpaceButtons({ oval, first, labelOf, onSpace }: Props) {
  const [current, setCurrent] = useState(first);

  const walk = (event: React.KeyboardEvent<SVGGElement>, space: number) => {
    const next = target(event.key, space, oval.spaces);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSpace(space, true);
    } else if (next !== undefined) {
      event.preventDefault();
      setCurrent(next);
      const sibling = event.currentTarget.parentElement?.children.item(next);
      if (sibling instanceof SVGElement) sibling.focus();
    }
  };

  return (
    <g>
      {Array.from({ length: oval.spaces }, (_, space) => space).map((space) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in a drawing.
        <g
          key={space}
          role="button"
          tabIndex={space === current ? 0 : -1}
          aria-label={labelOf(space)}
          className="pigs-space"
          data-space={space}
          onClick={() => onSpace(space, false)}
          onFocus={() => setCurrent(space)}
          onKeyDown={(event) => walk(event, space)}
        >
          <path d={outlineOf(oval, space)} fill="transparent" />
          <path className="pigs-ring pigs-ring-ink" d={outlineOf(oval, space, 1)} />
          <path className="pigs-ring" d={outlineOf(oval, space, 1)} />
        </g>
      ))}
    </g>
  );
}
