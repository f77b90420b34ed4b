import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components';
import './field.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A line under the field; an error takes its place. */
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  autoFocus?: boolean;
}

export function TextField({ label, hint, error, maxLength, ...field }: Props) {
  return (
    <AriaTextField
      {...field}
      className="field"
      isInvalid={error !== undefined}
      {...(maxLength !== undefined && { maxLength })}
    >
      <Label className="field-label">{label}</Label>
      <Input className="field-box" autoComplete="off" spellCheck="false" />
      {hint && !error && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </AriaTextField>
  );
}
