// What a table tells belongs to its game, and to that one from the first message to the last. Pure.
import type {
  GameEvent,
  GameName,
  GameOutlook,
  GameRefusal,
  GameView,
  Look,
  State,
} from '../ipc/bindings.gen';
import type { Table } from './table';

/** Under each game's name what it tells; what is told is one of them. */
type Views = { [Told in GameView as Told['game']]: Told['view'] };
type Events = { [Told in GameEvent as Told['game']]: Told['event'] };
type Outlooks = { [Told in GameOutlook as Told['game']]: Told['outlook'] };
type Refusals = { [Told in GameRefusal as Told['game']]: Told['refusal'] };

function ofGame<Game extends GameName, Told extends { game: GameName }>(
  game: Game,
  told: Told,
): Extract<Told, { game: Game }> {
  if (told.game === game) return told as Extract<Told, { game: Game }>;
  throw new Error(`this is a table of ${told.game}, not of ${game}`);
}

/** What the stand, or whoever looks, sees of this game. */
export function viewOf<Game extends GameName>(game: Game, { view }: Pick<State | Look, 'view'>) {
  return ofGame(game, view).view as Views[Game];
}

/** What has happened at the table, from its first event on. */
export function eventsOf<Game extends GameName>(game: Game, { story }: Pick<Table, 'story'>) {
  const all = story.flatMap(({ events }) => events);
  return all.map((told) => ofGame(game, told).event as Events[Game]);
}

/** What whoever looks may do. */
export function outlookOf<Game extends GameName>(game: Game, { outlook }: Pick<Look, 'outlook'>) {
  return ofGame(game, outlook).outlook as Outlooks[Game];
}

/** Why a rule of this game refuses. */
export function refusalOf<Game extends GameName>(game: Game, refusal: GameRefusal) {
  return ofGame(game, refusal).refusal as Refusals[Game];
}
