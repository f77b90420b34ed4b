import { useTranslation } from 'react-i18next';
import { Poster } from '../../art/Poster';
import { useApp } from '../../mirror/app';
import { Choice } from '../../parts/Choice';
import { LANGUAGES, type Language } from '../../words/words';
import { Doors } from './Doors';
import { Parties } from './Parties';
import { Shelf } from './Shelf';
import { Tables } from './Tables';
import { Welcome } from './Welcome';
import './home.css';

const TONGUES = (Object.keys(LANGUAGES) as Language[]).map((id) => ({ id, label: LANGUAGES[id] }));

/** The poster, whose rider wears what the reader wears, and beside it the card of the evening. */
export function HomeScreen() {
  const { t, i18n } = useTranslation('home');
  const change = useApp((app) => app.change);
  const isNew = useApp((app) => app.settings?.welcomed === false);
  const silks = useApp((app) => app.settings?.silks ?? 'red');
  return (
    <div className="home">
      <div className="home-sheet">
        <div className="home-wall">
          <Poster title={t('title')} subtitle={t('subtitle')} label={t('poster')} silks={silks} />
          {isNew && <Welcome />}
        </div>
        <main className="programme">
          <header className="programme-head">
            <p>{t('programme')}</p>
            <Choice
              label={t('language')}
              hideLabel
              value={i18n.language as Language}
              options={TONGUES}
              onChange={(language) => change({ language })}
            />
          </header>
          <h1>{t('card')}</h1>
          <Parties />
          <Tables />
          <Shelf />
          <Doors />
          <nav className="programme-ways" aria-label={t('ways.label')}>
            <a href="#/history">{t('ways.history')}</a>
            <a href="#/statistics">{t('ways.statistics')}</a>
            <a href="#/rules/giro">{t('ways.rules')}</a>
            <a href="#/settings">{t('ways.settings')}</a>
            <a href="#/help">{t('ways.help')}</a>
          </nav>
        </main>
      </div>
    </div>
  );
}
