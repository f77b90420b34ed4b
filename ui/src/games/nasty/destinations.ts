// Which destination comes first, and how each is marked. Pure.
import { type CoursePlan, type Destination, goalId, type Spot } from './picture';
import { lastSquare } from './track';

export type Sort = 'free' | 'fence' | 'double' | 'finish';

export interface MarkedDestination extends Destination {
  id: string;
  /** A for the one that leaves the least of the course, and so on. */
  letter: string;
  sort: Sort;
  isBest: boolean;
  isSlowest: boolean;
  /** Where its mark is drawn; a finish, on the square past the post. */
  mark: Spot;
}

function sortOf({ goal, fence, doubles }: Destination): Sort {
  if (goal === 'finish') return 'finish';
  if (fence) return 'fence';
  return doubles ? 'double' : 'free';
}

function pastThePost(plan: CoursePlan, from: Spot): Spot {
  return { lane: from.lane, square: lastSquare(plan, from.lane) + 1 };
}

/** In order of what is left of the course, the lowest lane first among equals. */
export function marked(
  plan: CoursePlan,
  destinations: readonly Destination[],
  from: Spot,
): MarkedDestination[] {
  const lane = ({ goal }: Destination) => (goal === 'finish' ? 0 : goal.lane);
  const ordered = destinations.toSorted((a, b) => a.left - b.left || lane(a) - lane(b));
  const [best, slowest] = [ordered[0]?.left, ordered.at(-1)?.left];
  return ordered.map((destination, index) => ({
    ...destination,
    id: goalId(destination.goal),
    letter: String.fromCharCode(65 + index),
    sort: sortOf(destination),
    isBest: best !== slowest && destination.left === best,
    isSlowest: best !== slowest && destination.left === slowest,
    mark:
      destination.goal === 'finish'
        ? pastThePost(plan, destination.path.at(-1) ?? from)
        : destination.goal,
  }));
}
