// What the one who has the turn would do if he said so now. Pure.
import { marked } from '../../../games/nasty/destinations';
import type { GoalProspect, NastyMove, NastyOutlook, Seat, Spot } from '../../../ipc/bindings.gen';
import type { Meeting } from './useMeeting';

export const goalsOf = (turn: NastyOutlook | undefined): readonly GoalProspect[] =>
  turn?.kind === 'go' || turn?.kind === 'double' ? turn.goals : [];

type Choosing = Pick<Meeting, 'turn' | 'goal' | 'view' | 'phase'>;

/** Where the horse that moves stands. */
export function standOf({ view, phase }: Pick<Choosing, 'view' | 'phase'>): Spot {
  const seat = 'seat' in phase ? phase.seat : undefined;
  const horse = view.horses.find((one) => one.seat === seat);
  return horse?.spot ?? { lane: 1, square: 0 };
}

/** The goal that is picked out: the one that leaves the least, until another is. */
export function chosenGoal(choosing: Choosing) {
  const { turn, goal, view } = choosing;
  const open = marked(view.book.course, goalsOf(turn), standOf(choosing));
  const id = goal && (goal === 'finish' ? goal : `${goal.lane}/${goal.square}`);
  return open.find((one) => one.id === id) ?? open[0];
}

/** Nothing where there is nothing to say yes to, or where it is for nobody here. */
export function moveInMind(
  meeting: Choosing & Pick<Meeting, 'table' | 'isHeld'>,
): { seat: Seat; move: NastyMove } | undefined {
  const { phase, turn, table } = meeting;
  if (phase.is === 'called') {
    const people = table.setup.seats.flatMap(({ player }, seat) =>
      player === 'here' ? [seat] : [],
    );
    const [seat] = people.filter((one) => phase.waits.includes(one));
    return people.length === 1 && seat !== undefined ? { seat, move: { ready: true } } : undefined;
  }
  if (!('mine' in phase && phase.mine && turn)) return undefined;
  const { seat } = phase;
  if (phase.is === 'moment') return meeting.isHeld ? undefined : { seat, move: { roll: true } };
  if (phase.is === 'double') return { seat, move: { double: true } };
  const goal = phase.is === 'go' ? chosenGoal(meeting)?.goal : undefined;
  return goal && { seat, move: { go: goal } };
}
