import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableId } from '../../ipc/bindings.gen';
import { type Mirror, useWatching, watchTable } from '../../mirror/table';
import { Button } from '../../parts/Button';
import { LostBill } from '../lost/LostBill';
import { RaceTable } from './giro/RaceTable';
import { goHome } from './ways';
import './table.css';

type Gone = Extract<Mirror, { kind: 'gone' }>;

/** A table that is no longer there, and the way home. */
function GonePage({ why }: { why: Gone['why'] }) {
  const { t } = useTranslation('table');
  return (
    <LostBill title={t('gone.title')} text={t(`gone.${why}`)}>
      <Button look="primary" icon="home" autoFocus onPress={goHome}>
        {t('gone.home')}
      </Button>
    </LostBill>
  );
}

/** A table, from the first act to the last, as the app tells it. */
export function TableScreen({ table }: { table: TableId }) {
  const { t } = useTranslation('table');
  const { id, mirror } = useWatching();
  useEffect(() => watchTable(table), [table]);

  if (id !== table || mirror.kind === 'asking') {
    return (
      <main className="table-asking">
        <p>{t('asking')}</p>
      </main>
    );
  }
  if (mirror.kind === 'gone') return <GonePage why={mirror.why} />;
  return <RaceTable key={table} table={mirror.table} />;
}
