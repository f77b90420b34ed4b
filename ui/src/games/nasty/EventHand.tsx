import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EventPicture } from '../../art/EventPicture';
import { Jersey } from '../../art/Jersey';
import type { Silks } from '../../art/silks';
import { Button, IconButton } from '../../parts/Button';
import { WhyNot } from '../../parts/WhyNot';
import './event-hand.css';
import { type CardName, printedOn } from './cards';

/** A horse that a card may be played against. */
export interface Target {
  seat: number;
  silks: Silks;
  horse: string;
  player: string;
}

export interface HeldCard {
  card: CardName;
  /** How many alike are in the hand. */
  held: number;
  /** It may be played now. */
  fits: boolean;
  /** What it would do, or why it cannot be played now: one sentence. */
  what: string;
  /** A few words at the foot of a card that does not fit: when it might, what it costs. */
  note?: string;
  /** The rule that says why not. */
  rule?: string | undefined;
  /** Whom it may hit; without any it is played as it is. */
  targets: readonly Target[];
  /** It may hit several at once. */
  several?: boolean;
}

/** The card that is looked at, and whom it is to hit. */
export interface Aim {
  card: CardName;
  on: readonly number[];
}

interface Props {
  cards: readonly HeldCard[];
  aim: Aim | null;
  onAim: (aim: Aim | null) => void;
  onPlay: (aim: Aim) => void;
}

/** What is printed on a card: its picture, its name, and the fence or the way that it names. */
export function EventCardFace({ card }: { card: CardName }) {
  const { t } = useTranslation('nasty');
  const { kind, fence, veer } = printedOn(card);
  return (
    <>
      <EventPicture kind={kind} veer={veer} />
      <b>{t(`card.${kind}`)}</b>
      {fence && <em>{t(`fence.${fence}`)}</em>}
      {veer && <em>{t(`veer.${veer}`)}</em>}
    </>
  );
}

/** What a card is called in full. */
function useCardName() {
  const { t } = useTranslation('nasty');
  return (card: CardName): string => {
    const { kind, fence, veer } = printedOn(card);
    const name = t(`card.${kind}`);
    if (fence) return t('cardNamed', { card: name, what: t(`fence.${fence}`) });
    return veer ? t('cardNamed', { card: name, what: t(`veer.${veer}`) }) : name;
  };
}

/** Where one target is all there is, it is aimed at from the first. */
export function aimedWith({ card, targets }: HeldCard): Aim {
  const [only] = targets;
  return { card, on: only && targets.length === 1 ? [only.seat] : [] };
}

/** Whom it hits, after one of them was pressed. */
export function aimedAt({ several = false }: HeldCard, aim: Aim, seat: number): Aim {
  const others = aim.on.filter((other) => other !== seat);
  if (!several) return { ...aim, on: [seat] };
  return { ...aim, on: others.length < aim.on.length ? others : [...aim.on, seat] };
}

export const isAimed = ({ fits, targets }: HeldCard, { on }: Aim): boolean =>
  fits && (targets.length === 0 || on.length > 0);

type Aiming = Pick<Props, 'onAim' | 'onPlay'> & { card: HeldCard; aim: Aim };

function Targets({ card, aim, onAim }: Omit<Aiming, 'onPlay'>) {
  const { t } = useTranslation('nasty');
  const whom = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not flow in a row.
    <div className="aim-targets" role="group" aria-labelledby={whom}>
      <span id={whom}>{t(card.several ? 'whomSeveral' : 'whom')}</span>
      {card.targets.map(({ seat, silks, horse, player }) => (
        <button
          key={seat}
          type="button"
          className="aim-target"
          aria-pressed={aim.on.includes(seat)}
          aria-label={t('target', { horse, player })}
          onClick={() => onAim(aimedAt(card, aim, seat))}
        >
          <Jersey silks={silks} size={1.4} />
          {horse}
        </button>
      ))}
    </div>
  );
}

/** What the chosen card would do, whom it hits, and the button that plays it. */
function AimStrip({ card, aim, onAim, onPlay }: Aiming) {
  const { t } = useTranslation('nasty');
  const nameOf = useCardName();
  return (
    <div className="aim">
      {card.fits ? <p>{card.what}</p> : <WhyNot text={card.what} rule={card.rule} />}
      {card.fits && card.targets.length > 0 && <Targets card={card} aim={aim} onAim={onAim} />}
      <div className="aim-acts">
        {card.fits && (
          <Button
            look="primary"
            small
            notNow={!isAimed(card, aim)}
            onPress={() => isAimed(card, aim) && onPlay(aim)}
          >
            {t('play', { card: nameOf(card.card) })}
          </Button>
        )}
        <IconButton icon="back" label={t('allCards')} onPress={() => onAim(null)} />
      </div>
    </div>
  );
}

/**
 * The hand of race event cards. What fits now is lifted; one that is chosen lies alone, says what it
 * would do, and is aimed.
 */
export function EventHand({ cards, aim, onAim, onPlay }: Props) {
  const { t } = useTranslation('nasty');
  const chosen = cards.find(({ card }) => card === aim?.card);
  return (
    <section className="events" aria-label={t('hand')}>
      <ul className={chosen ? 'events-cards events-alone' : 'events-cards'}>
        {(chosen ? [chosen] : cards).map((card) => (
          <li key={card.card}>
            <button
              type="button"
              className={card.fits ? 'event event-fits' : 'event'}
              aria-pressed={card === chosen}
              onClick={() => onAim(card === chosen ? null : aimedWith(card))}
            >
              <EventCardFace card={card.card} />
              {card.held > 1 && <strong>{t('alike', { count: card.held })}</strong>}
              {card.fits ? <i className="event-now">{t('fitsNow')}</i> : <small>{card.note}</small>}
              {!card.fits && <span className="unseen">{t('notNow')}</span>}
              <span className="unseen">{card.what}</span>
            </button>
          </li>
        ))}
        {cards.length === 0 && <li className="events-none">{t('handEmpty')}</li>}
      </ul>
      {chosen && aim && <AimStrip card={chosen} aim={aim} onAim={onAim} onPlay={onPlay} />}
    </section>
  );
}

interface UsedProps {
  /** The same card may be there twice, from two hands. */
  cards: readonly { id: string; card: CardName; by: string }[];
}

/** Cards that were played and are out of the meeting. */
export function UsedCards({ cards }: UsedProps) {
  const { t } = useTranslation('nasty');
  const nameOf = useCardName();
  return (
    <ul className="events-used" aria-label={t('used')}>
      {cards.map(({ id, card, by }) => (
        <li key={id} className="event event-used">
          <EventPicture {...printedOn(card)} />
          <b>{nameOf(card)}</b>
          <span>{by}</span>
        </li>
      ))}
    </ul>
  );
}

interface OtherHand {
  seat: number;
  silks: Silks;
  player: string;
  count: number;
}

/** The hands of the others: backs, and how many. */
export function OtherHands({ hands }: { hands: readonly OtherHand[] }) {
  const { t } = useTranslation('nasty');
  return (
    <ul className="events-others" aria-label={t('others')}>
      {hands.map(({ seat, silks, player, count }) => (
        <li key={seat}>
          <Jersey silks={silks} size={1.4} />
          <span className="unseen">{t('otherHand', { player, count })}</span>
          <span aria-hidden="true" className="events-backs">
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike.
              <i key={index} className="card-back" />
            ))}
            <b>{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
