import { useEffect, useEffectEvent, useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { PigName } from '../../art/pig/breeds';
import { PigCard, type PigCardState } from './PigCard';
import './pig-hand.css';
import { written } from './picture';
import { byDigit, effectOf, type Held, type Prospect } from './prospect';

interface Props {
  /** What the cards would do; while another plays only what they are, and nothing is chosen. */
  cards: readonly (Prospect | Held)[];
  chosen: PigName | null;
  onChoose: (pig: PigName) => void;
  /** Enter on the chosen card; on another one it chooses that, so that nothing is played unseen. */
  onPlay?: (pig: PigName) => void;
}

/** Typing in a field or reading a dialog is not playing cards. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type=radio]), [role=dialog]') !== null
  );
}

/** Turned a little more the further it lies from the middle. */
function fanned(index: number, count: number): React.CSSProperties {
  return { ['--fan' as string]: `${(index - (count - 1) / 2) * 1.6}deg` };
}

/** The whole of what a card would do, for those who listen. */
function useSpoken() {
  const { t } = useTranslation('pigs');
  return (card: Prospect | Held): string => {
    const name = t('hand.held', { pig: t(`marked.${card.pig}`), count: card.held });
    if (!('to' in card)) return name;
    const { effect, count } = effectOf(card);
    const at = written(card.to);
    const pigs = card.leapt.map((pig) => t(`pig.${pig}`));
    return [
      name,
      pigs.length > 0 ? t('hand.say.leaps', { pigs, at }) : t('hand.say.to', { at }),
      t(`hand.say.${effect}`, { count }),
    ].join(' ');
  };
}

/** The hand, fanned: one stack for each pig. Arrow keys or digits choose, Enter plays. */
export function PigHand({ cards, chosen, onChoose, onPlay }: Props) {
  const { t } = useTranslation('pigs');
  const spoken = useSpoken();
  const notNow = cards.every((card) => !('to' in card));
  const hand = useRef<HTMLDivElement>(null);

  /** Where a card has the focus, the one that is chosen by its digit has it next. */
  const follow = (pig: PigName) => {
    if (!hand.current?.contains(document.activeElement)) return;
    hand.current.querySelector<HTMLElement>(`input[value="${pig}"]`)?.focus();
  };

  const onDigit = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const card = notNow ? undefined : byDigit(cards, event.key);
    if (!card) return;
    onChoose(card.pig);
    follow(card.pig);
  });
  useEffect(() => {
    addEventListener('keydown', onDigit);
    return () => removeEventListener('keydown', onDigit);
  }, []);

  const stateOf = (pig: PigName): PigCardState => {
    if (notNow) return 'notNow';
    return pig === chosen ? 'chosen' : 'held';
  };

  return (
    <RadioGroup
      ref={hand}
      className="pig-hand"
      aria-label={t('hand.label')}
      orientation="horizontal"
      isReadOnly={notNow}
      value={chosen}
      onChange={(pig) => onChoose(pig as PigName)}
    >
      {cards.map((card, index) => (
        <Radio
          key={card.pig}
          className="pig-stack"
          value={card.pig}
          aria-label={spoken(card)}
          style={fanned(index, cards.length)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || notNow) event.continuePropagation();
            else if (card.pig === chosen) onPlay?.(card.pig);
            else onChoose(card.pig);
          }}
        >
          <PigCard card={card} state={stateOf(card.pig)} digit={index + 1} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
