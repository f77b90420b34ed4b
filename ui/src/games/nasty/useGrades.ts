import { useEffect, useEffectEvent, useState } from 'react';
import { EMPTY, type Entry, wiped, written } from './entry';

/** A grade in the hand: taken up with a click, or dragged with the pointer. */
interface Held {
  grade: number;
  /** Where the pointer drags it; without it, it was taken up and is put down with a click. */
  at?: { x: number; y: number };
  /** It was in the hand already: a click puts it back. */
  again?: boolean;
}

export interface Grades {
  entry: Entry;
  held: Held | null;
  /** The pointer goes down on a grade. */
  grab: (grade: number, event: React.PointerEvent) => void;
  /** A grade is taken up, or put back, by a key. */
  take: (grade: number) => void;
  write: (race: number, grade: number) => void;
  wipe: (race: number) => void;
}

/** The race under the pointer. */
function raceAt({ clientX, clientY }: PointerEvent): number | null {
  const field = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-race]');
  return field?.dataset.race === undefined ? null : Number(field.dataset.race);
}

/** It was let go where it was taken: a click. */
function onGrade({ clientX, clientY }: PointerEvent): boolean {
  return document.elementFromPoint(clientX, clientY)?.closest('.grade') !== null;
}

/** Writing the stable entry by dragging, by clicking or by typing. */
export function useGrades(entry: Entry = EMPTY, onChange?: (entry: Entry) => void): Grades {
  const [held, setHeld] = useState<Held | null>(null);
  const write = (race: number, grade: number) => {
    onChange?.(written(entry, race, grade));
    setHeld(null);
  };

  const onMove = useEffectEvent((event: PointerEvent) => {
    if (held?.at) setHeld({ ...held, at: { x: event.clientX, y: event.clientY } });
  });
  const onDrop = useEffectEvent((event: PointerEvent) => {
    if (!held?.at) return;
    const race = raceAt(event);
    if (race !== null && entry[race] !== held.grade) write(race, held.grade);
    else setHeld(race === null && !held.again && onGrade(event) ? { grade: held.grade } : null);
  });
  const isDragged = held?.at !== undefined;
  useEffect(() => {
    if (!isDragged) return;
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onDrop);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onDrop);
    };
  }, [isDragged]);

  return {
    entry,
    held,
    grab: (grade, event) =>
      setHeld({
        grade,
        at: { x: event.clientX, y: event.clientY },
        again: held?.grade === grade,
      }),
    take: (grade) => setHeld(held?.grade === grade ? null : { grade }),
    write,
    wipe: (race) => onChange?.(wiped(entry, race)),
  };
}
