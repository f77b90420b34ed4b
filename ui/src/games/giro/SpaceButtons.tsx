import { useState } from 'react';
import { cell, type Track } from './track';

interface Props {
  track: Track;
  /** The last space that can be pressed. */
  last: number;
  /** The space that takes the focus first. */
  first: number;
  labelOf: (space: number) => string;
  /** `byKey` tells a key from a press, which may be a slip of the hand. */
  onSpace: (space: number, byKey: boolean) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Every space as a button. One of them is in the tab order; the arrow keys walk the course. */
export function SpaceButtons({ track, last, first, labelOf, onSpace }: Props) {
  const [current, setCurrent] = useState(first);

  const walk = (event: React.KeyboardEvent<SVGGElement>, space: number) => {
    const target =
      event.key === 'Home' ? 1 : event.key === 'End' ? last : space + (STEPS[event.key] ?? 0);
    const next = Math.min(Math.max(target, 1), last);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSpace(space, true);
    } else if (next !== space) {
      event.preventDefault();
      setCurrent(next);
      const sibling = event.currentTarget.parentElement?.children.item(next - 1);
      if (sibling instanceof SVGElement) sibling.focus();
    }
  };

  return (
    <g>
      {Array.from({ length: last }, (_, index) => index + 1).map((space) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in a drawing.
        <g
          key={space}
          role="button"
          tabIndex={space === current ? 0 : -1}
          aria-label={labelOf(space)}
          className="giro-space"
          onClick={() => onSpace(space, false)}
          onFocus={() => setCurrent(space)}
          onKeyDown={(event) => walk(event, space)}
        >
          <path d={cell(track, space)} fill="transparent" />
          <path className="giro-ring giro-ring-ink" d={cell(track, space, 1)} />
          <path className="giro-ring" d={cell(track, space, 1)} />
        </g>
      ))}
    </g>
  );
}
