// How near the picture of the course is looked at. Pure.
import { mix, round } from '../../art/curve';
import type { Size } from '../../art/type';
import type { CoursePlan, Runner, Spot } from './picture';
import { bandOf, placeOf, SHEET } from './track';

/** The part of the sheet that is in sight. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Camera = { x: 0, y: 0, width: SHEET.width, height: SHEET.height };

export function viewBox({ x, y, width, height }: Camera): string {
  return [x, y, width, height].map(round).join(' ');
}

/** What a picture of this size shows of the sheet: more than was asked for where it is wider or higher. */
export function inSight(camera: Camera, shown: Size | undefined): Camera {
  if (!shown) return camera;
  const scale = Math.min(shown.width / camera.width, shown.height / camera.height);
  const [width, height] = [shown.width / scale, shown.height / scale];
  return {
    x: camera.x + (camera.width - width) / 2,
    y: camera.y + (camera.height - height) / 2,
    width,
    height,
  };
}

/** Is all of this in sight? */
export function isSeen(sight: Camera, { x, y, width, height }: Camera): boolean {
  return (
    x >= sight.x &&
    y >= sight.y &&
    x + width <= sight.x + sight.width &&
    y + height <= sight.y + sight.height
  );
}

/** On the way from one view to another, 0 to 1. */
export function panned(from: Camera, to: Camera, moment: number): Camera {
  return {
    x: mix(from.x, to.x, moment),
    y: mix(from.y, to.y, moment),
    width: mix(from.width, to.width, moment),
    height: mix(from.height, to.height, moment),
  };
}

/** Never nearer than this share of the sheet. */
const NEAREST = 0.5;

/** Close on the finishing straight: the post and these horses are in sight, where one may go, and all lanes. */
export function finishView(
  plan: CoursePlan,
  runners: readonly Runner[],
  goals: readonly Spot[] = [],
): Camera {
  const post = bandOf(plan, { straight: 'home', first: plan.post, last: plan.post });
  const places = [...runners.map(({ at }) => at), ...goals].map((spot) => placeOf(plan, spot));
  const xs = [post.x + post.width + 60, ...places.map(({ x }) => x - 60)];
  const top = Math.min(post.inside - 60, ...places.map(({ y }) => y - 60));
  const [left, right] = [Math.min(...xs), Math.max(...xs, ...places.map(({ x }) => x + 60))];
  const share = Math.max(
    NEAREST,
    (right - left) / SHEET.width,
    (SHEET.height - top) / SHEET.height,
  );
  if (share >= 1) return WHOLE;
  const [width, height] = [SHEET.width * share, SHEET.height * share];
  const x = Math.min(Math.max((left + right - width) / 2, 0), SHEET.width - width);
  return { x, y: SHEET.height - height, width, height };
}
