import { useTranslation } from 'react-i18next';
import type { GameName } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { Kbd } from '../../parts/Kbd';
import { Panel } from '../../parts/Panel';
import { Leaf } from '../Leaf';
import { addressOf, GAMES, type Route } from '../routes';
import { Credits } from './Credits';
import './help.css';

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

/** How a game goes, or an evening over the network, in a few steps. */
function How({ what, children }: { what: GameName | 'network'; children: React.ReactNode }) {
  const { t } = useTranslation('help');
  const steps = Object.values<string>(t(`${what}.steps`, { returnObjects: true }));
  return (
    <Panel title={t(`${what}.title`)}>
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="help-more">{children}</p>
    </Panel>
  );
}

/** How the games go in short, the keys, and whom we thank. */
export function HelpScreen({ from }: { from: Route }) {
  const { t } = useTranslation(['help', 'home', 'nearby', 'table']);
  const written = (key: string) => (key === SPACE ? t('table:acts.skipKey') : key);
  const version = useApp((app) => app.hello?.version) ?? '';
  return (
    <Leaf title={t('title')} from={from}>
      <main className="help">
        {GAMES.map((game) => (
          <How key={game} what={game}>
            {t('more')} <a href={addressOf({ screen: 'rules', game })}>{t('home:ways.rules')}</a>
          </How>
        ))}
        <How what="network">
          <a href="#/doctor">{t('nearby:doctor')}</a>
        </How>
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
