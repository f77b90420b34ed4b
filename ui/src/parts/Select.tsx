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
  picture?: React.ReactNode;
  isDisabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  hideLabel?: boolean;
  value: Id;
  onChange: (id: Id) => void;
  options: readonly SelectOption<Id>[];
}

/** One of many, folded away. */
export function Select<Id extends string>(props: Props<Id>) {
  const { label, hideLabel = false, value, onChange, options } = props;
  return (
    <AriaSelect className="field" value={value} onChange={(id) => onChange(id as Id)}>
      <Label className={hideLabel ? 'unseen' : 'field-label'}>{label}</Label>
      <Button className="field-box select-button">
        <SelectValue className="select-value" />
        <Icon name="down" />
      </Button>
      <Popover className="menu-sheet">
        <ListBox className="menu">
          {options.map(({ id, label: text, picture, isDisabled = false }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={text}
              isDisabled={isDisabled}
              className="menu-item"
            >
              {picture}
              <span>{text}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
