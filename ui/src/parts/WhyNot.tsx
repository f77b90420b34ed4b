import { RuleLink } from './RuleLink';
import './why-not.css';

interface Props {
  /** One whole sentence. */
  text: string;
  /** The rule that says so. */
  rule?: string | undefined;
}

/** Why something was refused, said where it was tried. */
export function WhyNot({ text, rule }: Props) {
  return (
    <p className="why-not" role="status">
      {text} {rule && <RuleLink rule={rule} />}
    </p>
  );
}
