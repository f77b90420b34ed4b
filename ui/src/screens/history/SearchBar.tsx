import { useTranslation } from 'react-i18next';
import { usePast } from '../../mirror/past';
import { SearchField } from '../../parts/SearchField';
import { Select } from '../../parts/Select';
import { GAMES } from '../routes';
import './search-bar.css';

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className="search-day">
      <span>{label}</span>
      <input
        className="field-box"
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Which finished tables are meant: by game, by player, by day. */
export function SearchBar({ found }: { found: string }) {
  const { t } = useTranslation('history');
  const { t: home } = useTranslation('home');
  const { search, look } = usePast();
  return (
    <search className="search-bar">
      <Select
        label={t('search.game')}
        hideLabel
        value={search.game}
        options={[
          { id: 'all', label: t('search.all') },
          ...GAMES.map((id) => ({ id, label: home(`${id}.name`) })),
        ]}
        onChange={(game) => look({ game })}
      />
      <Day label={t('search.since')} value={search.since} onChange={(since) => look({ since })} />
      <Day label={t('search.until')} value={search.until} onChange={(until) => look({ until })} />
      <SearchField
        label={t('search.player')}
        value={search.player}
        onChange={(player) => look({ player })}
        found={found}
      />
    </search>
  );
}
