import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCard } from '../../mirror/card';
import type { Draft } from '../../mirror/draft';
import { Panel } from '../../parts/Panel';
import { Leaf } from '../Leaf';
import { CourseChoice } from './CourseChoice';
import { Options } from './Options';
import { Runners } from './Runners';
import { Seniority } from './Seniority';
import { StartBar } from './StartBar';
import './setup.css';

function Card({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  return (
    <>
      <main className="setup">
        <Panel title={t('runners')} note={t('clockwise')}>
          <Runners draft={draft} />
          <Seniority draft={draft} />
        </Panel>
        <Panel title={t('course.title')}>
          <CourseChoice rules={draft.rules} />
          <Options draft={draft} />
        </Panel>
      </main>
      <StartBar draft={draft} />
    </>
  );
}

/** A race card, written by those who will ride. */
export function SetupScreen() {
  const { t } = useTranslation(['setup', 'giro', 'home']);
  const draft = useCard((card) => card.draft);
  const begin = useCard((card) => card.begin);
  useEffect(() => {
    begin();
  }, [begin]);
  return (
    <Leaf
      title={t('giro:name')}
      note={t('card')}
      from={{ screen: 'home' }}
      acts={
        <>
          <a href="#/rules/giro">{t('home:ways.rules')}</a>
          <a href="#/settings">{t('home:ways.settings')}</a>
        </>
      }
    >
      {draft ? <Card draft={draft} /> : <p className="setup-writing">{t('writing')}</p>}
    </Leaf>
  );
}
