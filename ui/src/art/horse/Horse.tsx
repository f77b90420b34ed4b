import { memo, useId } from 'react';
import { Picture } from '../Picture';
import { SilkPattern } from '../SilkPattern';
import { COAT_INK, type Coat, INK, SILK_INK, type Silks } from '../silks';
import { POSES, type Pose, type PoseName } from './poses';
import { type HorseInk, rig } from './rig';

export interface HorseProps {
  /** A named pose, or any pose between. */
  pose: PoseName | Pose;
  coat: Coat;
  /** Without silks there is no rider. */
  silks?: Silks | undefined;
  /** Width of the cream line around the figure. */
  keyline?: number;
}

const CLOTH = 'M-17 -1C-7 3 5 2 15 -4L18 26C7 30 -5 30 -15 27Z';
const CAP =
  'M-13.8 -1.6C-14.3 -13.2 -6.6 -18.2 1.1 -17.1C9.4 -16 12.7 -9.9 12.1 -3.3L18.2 -0.9L17.1 1.3L-12.7 1.1Z';
const FACE =
  'M-9.9 0L10.5 0.6C11 3.3 12.7 5.5 11.6 7.2C11 10.5 6.6 12.1 1.7 11C-5.5 9.4 -9.9 5.5 -9.9 0Z';

function Silhouette({ ink, rider, width }: { ink: HorseInk; rider: boolean; width: number }) {
  const legs = [...ink.near, ...ink.far].map((leg) => leg.skin + leg.hoof).join('');
  const { torso, leg, arm, foot } = ink.rider;
  return (
    <g fill="var(--keyline)" stroke="var(--keyline)" strokeWidth={width} strokeLinejoin="round">
      <path d={ink.body + ink.tail + ink.mane + legs} />
      {rider && (
        <>
          <path d={torso + leg + arm + foot} />
          <path d={CAP + FACE} transform={ink.rider.head} />
        </>
      )}
    </g>
  );
}

/** The cap carries the mark too, as large as it will go. */
function Cap({ silks }: { silks: Silks }) {
  const { ground, mark } = SILK_INK[silks];
  return (
    <>
      <path
        d={CAP}
        fill={silks === 'blue' ? mark : ground}
        stroke={INK.line}
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      {silks === 'white' && (
        <path
          d="M-7 -7.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 -7.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
          fill={mark}
        />
      )}
      {silks === 'yellow' && <path d="M-1 -15L4 -8.5L-1 -2L-6 -8.5Z" fill={mark} />}
      {silks === 'black' && <path d="M0 -16.4C8.8 -15.4 12 -9.5 11.3 -3.6V-1.6H0Z" fill={mark} />}
    </>
  );
}

function Rider({ ink, silks }: { ink: HorseInk['rider']; silks: Silks }) {
  const clip = useId();
  const { ground } = SILK_INK[silks];
  const [handX, handY] = ink.hand;
  return (
    <>
      <path d={ink.leg} fill={INK.cream} />
      <path d={ink.boot + ink.foot} fill={INK.line} />
      <clipPath id={clip}>
        <path d={ink.torso} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {/* Mirrored, so that a sash crosses the back instead of running along it. */}
        <g transform={`${ink.chest} scale(-1 1)`}>
          <SilkPattern silks={silks} x={-25} y={-35} width={50} height={70} />
        </g>
      </g>
      <path d={ink.torso} fill="none" stroke={INK.line} strokeWidth="1.7" />
      <g transform={ink.head}>
        <path d={FACE} fill={INK.skin} />
        <Cap silks={silks} />
      </g>
      <path d={ink.arm} fill={ground} stroke={INK.line} strokeWidth="1.7" />
      <circle cx={handX} cy={handY} r="4.6" fill={INK.cream} stroke={INK.line} strokeWidth="1.3" />
    </>
  );
}

function SaddleCloth({ silks, transform }: { silks: Silks; transform: string }) {
  const clip = useId();
  return (
    <g transform={transform}>
      <clipPath id={clip}>
        <path d={CLOTH} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <SilkPattern silks={silks} x={-17} y={-5} width={35} height={34} />
      </g>
      <path d={CLOTH} fill="none" stroke={INK.line} strokeWidth="1.7" strokeLinejoin="round" />
    </g>
  );
}

function Legs({ legs, fill }: { legs: HorseInk['near']; fill: string }) {
  return legs.map((leg) => (
    <g key={leg.hoof}>
      <path d={leg.skin} fill={fill} />
      <path d={leg.hoof} fill={INK.hoof} />
    </g>
  ));
}

/** A horse with its rider, to be placed in a drawing: hooves on y = 160, middle at x = 108. */
export const Horse = memo(function Horse({ pose, coat, silks, keyline = 6 }: HorseProps) {
  const ink = rig(typeof pose === 'string' ? POSES[pose] : pose);
  const { hide, shade, mane } = COAT_INK[coat];
  return (
    <g>
      {keyline > 0 && <Silhouette ink={ink} rider={silks !== undefined} width={keyline} />}
      <Legs legs={ink.far} fill={shade} />
      <path d={ink.tail} fill={mane} />
      <path d={ink.body} fill={hide} />
      <Legs legs={ink.near} fill={hide} />
      <path
        d={ink.folds.join('')}
        fill="none"
        stroke={shade}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d={ink.mane} fill={mane} />
      <circle
        cx={ink.eye[0]}
        cy={ink.eye[1]}
        r="2.5"
        fill={coat === 'grey' ? INK.hoof : INK.cream}
      />
      <circle cx={ink.nostril[0]} cy={ink.nostril[1]} r="1.5" fill={INK.hoof} />
      {silks && (
        <>
          <SaddleCloth silks={silks} transform={ink.saddle} />
          <Rider ink={ink.rider} silks={silks} />
          <path d={ink.rein} fill="none" stroke={INK.hoof} strokeWidth="1.6" />
        </>
      )}
    </g>
  );
});

interface PictureProps extends HorseProps {
  /** What it says to a screen reader; without it the picture is decoration. */
  label?: string | undefined;
}

/** A horse as a picture of its own; it fills the width it is given. */
export function HorsePicture({ label, ...horse }: PictureProps) {
  return (
    <Picture viewBox="-22 -40 252 208" label={label}>
      <Horse {...horse} />
    </Picture>
  );
}
