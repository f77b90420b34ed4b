import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import './search-field.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What was found, said to those who listen too. */
  found: string;
}

/** A box for what is sought; Escape empties it. */
export function SearchField({ label, value, onChange, found }: Props) {
  const { t } = useTranslation('parts');
  return (
    <AriaSearchField className="search" value={value} onChange={onChange}>
      <Label className="unseen">{label}</Label>
      <span className="search-found" role="status">
        {found}
      </span>
      <span className="search-box">
        <Icon name="search" />
        <Input className="search-input" placeholder={label} />
        {value !== '' && (
          <Button className="search-clear" aria-label={t('clear')}>
            <Icon name="close" />
          </Button>
        )}
      </span>
    </AriaSearchField>
  );
}
