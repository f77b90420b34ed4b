import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Runner } from '../../mirror/draft';
import { Select } from '../../parts/Select';
import './seat-select.css';

interface Props {
  label: string;
  runners: readonly Runner[];
  /** The key of the one who is named. */
  value: number;
  onChange: (key: number) => void;
}

/** One of those at the table. */
export function SeatSelect({ label, runners, value, onChange }: Props) {
  const { t } = useTranslation('setup');
  return (
    <div className="seat-select">
      <Select
        label={label}
        hideLabel
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
        options={runners.map(({ key, seat }, index) => ({
          id: String(key),
          label: seat.name.trim() || t('seat', { number: index + 1 }),
          picture: <Jersey silks={seat.silks} size={1.5} />,
        }))}
      />
    </div>
  );
}
