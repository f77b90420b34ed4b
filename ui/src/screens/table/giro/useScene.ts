import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { eventsOf } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';
import { play as sound } from '../../../stage/sounds';
import type { Motion, Speed } from '../../../stage/timing';
import { useStage } from '../../../stage/useStage';
import { type Beat, choreography } from './beats';
import { type Scene, sceneOf } from './scene';

/** A beat on the stage: however it is skipped, it starts from what it found. */
function motionOf(beat: Beat, scene: StoreApi<Scene>, hasSound: RefObject<boolean>): Motion {
  let before: Scene | undefined;
  const { lasts, sound: name } = beat;
  return {
    lasts,
    ...(name && { begin: () => sound(name, hasSound.current) }),
    draw: (moment) => {
      before ??= scene.getState();
      scene.setState(beat.draw(before, moment), true);
    },
  };
}

export interface Staged {
  /** What is shown; it changes with every frame, so a reader takes the part it needs. */
  scene: StoreApi<Scene>;
  isPlaying: boolean;
  skip: () => void;
}

/**
 * Plays what is new in the story, then shows the table as told. A table that was not carried on but
 * told anew, after a reload or because something was taken back, is shown at once.
 */
export function useScene(table: Table, speed: Speed, hasSound: boolean): Staged {
  const [scene] = useState(() => createStore<Scene>(() => sceneOf(table)));
  const stage = useStage(speed);
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
      stage.skip();
      scene.setState(sceneOf(now), true);
      return;
    }
    const news = eventsOf({ story: now.story.slice(before.story.length) });
    const settled: Beat = { lasts: 0, draw: () => sceneOf(now) };
    stage.play([...choreography(news), settled].map((beat) => motionOf(beat, scene, sounds)));
  });
  useLayoutEffect(() => follow(table), [table]);

  return { scene, isPlaying: stage.isPlaying, skip: stage.skip };
}
