import { useTranslation } from 'react-i18next';
import { useApp } from '../../mirror/app';
import { Kbd } from '../../parts/Kbd';
import { Panel } from '../../parts/Panel';
import { Leaf } from '../Leaf';
import type { Route } from '../routes';
import { Credits } from './Credits';
import './help.css';

const STEPS = ['seats', 'hedges', 'pick', 'curtain', 'move', 'finish'] as const;

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

/** How a race goes in short, the keys, and whom we thank. */
export function HelpScreen({ from }: { from: Route }) {
  const { t } = useTranslation(['help', 'home', 'table']);
  const written = (key: string) => (key === SPACE ? t('table:acts.skipKey') : key);
  const version = useApp((app) => app.hello?.version) ?? '';
  return (
    <Leaf title={t('title')} from={from}>
      <main className="help">
        <Panel title={t('how.title')}>
          <ol className="help-steps">
            {STEPS.map((step) => (
              <li key={step}>{t(`how.${step}`)}</li>
            ))}
          </ol>
          <p className="help-more">
            {t('how.more')} <a href="#/rules/giro">{t('home:ways.rules')}</a>
          </p>
        </Panel>
        <Panel title={t('keys.title')}>
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
        </Panel>
        <Panel title={t('credits.title')}>
          <Credits version={version} />
        </Panel>
      </main>
    </Leaf>
  );
}
