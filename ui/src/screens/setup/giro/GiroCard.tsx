import { useTranslation } from 'react-i18next';
import { useApp } from '../../../mirror/app';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { Panel } from '../../../parts/Panel';
import { OpenSwitch } from '../OpenSwitch';
import { Runners } from '../Runners';
import type { RunnerKind } from '../runner';
import { StartBar } from '../StartBar';
import { CourseChoice } from './CourseChoice';
import { GiroOptions } from './GiroOptions';
import { Seniority } from './Seniority';

/** Two to five riders (G-2), in five colours and as many coats (G-1). */
const RIDERS: RunnerKind = {
  least: 2,
  most: 5,
  silks: ['red', 'blue', 'yellow', 'green', 'black'],
  nameOf: ({ horse }) => horse?.name ?? '',
  coats: ['bay', 'chestnut', 'liver', 'grey', 'black'],
};

/** The card of Giro Galoppo: riders and their ages, the course and what else is agreed on. */
export function GiroCard({ draft, game }: { draft: Draft; game: DraftOf<'giro'> }) {
  const { t } = useTranslation('setup');
  const courses = useApp((app) => app.hello?.courses) ?? [];
  const spaces = courses.find(({ name }) => name === game.rules.course)?.length ?? 0;
  return (
    <>
      <main className="setup">
        <Panel title={t('giro.runners')} note={t('clockwise')} acts={<OpenSwitch draft={draft} />}>
          <Runners draft={draft} kind={RIDERS} add={t('giro.add')} />
          <Seniority draft={draft} game={game} />
        </Panel>
        <Panel title={t('giro.course.title')}>
          <CourseChoice game={game} />
          <GiroOptions draft={draft} game={game} />
        </Panel>
      </main>
      <StartBar ready={t('giro.ready', { count: draft.runners.length, spaces })} />
    </>
  );
}
