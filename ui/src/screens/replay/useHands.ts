import { useEffect, useState } from 'react';
import { commands, type GameView } from '../../ipc/bindings.gen';
import { isAnythingHeld } from './held';
import type { Player } from './usePlayer';

/** What every seat saw at the frame that is shown. */
export interface Hands {
  isOpen: boolean;
  /** By seat; nothing while they are being fetched. */
  views: readonly GameView[] | undefined;
  toggle: () => void;
}

/** Hands lie open where the reader wants them to, and at the end if anybody still holds something. */
export function useHands(file: string, { replay, at, last, table }: Player): Hands {
  const [asked, setAsked] = useState<boolean>();
  const [held, setHeld] = useState<{ line: number; views: GameView[] }>();
  const isEnd = at === last;
  const isOpen = asked ?? (isEnd && isAnythingHeld(replay.open));
  const line = table.state.moment;
  useEffect(() => {
    if (!isOpen || isEnd) return;
    let isAsked = true;
    commands.layOpen(file, line).then(
      (told) => {
        if (isAsked && told.status === 'ok') setHeld({ line, views: told.data });
      },
      () => {
        // The line is lost, which the app's mirror says.
      },
    );
    return () => {
      isAsked = false;
    };
  }, [file, line, isOpen, isEnd]);
  const laid = held?.line === line ? held.views : undefined;
  return { isOpen, views: isEnd ? replay.open : laid, toggle: () => setAsked(!isOpen) };
}
