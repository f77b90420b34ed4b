import { Radio, RadioGroup } from 'react-aria-components';
import './ticks.css';

interface Tick<Id extends string> {
  id: Id;
  label: string;
  /** What it is called aloud, where the label is a bare number. */
  name?: string;
  /** It is spent, and would be refused. */
  isSpent?: boolean;
}

interface Props<Id extends string> {
  label: string;
  value: Id | null;
  onChange: (id: Id) => void;
  options: readonly Tick<Id>[];
}

/** One of a few small boxes in a row of a form. */
export function Ticks<Id extends string>({ label, value, onChange, options }: Props<Id>) {
  return (
    <RadioGroup
      className="ticks"
      orientation="horizontal"
      aria-label={label}
      value={value}
      onChange={(id) => onChange(id as Id)}
    >
      {options.map(({ id, label: text, name, isSpent }) => (
        <Radio
          key={id}
          value={id}
          className={isSpent ? 'tick tick-spent' : 'tick'}
          {...(name && { 'aria-label': name })}
        >
          <span title={name}>{text}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
