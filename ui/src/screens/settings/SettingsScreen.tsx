import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HorsePicture } from '../../art/horse/Horse';
import { Jersey } from '../../art/Jersey';
import { SILKS } from '../../art/silks';
import type { Speed, Theme } from '../../ipc/bindings.gen';
import { type Settings, useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { RuleLink } from '../../parts/RuleLink';
import { Stepper } from '../../parts/Stepper';
import { Switch } from '../../parts/Switch';
import { TextField } from '../../parts/TextField';
import { play } from '../../stage/sounds';
import { LANGUAGES, type Language } from '../../words/words';
import { Leaf } from '../Leaf';
import type { Route } from '../routes';
import { LONGEST_NAME } from '../setup/runner';
import './settings.css';

const THEMES = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly Theme[];
const SPEEDS = ['off', 'half', 'normal', 'double', 'quadruple'] as const satisfies readonly Speed[];
const TEXT_SIZE = { min: 80, max: 200, step: 10 };

interface RowProps {
  title: string;
  text?: string | undefined;
  children: React.ReactNode;
}

function Row({ title, text, children }: RowProps) {
  return (
    <li className="setting">
      <h2>{title}</h2>
      <div className="setting-choice">
        {children}
        {text && <p className="quiet">{text}</p>}
      </div>
    </li>
  );
}

interface Part {
  settings: Settings;
  change: (part: Partial<Settings>) => void;
}

/** Who the reader is: at the first seat of every card, as a host and as a guest. */
function You({ settings, change }: Part) {
  const { t } = useTranslation(['settings', 'silks']);
  // While it is being written the field does not wait for the disk.
  const [name, setName] = useState(settings.name ?? '');
  return (
    <section className="settings-you" aria-labelledby="settings-you">
      <figure className="settings-sample">
        <HorsePicture pose="jump" coat="bay" silks={settings.silks ?? 'red'} />
        <figcaption>{t('text.sample')}</figcaption>
      </figure>
      <h2 id="settings-you">{t('you.title')}</h2>
      <TextField
        label={t('you.name')}
        value={name}
        onChange={(written) => {
          setName(written);
          change({ name: written.trim() || null });
        }}
        maxLength={LONGEST_NAME}
      />
      <Choice
        label={t('you.silks')}
        value={settings.silks ?? 'any'}
        options={[
          { id: 'any' as const, label: t('you.any') },
          ...SILKS.map((id) => ({
            id,
            label: t(`silks:colour.${id}`),
            picture: <Jersey silks={id} size={1.5} />,
          })),
        ]}
        onChange={(id) => change({ silks: id === 'any' ? null : id })}
      />
      <p className="quiet">{t('you.text')}</p>
    </section>
  );
}

function LookRows({ settings, change }: Part) {
  const { t } = useTranslation('settings');
  const languages = [
    { id: 'system' as const, label: t('language.system') },
    ...(Object.keys(LANGUAGES) as Language[]).map((id) => ({ id, label: LANGUAGES[id] })),
  ];
  return (
    <>
      <Row title={t('language.title')}>
        <Choice
          label={t('language.title')}
          hideLabel
          value={settings.language ?? 'system'}
          options={languages}
          onChange={(id) => change({ language: id === 'system' ? null : id })}
        />
      </Row>
      <Row title={t('theme.title')}>
        <Choice
          label={t('theme.title')}
          hideLabel
          value={settings.theme}
          options={THEMES.map((id) => ({ id, label: t(`theme.${id}`) }))}
          onChange={(theme) => change({ theme })}
        />
      </Row>
      <Row title={t('text.title')} text={t('text.text')}>
        <Stepper
          label={t('text.title')}
          hideLabel
          value={settings.textScale / 100}
          min={TEXT_SIZE.min / 100}
          max={TEXT_SIZE.max / 100}
          step={TEXT_SIZE.step / 100}
          format={{ style: 'percent' }}
          onChange={(scale) => change({ textScale: Math.round(scale * 100) })}
        />
      </Row>
    </>
  );
}

function PlayRows({ settings, change }: Part) {
  const { t } = useTranslation('settings');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
      <Row title={t('speed.title')} text={t(isStill ? 'speed.reduced' : 'speed.text')}>
        <Choice
          label={t('speed.title')}
          hideLabel
          value={settings.speed}
          options={SPEEDS.map((id) => ({ id, label: t(`speed.${id}`) }))}
          onChange={(speed) => change({ speed })}
        />
      </Row>
      <Row title={t('sound.title')}>
        <div className="setting-pair">
          <Switch
            label={t('sound.on')}
            isSelected={settings.sound}
            onChange={(sound) => change({ sound })}
          />
          <Button
            small
            icon={settings.sound ? 'sound' : 'silent'}
            notNow={!settings.sound}
            onPress={() => play('fanfare', settings.sound)}
          >
            {t('sound.listen')}
          </Button>
        </div>
      </Row>
      <Row title={t('notify.title')}>
        <Switch
          label={t('notify.on')}
          isSelected={settings.notify}
          onChange={(notify) => change({ notify })}
        />
      </Row>
      <Row title={t('cardsLeft.title')} text={t('cardsLeft.text')}>
        <div className="setting-pair">
          <Switch
            label={t('cardsLeft.on')}
            isSelected={settings.cardsLeft}
            onChange={(cardsLeft) => change({ cardsLeft })}
          />
          <RuleLink rule="G-27" />
        </div>
      </Row>
    </>
  );
}

/** How the house looks, moves and sounds for this reader. Every change holds at once. */
export function SettingsScreen({ from }: { from: Route }) {
  const { t } = useTranslation('settings');
  const settings = useApp((app) => app.settings);
  const change = useApp((app) => app.change);
  if (!settings) return null;
  return (
    <Leaf title={t('title')} note={t('note')} from={from}>
      <main className="settings">
        <ul className="settings-sheet">
          <LookRows settings={settings} change={change} />
          <PlayRows settings={settings} change={change} />
        </ul>
        <You settings={settings} change={change} />
      </main>
    </Leaf>
  );
}
