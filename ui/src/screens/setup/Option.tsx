import { Choice } from '../../parts/Choice';
import { RuleLink } from '../../parts/RuleLink';
import './option.css';

interface Props<Id extends string> {
  title: string;
  /** The rule that tells of it, where one does. */
  rule?: string;
  value: Id;
  onChange: (id: Id) => void;
  names: readonly (readonly [Id, string])[];
  /** What the chosen one means. */
  text: string;
  /** With a choice so small that the line goes beside it. */
  isBrief?: boolean;
  children?: React.ReactNode;
}

/** One option of the table, with a line that says what the choice means. */
export function Option<Id extends string>(props: Props<Id>) {
  const { title, rule, value, onChange, names, text, isBrief, children } = props;
  return (
    <li className={isBrief ? 'option option-brief' : 'option'}>
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
        {text} {rule && <RuleLink rule={rule} />}
      </p>
    </li>
  );
}
