// Whether there is anything to lay open. Pure.
import type { GameView } from '../../ipc/bindings.gen';

/** Does anybody hold a card, as every seat sees its own? */
export function isAnythingHeld(views: readonly GameView[]): boolean {
  return views.some((told, seat) =>
    told.game === 'giro' ? told.view.hands[seat]?.length : told.view.hand.length > 0,
  );
}
