// How a horse that is drawn from the side stands on a track seen from above. Pure.

/** Turned along its way, but never on its head: on the way left a horse is mirrored. */
export function stance(heading: number): { mirrored: boolean; tilt: number } {
  const mirrored = Math.cos(heading) < -0.01;
  const folded = mirrored ? heading - Math.PI : heading;
  const degrees = (Math.atan2(Math.sin(folded), Math.cos(folded)) * 180) / Math.PI;
  // A horse drawn from the side dives if it turns all the way down.
  return { mirrored, tilt: degrees * 0.52 };
}
