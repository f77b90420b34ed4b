import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HorsePicture } from '../../art/horse/Horse';
import { Jersey } from '../../art/Jersey';
import { SILKS, type Silks } from '../../art/silks';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { TextField } from '../../parts/TextField';
import { LONGEST_NAME } from '../setup/runner';
import './welcome.css';

/** To the games: what the reader does next. */
function goOn() {
  document.querySelector<HTMLElement>('.shelf .entry')?.focus();
}

/** A card pinned to the poster on the first evening: who plays here, and in which silks. Nothing waits for it. */
export function Welcome() {
  const { t } = useTranslation(['home', 'settings', 'silks']);
  const change = useApp((app) => app.change);
  const [name, setName] = useState('');
  const [silks, setSilks] = useState<Silks>('red');
  const ride = () => {
    goOn();
    void change({ welcomed: true, name: name.trim() || null, silks });
  };
  const later = () => {
    goOn();
    void change({ welcomed: true });
  };
  return (
    <form
      className="welcome"
      aria-labelledby="welcome-title"
      onSubmit={(event) => {
        event.preventDefault();
        ride();
      }}
    >
      <div className="welcome-head">
        <figure className="welcome-rider" aria-hidden="true">
          <HorsePicture pose="gallop" coat="chestnut" silks={silks} />
          <figcaption>{name.trim() || t('settings:you.title')}</figcaption>
        </figure>
        <div>
          <h2 id="welcome-title">{t('welcome.title')}</h2>
          <p>{t('welcome.text')}</p>
        </div>
      </div>
      <TextField
        label={t('welcome.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
      />
      <Choice
        label={t('welcome.silks')}
        value={silks}
        onChange={setSilks}
        options={SILKS.map((id) => ({
          id,
          label: t(`silks:colour.${id}`),
          picture: <Jersey silks={id} size={1.7} />,
        }))}
      />
      <p className="welcome-acts">
        <small>{t('welcome.here')}</small>
        <Button look="bare" onPress={later}>
          {t('welcome.later')}
        </Button>
        <Button type="submit" look="primary">
          {t('welcome.ride')}
        </Button>
      </p>
    </form>
  );
}
