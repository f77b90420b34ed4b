import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon, type IconName } from './Icon';
import './button.css';
import './menu.css';

export interface MenuAct {
  id: string;
  label: string;
  /** What comes of it, in a few words. */
  text?: string;
  icon?: IconName;
  onAction: () => void;
}

interface Props {
  /** The name of the button that opens it. */
  label: string;
  icon?: IconName;
  acts: readonly MenuAct[];
}

/** A square button that unfolds a list of acts. */
export function Menu({ label, icon = 'menu', acts }: Props) {
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={label}>
        <Icon name={icon} />
      </Button>
      <Popover className="menu-sheet">
        <AriaMenu className="menu">
          {acts.map(({ id, label: name, text, icon: sign, onAction }) => (
            <MenuItem key={id} id={id} textValue={name} onAction={onAction} className="menu-item">
              {sign && <Icon name={sign} />}
              <span>
                {name}
                {text && <small className="menu-text">{text}</small>}
              </span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
