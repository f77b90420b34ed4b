import { useEffect, useMemo, useState } from 'react';
import type { Replay } from '../../ipc/bindings.gen';
import type { Table } from '../../mirror/table';
import { jumped, type ReplaySpeed, START, stepped, tableAt, toggled } from './player';

/** How long a frame is looked at before the next, at speed 1. */
const PAUSE = 650;

export interface Player {
  replay: Replay;
  at: number;
  last: number;
  table: Table;
  isPlaying: boolean;
  speed: ReplaySpeed;
  setSpeed: (speed: ReplaySpeed) => void;
  step: (by: 1 | -1) => void;
  go: (frame: number) => void;
  toggle: () => void;
}

export function usePlayer(replay: Replay): Player {
  const [place, setPlace] = useState(START);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const table = useMemo(() => tableAt(replay, place), [replay, place]);
  return {
    replay,
    at: place.at,
    last: Math.max(0, replay.frames.length - 1),
    table,
    isPlaying: place.isPlaying,
    speed,
    setSpeed,
    step: (by) => setPlace((now) => stepped(now, by, replay)),
    go: (frame) => setPlace((now) => jumped(now, frame, replay)),
    toggle: () => setPlace((now) => toggled(now, replay)),
  };
}

/** Goes on to the next frame when this one has been played and looked at. */
export function useAdvance({ isPlaying, at, speed, step }: Player, isMoving: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player is new with every drawing.
  useEffect(() => {
    if (!isPlaying || isMoving) return;
    const timer = setTimeout(() => step(1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isMoving, at, speed]);
}
