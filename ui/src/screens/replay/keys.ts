// What keys do anywhere on the page of a replay.
import { roundFrom } from './player';
import type { Player } from './usePlayer';

/** To the round before or after, as far as there is one. */
export function goRound({ replay, at, go }: Player, by: 1 | -1): void {
  const frame = roundFrom(replay.rounds, at, by);
  if (frame !== undefined) go(frame);
}

export function keysOf(player: Player): Record<string, () => void> {
  const { step, go, last, toggle } = player;
  return Object.fromEntries([
    [' ', toggle],
    ['ArrowRight', () => step(1)],
    ['ArrowLeft', () => step(-1)],
    ['PageDown', () => goRound(player, 1)],
    ['PageUp', () => goRound(player, -1)],
    ['Home', () => go(0)],
    ['End', () => go(last)],
  ]);
}
