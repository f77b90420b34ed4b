import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../mirror/app';
import { Leaf } from '../Leaf';
import { addressOf, HELP, type HelpSection, type Route } from '../routes';
import { Games } from './Games';
import { Keys } from './Keys';
import { Trouble } from './Trouble';
import './help.css';

// Long texts are fetched when somebody wants to read them.
const Promises = lazy(() => import('./Promises').then((read) => ({ default: read.Promises })));
const News = lazy(() => import('./News').then((read) => ({ default: read.News })));
const Licences = lazy(() => import('./Licences').then((read) => ({ default: read.Licences })));

const PAGES: Record<HelpSection, React.ComponentType> = {
  games: Games,
  keys: Keys,
  promises: Promises,
  trouble: Trouble,
  news: News,
  licences: Licences,
};

function Contents({ here }: { here: HelpSection }) {
  const { t } = useTranslation('help');
  return (
    <nav className="help-contents" aria-label={t('contents')}>
      <ul>
        {HELP.map((section) => (
          <li key={section}>
            <a
              href={addressOf({ screen: 'help', section })}
              aria-current={section === here && 'page'}
            >
              {t(`sections.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  section?: HelpSection | undefined;
  from: Route;
}

/** How it all goes, what is promised, what to do when something breaks, and whom we thank: a page for each. */
export function HelpScreen({ section = 'games', from }: Props) {
  const { t } = useTranslation('help');
  const version = useApp((app) => app.hello?.version) ?? '';
  const Page = PAGES[section];
  return (
    <Leaf title={t('title')} note={t('version', { version })} from={from}>
      <div className="help">
        <Contents here={section} />
        <main className="help-page">
          <h2 id={section}>{t(`sections.${section}`)}</h2>
          <Suspense>
            <Page />
          </Suspense>
        </main>
      </div>
    </Leaf>
  );
}
