import { Label, Radio, RadioGroup } from 'react-aria-components';
import './choice.css';
import './field.css';

export interface Option<Id extends string> {
  id: Id;
  label: string;
  /** One line of explanation, on cards. */
  text?: string | undefined;
  picture?: React.ReactNode;
  isDisabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  hideLabel?: boolean;
  value: Id | null;
  onChange: (id: Id) => void;
  options: readonly Option<Id>[];
  /** Tabs in a row, or cards with room for a picture and a line. */
  look?: 'tabs' | 'cards';
}

/** One of a few, all of them in sight. Arrow keys move the choice. */
export function Choice<Id extends string>({
  label,
  hideLabel = false,
  value,
  onChange,
  options,
  look = 'tabs',
}: Props<Id>) {
  return (
    <RadioGroup
      className="field"
      value={value}
      onChange={(id) => onChange(id as Id)}
      orientation={look === 'tabs' ? 'horizontal' : 'vertical'}
    >
      <Label className={hideLabel ? 'unseen' : 'field-label'}>{label}</Label>
      <div className={`choice choice-${look}`}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className="choice-option"
            {...(option.isDisabled && { isDisabled: true })}
          >
            {option.picture && <span className="choice-picture">{option.picture}</span>}
            <span className="choice-words">
              <b>{option.label}</b>
              {option.text && <span>{option.text}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
