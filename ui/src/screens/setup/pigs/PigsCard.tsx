import { useTranslation } from 'react-i18next';
import { SILKS } from '../../../art/silks';
import { useApp } from '../../../mirror/app';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { Panel } from '../../../parts/Panel';
import { OpenSwitch } from '../OpenSwitch';
import { Runners } from '../Runners';
import type { RunnerKind } from '../runner';
import { StartBar } from '../StartBar';
import { EditionChoice } from './EditionChoice';
import { PigsOptions } from './PigsOptions';
import { Starter } from './Starter';

/** Two to five players (P-2) in any silks; the pigs belong to nobody (P-1). */
const PLAYERS: RunnerKind = { least: 2, most: 5, silks: SILKS, nameOf: ({ name }) => name };

/** The card of Galloping Pigs: players and who starts, the edition and what else is agreed on. */
export function PigsCard({ draft, game }: { draft: Draft; game: DraftOf<'pigs'> }) {
  const { t } = useTranslation('setup');
  const editions = useApp((app) => app.hello?.editions) ?? [];
  const spaces = editions.find(({ name }) => name === game.rules.edition)?.spaces ?? 0;
  return (
    <>
      <main className="setup">
        <Panel title={t('pigs.runners')} note={t('clockwise')} acts={<OpenSwitch draft={draft} />}>
          <Runners draft={draft} kind={PLAYERS} add={t('pigs.add')} />
          <Starter draft={draft} game={game} />
        </Panel>
        <Panel title={t('pigs.edition.title')}>
          <EditionChoice game={game} />
          <PigsOptions draft={draft} game={game} />
        </Panel>
      </main>
      <StartBar ready={t('pigs.ready', { count: draft.runners.length, spaces })} />
    </>
  );
}
