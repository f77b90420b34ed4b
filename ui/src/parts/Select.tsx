import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon } from './Icon';
import './field.css';
import './menu.css';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  /** A line of explanation, in the list only. */
  text?: string | undefined;
  picture?: React.ReactNode;
  isDisabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  hideLabel?: boolean;
  /** Folded away it shows the picture of the choice, and not its label. */
  looksOnly?: boolean;
  value: Id;
  onChange: (id: Id) => void;
  options: readonly SelectOption<Id>[];
}

/** One of many, folded away. */
export function Select<Id extends string>(props: Props<Id>) {
  const { label, hideLabel = false, looksOnly = false, value, onChange, options } = props;
  const chosen = options.find(({ id }) => id === value);
  return (
    <AriaSelect className="field" value={value} onChange={(id) => onChange(id as Id)}>
      <Label className={hideLabel ? 'unseen' : 'field-label'}>{label}</Label>
      <Button className="field-box select-button">
        <SelectValue className="select-value">
          {() => (
            <>
              {chosen?.picture}
              <span className={looksOnly ? 'unseen' : undefined}>{chosen?.label}</span>
            </>
          )}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="menu-sheet">
        <ListBox className="menu">
          {options.map(({ id, label: name, text, picture, isDisabled = false }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={name}
              isDisabled={isDisabled}
              className="menu-item"
            >
              {picture}
              <span>
                {name}
                {text && <small className="menu-text">{text}</small>}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
