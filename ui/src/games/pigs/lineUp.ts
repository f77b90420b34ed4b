// The order in which pigs are lined up. Pure.

/** The same order with one taken out and put in at another place; the others close up. */
export function movedTo<One>(order: readonly One[], one: One, place: number): One[] {
  const others = order.filter((other) => other !== one);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), one, ...others.slice(at)];
}
