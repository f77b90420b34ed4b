import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { Chapter } from '../../ipc/bindings.gen';
import type { Table } from '../../mirror/table';
import { play as sound } from '../../stage/sounds';
import type { Motion } from '../../stage/timing';
import { useStage } from '../../stage/useStage';
import type { Beat } from './beat';
import type { Taste } from './useTaste';

/** How a game is shown: a table at rest, and what has come to its story since. */
export interface Staging<Scene> {
  sceneOf: (table: Table) => Scene;
  beatsOf: (news: readonly Chapter[], table: Table) => readonly Beat<Scene>[];
}

/** A beat on the stage: however it is skipped, it starts from what it found. */
function motionOf<Scene>(
  beat: Beat<Scene>,
  scene: StoreApi<Scene>,
  hasSound: RefObject<boolean>,
): Motion {
  let before: Scene | undefined;
  const { lasts, sound: name, begin = (found) => found } = beat;
  return {
    lasts,
    ...(name && { begin: () => sound(name, hasSound.current) }),
    draw: (moment) => {
      before ??= begin(scene.getState());
      scene.setState(beat.draw(before, moment), true);
    },
  };
}

export interface Staged<Scene> {
  /** What is shown; it changes with every frame, so a reader takes the part it needs. */
  scene: StoreApi<Scene>;
  skip: () => void;
  /** Ends what waits for somebody to have read it. */
  moveOn: () => void;
}

/**
 * Plays what is new in the story, then shows the table as told. A table that was not carried on but
 * told anew, after a reload or because something was taken back, is shown at once.
 */
export function useScene<Scene>(
  table: Table,
  { sceneOf, beatsOf }: Staging<Scene>,
  { pace, sound: hasSound }: Taste,
): Staged<Scene> {
  const [scene] = useState(() => createStore<Scene>(() => sceneOf(table)));
  const stage = useStage(pace);
  const seen = useRef(table);

  const sounds = useRef(hasSound);
  useLayoutEffect(() => {
    sounds.current = hasSound;
  }, [hasSound]);
  const follow = useEffectEvent((now: Table) => {
    const before = seen.current;
    seen.current = now;
    if (now === before) return;
    if (now.id !== before.id || now.rests !== before.rests) {
      stage.clear();
      scene.setState(sceneOf(now), true);
      return;
    }
    const beats = beatsOf(now.story.slice(before.story.length), now);
    const settled: Beat<Scene> = { lasts: 0, draw: () => sceneOf(now) };
    stage.play([...beats, settled].map((beat) => motionOf(beat, scene, sounds)));
  });
  useLayoutEffect(() => follow(table), [table]);

  return { scene, skip: stage.skip, moveOn: stage.moveOn };
}
