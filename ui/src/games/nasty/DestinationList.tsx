import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import './destination-list.css';
import { marked } from './destinations';
import { type CoursePlan, type Destination, type Goal, goalId, type Spot } from './picture';
import { useDestinationWords } from './useDestinationWords';

interface Props {
  plan: CoursePlan;
  destinations: readonly Destination[];
  /** Where the horse stands. */
  from: Spot;
  chosen?: Goal | undefined;
  onChoose: (goal: Goal) => void;
  /** Enter on the chosen one. */
  onGo?: ((goal: Goal) => void) | undefined;
}

/** The destinations in words, by the letters that they have on the course. */
export function DestinationList({ plan, destinations, from, chosen, onChoose, onGo }: Props) {
  const { t } = useTranslation('nasty');
  const { where, meaning, rank, left } = useDestinationWords(plan);
  const open = marked(plan, destinations, from);
  const chosenId = chosen && goalId(chosen);
  const goalOf = (id: string) => open.find((one) => one.id === id)?.goal;
  return (
    <RadioGroup
      className="ways"
      aria-label={t('destinations')}
      value={chosenId ?? null}
      onChange={(id) => {
        const goal = goalOf(id);
        if (goal) onChoose(goal);
      }}
    >
      {open.map((destination) => (
        <Radio
          key={destination.id}
          className={`way way-${destination.sort}`}
          value={destination.id}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && destination.id === chosenId) onGo?.(destination.goal);
            else event.continuePropagation();
          }}
        >
          <i>{destination.letter}</i>
          <b>{where(destination)}</b>
          <em>{rank(destination)}</em>
          <small>{left(destination)}</small>
          <span>{meaning(destination)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
