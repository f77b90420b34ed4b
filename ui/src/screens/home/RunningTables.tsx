import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { commands, type TableCard } from '../../ipc/bindings.gen';
import { IconButton } from '../../parts/Button';
import './running-tables.css';

/** The tables of this run of the app, the newest first. */
export function RunningTables() {
  const { t, i18n } = useTranslation(['home', 'setup']);
  const [tables, setTables] = useState<readonly TableCard[]>([]);
  const ask = useCallback(() => commands.tables().then(setTables), []);
  useEffect(() => {
    ask();
  }, [ask]);
  if (tables.length === 0) return null;

  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <ul className="running" aria-label={t('running.title')}>
      {tables.map(({ id, over, setup }) => {
        const players = names.format(setup.seats.map(({ name }) => name));
        const course = t(`setup:course.name.${setup.game.rules.course ?? 'classic'}`);
        return (
          <li key={id} className="running-table">
            <span className="running-silks">
              {setup.seats.map(({ silks }) => (
                <Jersey key={silks} silks={silks} size={1.7} />
              ))}
            </span>
            <span className="running-words">
              <b>{t(over ? 'running.over' : 'running.still', { course })}</b>
              <span>{players}</span>
            </span>
            <a className="running-go" href={`#/table/${id}`}>
              {t(over ? 'running.look' : 'running.goOn')}
            </a>
            {over && (
              <IconButton
                icon="close"
                label={t('running.clear', { players })}
                onPress={() => commands.close(id).then(ask)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
