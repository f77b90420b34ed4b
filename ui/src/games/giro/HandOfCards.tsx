import { useEffect, useEffectEvent, useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { RacingCard } from '../../art/RacingCard';
import './hand.css';

export interface HandCard {
  number: number;
  state: 'held' | 'refused' | 'spent';
  /** A few words at the foot of the card: where it leads, and what happens there. */
  landing: string;
  effect?: string;
  /** The same as one whole sentence, for those who listen. */
  spoken: string;
}

interface Props {
  cards: readonly HandCard[];
  chosen: number | null;
  onChoose: (number: number) => void;
  /** Enter on the chosen card; on another one it chooses that, so that nothing is played unseen. */
  onPlay?: (number: number) => void;
}

/** Typing in a field or reading a dialog is not playing cards. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type=radio]), [role=dialog]') !== null
  );
}

/** Six racing cards. Arrow keys or digits choose, Enter plays; what is spent lies face down. */
export function HandOfCards({ cards, chosen, onChoose, onPlay }: Props) {
  const { t } = useTranslation('giro');

  const hand = useRef<HTMLDivElement>(null);

  /** Where a card has the focus, the one that is chosen by its digit has it next. */
  const follow = (number: number) => {
    if (!hand.current?.contains(document.activeElement)) return;
    hand.current.querySelector<HTMLElement>(`input[value="${number}"]`)?.focus();
  };

  const onDigit = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const card = cards.find(({ number }) => String(number) === event.key);
    if (!card || card.state === 'spent') return;
    onChoose(card.number);
    follow(card.number);
  });
  useEffect(() => {
    addEventListener('keydown', onDigit);
    return () => removeEventListener('keydown', onDigit);
  }, []);

  const labelOf = ({ number, state, spoken }: HandCard) => {
    if (state === 'refused') return t('cardRefused', { number, what: spoken });
    return t(state === 'spent' ? 'cardSpent' : 'card', { number, what: spoken });
  };

  return (
    <RadioGroup
      ref={hand}
      className="hand"
      aria-label={t('hand')}
      orientation="horizontal"
      value={chosen === null ? null : String(chosen)}
      onChange={(number) => onChoose(Number(number))}
    >
      {cards.map((card) => (
        <Radio
          key={card.number}
          className="hand-card"
          value={String(card.number)}
          isDisabled={card.state === 'spent'}
          aria-label={labelOf(card)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') event.continuePropagation();
            else if (card.number === chosen) onPlay?.(card.number);
            else if (card.state !== 'spent') onChoose(card.number);
          }}
        >
          <RacingCard
            number={card.number}
            state={card.number === chosen ? 'chosen' : card.state}
            landing={card.landing}
            effect={card.effect}
          />
        </Radio>
      ))}
    </RadioGroup>
  );
}
