import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import './copy-line.css';
import './field.css';

interface Props {
  label: string;
  text: string;
}

/** A text to be taken elsewhere. Where the system lets nobody copy, it is marked for the reader to do it. */
export function CopyLine({ label, text }: Props) {
  const { t } = useTranslation('parts');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    field.current?.select();
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject();
    written.then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  };
  return (
    <div className="copy-line">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} ref={field} className="field-box" readOnly value={text} />
      <Button small icon={copied === text ? 'check' : 'copy'} onPress={copy}>
        {t(copied === text ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}
