import { useTranslation } from 'react-i18next';
import { useCard } from '../../mirror/card';
import type { Draft } from '../../mirror/draft';
import { Choice } from '../../parts/Choice';
import { RuleLink } from '../../parts/RuleLink';
import { Stepper } from '../../parts/Stepper';
import './options.css';
import { useWrong } from './useWrong';

interface OptionProps<Id extends string> {
  title: string;
  rule: string;
  value: Id;
  onChange: (id: Id) => void;
  names: readonly (readonly [Id, string])[];
  /** What the chosen one means. */
  text: string;
  children?: React.ReactNode;
}

/** One option of the table, with a line that says what the choice means. */
function Option<Id extends string>(props: OptionProps<Id>) {
  const { title, rule, value, onChange, names, text, children } = props;
  return (
    <li className="option">
      <h3>{title}</h3>
      <div className="option-choice">
        <Choice
          label={title}
          hideLabel
          value={value}
          onChange={onChange}
          options={names.map(([id, label]) => ({ id, label }))}
        />
        {children}
      </div>
      <p className="quiet">
        {text} <RuleLink rule={rule} />
      </p>
    </li>
  );
}

const CLOCK = { usual: 30, min: 5, max: 600, step: 5 };

function ClockOption({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  const change = useCard((card) => card.change);
  const wrong = useWrong();
  const { clock } = draft;
  const kind = clock === undefined ? 'none' : 'some';
  return (
    <Option
      title={t('clock.title')}
      rule="G-28"
      value={kind}
      onChange={(id) => change({ ...draft, clock: id === 'some' ? CLOCK.usual : undefined })}
      names={(['none', 'some'] as const).map((id) => [id, t(`clock.name.${id}`)])}
      text={wrong.about('clock') ?? t(`clock.text.${kind}`)}
    >
      {clock !== undefined && (
        <Stepper
          label={t('clock.seconds')}
          hideLabel
          value={clock}
          min={CLOCK.min}
          max={CLOCK.max}
          step={CLOCK.step}
          format={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
          onChange={(seconds) => change({ ...draft, clock: seconds })}
        />
      )}
    </Option>
  );
}

/** What the table agrees on, besides the course. */
export function Options({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  const changeRules = useCard((card) => card.changeRules);
  const { obstacles, ties, 'cards-left': cardsLeft } = draft.rules;
  return (
    <ul className="options">
      <Option
        title={t('obstacles.title')}
        rule="G-10"
        value={obstacles}
        onChange={(id) => changeRules({ obstacles: id })}
        names={(['placed', 'drawn'] as const).map((id) => [id, t(`obstacles.name.${id}`)])}
        text={t(`obstacles.text.${obstacles}`)}
      />
      <Option
        title={t('ties.title')}
        rule="G-22"
        value={ties}
        onChange={(id) => changeRules({ ties: id })}
        names={(['rear-first', 'rear-only'] as const).map((id) => [id, t(`ties.name.${id}`)])}
        text={t(`ties.text.${ties}`)}
      />
      <Option
        title={t('cardsLeft.title')}
        rule="G-27"
        value={cardsLeft}
        onChange={(id) => changeRules({ 'cards-left': id })}
        names={(['remember', 'shown'] as const).map((id) => [id, t(`cardsLeft.name.${id}`)])}
        text={t(`cardsLeft.text.${cardsLeft}`)}
      />
      <ClockOption draft={draft} />
    </ul>
  );
}
