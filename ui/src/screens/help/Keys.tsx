import { useTranslation } from 'react-i18next';
import { Kbd } from '../../parts/Kbd';

/** Which keys do what, as they are written on the keys; the long one has a name of its own. */
const SPACE = ' ';
const KEYS = [
  ['tab', ['Tab']],
  ['arrows', ['←', '↑', '↓', '→']],
  ['digits', ['1', '…', '6']],
  ['enter', ['Enter']],
  ['skip', [SPACE]],
  ['where', ['W']],
  ['back', ['Esc']],
] as const;

export function Keys() {
  const { t } = useTranslation(['help', 'table']);
  const written = (key: string) => (key === SPACE ? t('table:acts.skipKey') : key);
  return (
    <dl className="help-keys">
      {KEYS.map(([what, keys]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{written(key)}</Kbd>
            ))}
            <span className="unseen">{keys.map(written).join(' ')}</span>
          </dt>
          <dd>{t(`keys.${what}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
