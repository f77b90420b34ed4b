import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import './field.css';
import './stepper.css';

interface Props {
  label: string;
  hideLabel?: boolean;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** With room for a sum of money. */
  isWide?: boolean;
  format?: Intl.NumberFormatOptions;
}

/** A number with a button on either side; typing and arrow keys work too. */
export function Stepper(props: Props) {
  const { label, hideLabel = false, isWide, min, max, format, ...field } = props;
  const { t } = useTranslation('parts');
  return (
    <NumberField
      {...field}
      className="field"
      minValue={min}
      maxValue={max}
      isWheelDisabled
      {...(format && { formatOptions: format })}
    >
      <Label className={hideLabel ? 'unseen' : 'field-label'}>{label}</Label>
      <Group className={isWide ? 'stepper stepper-wide' : 'stepper'}>
        <Button slot="decrement" className="stepper-button" aria-label={t('less', { what: label })}>
          <Icon name="minus" />
        </Button>
        <Input className="stepper-number" />
        <Button slot="increment" className="stepper-button" aria-label={t('more', { what: label })}>
          <Icon name="plus" />
        </Button>
      </Group>
    </NumberField>
  );
}
