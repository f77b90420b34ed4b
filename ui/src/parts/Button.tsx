import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Icon, type IconName } from './Icon';
import { Kbd } from './Kbd';
import './button.css';

interface Props {
  /** `primary` is the one act of the screen, in claret; `bare` has no box. */
  look?: 'primary' | 'plain' | 'bare';
  small?: boolean;
  icon?: IconName;
  /** The key that does the same. */
  keys?: string;
  /** Not lawful just now: drawn dashed, still pressable, so that the caller can say why. */
  notNow?: boolean;
  /** What it is called aloud, where its word is short. */
  label?: string;
  type?: 'button' | 'submit';
  autoFocus?: boolean;
  onPress?: (event: PressEvent) => void;
  children: React.ReactNode;
}

export function Button({
  look = 'plain',
  small = false,
  icon,
  keys,
  notNow = false,
  label,
  children,
  ...button
}: Props) {
  const names = ['button', `button-${look}`, small && 'button-small', notNow && 'button-not-now'];
  return (
    <AriaButton
      {...button}
      className={names.filter(Boolean).join(' ')}
      {...(notNow && { 'aria-disabled': true })}
      {...(label && { 'aria-label': label })}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {keys && <Kbd>{keys}</Kbd>}
    </AriaButton>
  );
}

interface IconButtonProps {
  icon: IconName;
  /** The name of the button; it is its tooltip too. */
  label: string;
  isPressed?: boolean;
  /** There is nothing for it to do just now; it keeps its place and the focus. */
  notNow?: boolean;
  onPress: (event: PressEvent) => void;
}

/** A square button that shows only a drawing. */
export function IconButton({ icon, label, isPressed, notNow = false, onPress }: IconButtonProps) {
  return (
    <AriaButton
      className="icon-button"
      aria-label={label}
      {...(!notNow && { onPress })}
      {...(notNow && { 'aria-disabled': true })}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
