import { useTranslation } from 'react-i18next';
import { Horse as HorseDrawn } from '../../art/horse/Horse';
import { Picture } from '../../art/Picture';
import type { Coat, Horse, SeatSetup } from '../../ipc/bindings.gen';
import { Select } from '../../parts/Select';
import { TextField } from '../../parts/TextField';
import { LONGEST_NAME } from './runner';
import { useWrong } from './useWrong';
import './horse-fields.css';

const UNNAMED: Horse = { name: '', coat: 'bay' };

interface Props {
  index: number;
  seat: SeatSetup;
  /** What there is to choose from. */
  coats: readonly Coat[];
  onChange: (change: Partial<SeatSetup>) => void;
}

/** The runner's horse in its silks, its name and its coat. */
export function HorseFields({ index, seat, coats, onChange }: Props) {
  const { t } = useTranslation(['setup', 'silks']);
  const wrong = useWrong();
  const horse = seat.horse ?? UNNAMED;
  return (
    <>
      <div className="entrant-picture">
        <Picture className="entrant-horse-drawn" viewBox="-16 -48 240 222">
          <HorseDrawn pose="stand" coat={horse.coat} silks={seat.silks} />
        </Picture>
      </div>
      <div className="entrant-name entrant-horse">
        <TextField
          label={t('horse')}
          value={horse.name}
          onChange={(name) => onChange({ horse: { ...horse, name } })}
          maxLength={LONGEST_NAME}
          error={wrong.at(index, 'horse')}
        />
      </div>
      <div className="entrant-coat">
        <Select
          label={t('coat')}
          value={horse.coat}
          onChange={(coat) => onChange({ horse: { ...horse, coat } })}
          options={coats.map((id) => ({ id, label: t(`silks:coat.${id}`) }))}
        />
      </div>
    </>
  );
}
