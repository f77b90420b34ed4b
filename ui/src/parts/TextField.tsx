import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components';
import './field.css';

interface Props {
  label: string;
  /** The label stands in the empty field, and is heard. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** A line under the field; an error takes its place. */
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  autoFocus?: boolean;
}

export function TextField({ label, hideLabel = false, hint, error, maxLength, ...field }: Props) {
  return (
    <AriaTextField
      {...field}
      className="field"
      isInvalid={error !== undefined}
      {...(maxLength !== undefined && { maxLength })}
    >
      <Label className={hideLabel ? 'unseen' : 'field-label'}>{label}</Label>
      <Input
        className="field-box"
        autoComplete="off"
        spellCheck="false"
        {...(hideLabel && { placeholder: label })}
      />
      {hint && !error && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </AriaTextField>
  );
}
