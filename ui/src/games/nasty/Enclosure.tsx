import { useTranslation } from 'react-i18next';
import { DicePicture } from '../../art/Die';
import { HorsePicture } from '../../art/horse/Horse';
import { Jersey } from '../../art/Jersey';
import type { Coat, Silks } from '../../art/silks';
import './enclosure.css';
import { useMoney } from './useMoney';

/** A horse in the enclosure, the winner first. */
export interface Enclosed {
  seat: number;
  silks: Silks;
  coat: Coat;
  horse: string;
  player: string;
  odds: number;
  /** What its owner would be paid as it stands. */
  prize: number;
}

/** An Objection or a Steward's Enquiry: what was played, and what the dice said. */
export interface Hearing {
  id: string;
  kind: 'objection' | 'stewards-enquiry';
  by: string;
  /** The horse that it is against. */
  against: { silks: Silks; horse: string };
  /** Until they have fallen there are none. */
  dice?: readonly [number, number];
  /** How far the throw has got, 0 to 1. */
  moment?: number;
  sustained?: boolean;
}

interface Props {
  placed: readonly Enclosed[];
  hearings: readonly Hearing[];
  /** What each seat may do about a horse stands in its box. */
  actsFor?: (seat: number) => React.ReactNode;
}

function Box({
  enclosed,
  place,
  acts,
}: {
  enclosed: Enclosed;
  place: number;
  acts: React.ReactNode;
}) {
  const { t } = useTranslation('nasty');
  const { sum } = useMoney();
  const { silks, coat, horse, player, odds, prize } = enclosed;
  return (
    <li className={`enclosure-box enclosure-box-${place}`}>
      <span className="enclosure-place">{t('place', { count: place, ordinal: true })}</span>
      <div className="enclosure-horse">
        <HorsePicture pose="stand" coat={coat} silks={silks} />
      </div>
      <div className="enclosure-words">
        <Jersey silks={silks} size={1.7} />
        <b>{horse}</b>
        <span>{t('enclosure.owner', { player, odds: t('odds', { odds }) })}</span>
        <strong>{sum(prize)}</strong>
      </div>
      {acts && <div className="enclosure-acts">{acts}</div>}
    </li>
  );
}

function HearingSlip({ hearing }: { hearing: Hearing }) {
  const { t } = useTranslation('nasty');
  const { kind, by, against, dice, moment = 1, sustained } = hearing;
  const isDecided = sustained !== undefined && moment >= 1;
  return (
    <li className="hearing">
      <Jersey silks={against.silks} size={1.6} />
      <p>{t(`hearing.${kind}`, { by, horse: against.horse })}</p>
      <span className="hearing-dice">
        {dice && (
          <DicePicture
            faces={dice}
            moment={moment}
            label={t('hearing.dice', { first: dice[0], second: dice[1] })}
          />
        )}
      </span>
      <b className={sustained ? 'hearing-out' : undefined}>
        {isDecided && t(sustained ? 'hearing.sustained' : 'hearing.dismissed')}
      </b>
    </li>
  );
}

/** The first three after the race, and everything that is said against them. */
export function Enclosure({ placed, hearings, actsFor }: Props) {
  const { t } = useTranslation('nasty');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a ring that scrolls must be reachable by keyboard.
    <section className="enclosure" aria-label={t('enclosure.label')} tabIndex={0}>
      <ol className="enclosure-boxes">
        {placed.map((enclosed, index) => (
          <Box
            key={enclosed.seat}
            enclosed={enclosed}
            place={index + 1}
            acts={actsFor?.(enclosed.seat)}
          />
        ))}
        {placed.length === 0 && <li className="enclosure-none">{t('enclosure.none')}</li>}
      </ol>
      {hearings.length > 0 && (
        <ul className="enclosure-hearings" aria-label={t('hearing.label')}>
          {hearings.map((hearing) => (
            <HearingSlip key={hearing.id} hearing={hearing} />
          ))}
        </ul>
      )}
    </section>
  );
}
