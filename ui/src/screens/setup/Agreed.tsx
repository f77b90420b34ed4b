import { Choice } from '../../parts/Choice';
import { RuleLink } from '../../parts/RuleLink';
import './agreed.css';

interface Props {
  title: string;
  rule: string;
  /** Is it fixed by hand, or drawn? */
  isFixed: boolean;
  onFix: (isFixed: boolean) => void;
  names: { drawn: string; fixed: string };
  /** What it means for the game. */
  text: string;
  amiss: string | undefined;
  /** By hand: how it is fixed. */
  children?: React.ReactNode;
}

/** Something about the runners that is drawn, or fixed by those at the table. */
export function Agreed(props: Props) {
  const { title, rule, isFixed, onFix, names, text, amiss, children } = props;
  return (
    <section className="agreed">
      <header className="agreed-head">
        <h3>{title}</h3>
        <Choice
          label={title}
          hideLabel
          value={isFixed ? 'fixed' : 'drawn'}
          onChange={(id) => onFix(id === 'fixed')}
          options={(['drawn', 'fixed'] as const).map((id) => ({ id, label: names[id] }))}
        />
      </header>
      <div className="agreed-body">
        {children}
        <p className="quiet">
          {text} <RuleLink rule={rule} />
        </p>
      </div>
      {amiss && <p className="field-error">{amiss}</p>}
    </section>
  );
}
