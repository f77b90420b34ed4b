import { useTranslation } from 'react-i18next';
import { COATS, SILKS } from '../../../art/silks';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { Panel } from '../../../parts/Panel';
import { OpenSwitch } from '../OpenSwitch';
import { Runners } from '../Runners';
import type { RunnerKind } from '../runner';
import { StartBar } from '../StartBar';
import { NastyOptions } from './NastyOptions';
import { TheCourse } from './TheCourse';

/** Two to six owners in any silks (N-1). */
const OWNERS: RunnerKind = {
  least: 2,
  most: 6,
  silks: SILKS,
  nameOf: ({ horse }) => horse?.name ?? '',
  coats: COATS,
};

/** The card of the Really Nasty game: stables and their owners, the course and what else is agreed on. */
export function NastyCard({ draft, game }: { draft: Draft; game: DraftOf<'nasty'> }) {
  const { t } = useTranslation('setup');
  return (
    <>
      <main className="setup">
        <Panel title={t('nasty.runners')} note={t('clockwise')} acts={<OpenSwitch draft={draft} />}>
          <Runners draft={draft} kind={OWNERS} add={t('nasty.add')} />
        </Panel>
        <Panel title={t('nasty.course.title')}>
          <TheCourse book={game.book} />
          <NastyOptions draft={draft} game={game} />
        </Panel>
      </main>
      <StartBar ready={t('nasty.ready', { count: draft.runners.length })} />
    </>
  );
}
