import { Switch as AriaSwitch } from 'react-aria-components';
import './switch.css';

interface Props {
  label: string;
  /** A line that says what it does. */
  text?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

export function Switch({ label, text, ...state }: Props) {
  return (
    <AriaSwitch className="switch" {...state}>
      <span className="switch-track" aria-hidden="true" />
      <span>
        <b>{label}</b>
        {text && <span className="quiet">{text}</span>}
      </span>
    </AriaSwitch>
  );
}
