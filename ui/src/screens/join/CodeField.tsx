import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_LENGTH, tidied } from '../../mirror/code';
import './code-field.css';

const SLOTS = Array.from({ length: CODE_LENGTH }, (_, slot) => slot);

interface Props {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

/**
 * Six large slots over one field: one types or pastes as one pleases, in small letters or with gaps, and sees
 * the code as it stands on the host's screen.
 */
export function CodeField({ label, value, onChange, error, autoFocus = false }: Props) {
  const { t } = useTranslation('nearby');
  const id = useId();
  const about = error ? `${id}-error` : `${id}-hint`;
  return (
    <div className={error ? 'code-field code-field-wrong' : 'code-field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-slots">
        {SLOTS.map((slot) => (
          <span
            key={slot}
            aria-hidden="true"
            className={slot === value.length ? 'code-slot code-slot-next' : 'code-slot'}
          >
            {value[slot]}
          </span>
        ))}
        <input
          id={id}
          className="code-input"
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          // biome-ignore lint/a11y/noAutofocus: the code is all there is to do where it is asked for.
          autoFocus={autoFocus}
          aria-describedby={about}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(tidied(event.target.value))}
        />
      </div>
      {error ? (
        <p id={about} className="field-error" role="alert">
          {error}
        </p>
      ) : (
        <p id={about} className="field-hint">
          {t('code.hint')}
        </p>
      )}
    </div>
  );
}
