// From joints to ink: what a pose looks like, and how one pose becomes another. Pure.
import { hoof, type Joint, type Knot, limb, mix, outline, round, type Vector } from '../curve';
import { type Place, POSES, type Pose, type PoseName, type RiderPose } from './poses';

export interface LegInk {
  skin: string;
  hoof: string;
}

/** The paths and transforms of a horse with its rider, ready to be filled. */
export interface HorseInk {
  body: string;
  tail: string;
  mane: string;
  near: readonly LegInk[];
  far: readonly LegInk[];
  folds: readonly string[];
  eye: Vector;
  nostril: Vector;
  rein: string;
  saddle: string;
  rider: {
    torso: string;
    leg: string;
    boot: string;
    foot: string;
    arm: string;
    hand: Vector;
    head: string;
    chest: string;
  };
}

function placed([x, y, turn]: Place): string {
  return `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`;
}

function cut(fold: readonly Knot[]): string {
  const [from, first, second, to] = fold.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${from}C${first} ${second} ${to}`;
}

const leg = (joints: readonly Joint[]): LegInk => ({ skin: limb(joints), hoof: hoof(joints) });

export function rig(pose: Pose): HorseInk {
  const { rider } = pose;
  const [handX, handY] = rider.arm.at(-1) ?? [0, 0];
  const [mouthX, mouthY] = pose.mouth;
  const sag = `${round((mouthX + handX) / 2)} ${round((mouthY + handY) / 2 + 6)}`;
  return {
    body: outline(pose.body),
    tail: outline(pose.tail),
    mane: outline(pose.mane),
    near: pose.near.map(leg),
    far: pose.far.map(leg),
    folds: pose.folds.map(cut),
    eye: pose.eye,
    nostril: pose.nostril,
    rein: `M${round(mouthX)} ${round(mouthY)}Q${sag} ${round(handX)} ${round(handY)}`,
    saddle: placed(pose.saddle),
    rider: {
      torso: outline(rider.torso),
      leg: limb(rider.leg),
      boot: limb(rider.boot),
      foot: outline(rider.foot),
      arm: limb(rider.arm),
      hand: [round(handX), round(handY)],
      head: placed(rider.head),
      chest: placed(rider.chest),
    },
  };
}

function pairs<T, U>(a: readonly T[], b: readonly T[], each: (from: T, to: T) => U): U[] {
  return a.map((from, index) => each(from, b[index] ?? from));
}

function blendVector(a: Vector, b: Vector, t: number): Vector {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

function blendKnots(a: readonly Knot[], b: readonly Knot[], t: number): Knot[] {
  return pairs(a, b, (from, to) => {
    const corner = (t < 0.5 ? from : to)[2];
    const [x, y] = blendVector([from[0], from[1]], [to[0], to[1]], t);
    return corner ? [x, y, corner] : [x, y];
  });
}

/** The shorter way round from one angle to another. */
function mixAngle(a: number, b: number, t: number): number {
  const way = Math.atan2(Math.sin(b - a), Math.cos(b - a));
  return a + way * t;
}

/** A hoof that swings past the ground treads on it. */
const GROUND = 158;

/** Bones keep their length and swing about their joints: positions alone would shrink a leg midway. */
function blendLimb(a: readonly Joint[], b: readonly Joint[], t: number): Joint[] {
  const joints: Joint[] = [];
  pairs(a, b, (from, to) => [from, to] as const).forEach(([from, to], index) => {
    const width = mix(from[2], to[2], t);
    const [beforeA, beforeB, before] = [a[index - 1], b[index - 1], joints[index - 1]];
    if (!(beforeA && beforeB && before)) {
      joints.push([mix(from[0], to[0], t), mix(from[1], to[1], t), width]);
      return;
    }
    const [ax, ay] = [from[0] - beforeA[0], from[1] - beforeA[1]];
    const [bx, by] = [to[0] - beforeB[0], to[1] - beforeB[1]];
    const length = mix(Math.hypot(ax, ay), Math.hypot(bx, by), t);
    const angle = mixAngle(Math.atan2(ay, ax), Math.atan2(by, bx), t);
    const [x, y] = [before[0] + length * Math.cos(angle), before[1] + length * Math.sin(angle)];
    joints.push([x, Math.min(y, GROUND), width]);
  });
  return joints;
}

function blendPlace(a: Place, b: Place, t: number): Place {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}

function blendRider(a: RiderPose, b: RiderPose, t: number): RiderPose {
  return {
    torso: blendKnots(a.torso, b.torso, t),
    leg: blendLimb(a.leg, b.leg, t),
    boot: blendLimb(a.boot, b.boot, t),
    foot: blendKnots(a.foot, b.foot, t),
    arm: blendLimb(a.arm, b.arm, t),
    head: blendPlace(a.head, b.head, t),
    chest: blendPlace(a.chest, b.chest, t),
  };
}

/** The pose between two poses: `t` 0 is the first, 1 the second. */
export function blend(a: Pose, b: Pose, t: number): Pose {
  if (t <= 0) return a;
  if (t >= 1) return b;
  return {
    body: blendKnots(a.body, b.body, t),
    tail: blendKnots(a.tail, b.tail, t),
    mane: blendKnots(a.mane, b.mane, t),
    near: pairs(a.near, b.near, (from, to) => blendLimb(from, to, t)),
    far: pairs(a.far, b.far, (from, to) => blendLimb(from, to, t)),
    folds: pairs(a.folds, b.folds, (from, to) => blendKnots(from, to, t)),
    eye: blendVector(a.eye, b.eye, t),
    nostril: blendVector(a.nostril, b.nostril, t),
    mouth: blendVector(a.mouth, b.mouth, t),
    saddle: blendPlace(a.saddle, b.saddle, t),
    rider: blendRider(a.rider, b.rider, t),
  };
}

const STRIDE: readonly PoseName[] = ['gather', 'reach', 'gallop'];

/** The gallop at a moment of the stride; whole numbers are one and the same moment. */
export function gallopAt(stride: number): Pose {
  const phase = (stride - Math.floor(stride)) * STRIDE.length;
  const index = Math.floor(phase);
  const from = STRIDE[index] ?? 'gallop';
  const to = STRIDE[(index + 1) % STRIDE.length] ?? 'gallop';
  return blend(POSES[from], POSES[to], phase - index);
}
