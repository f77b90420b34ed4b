import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import { BrokenRecords } from '../BrokenRecords';
import { Leaf } from '../Leaf';
import { keptText } from '../notKept';
import { addressOf, type Route } from '../routes';
import { ForgetDialog } from './ForgetDialog';
import { ImportButton } from './ImportButton';
import { PastLine } from './PastLine';
import { SearchBar } from './SearchBar';
import { usePastTables } from './usePastTables';
import './history.css';

/** All finished tables, to be searched, played back, taken along and thrown away. */
export function HistoryScreen({ from }: { from: Route }) {
  const { t } = useTranslation('history');
  const { t: errors } = useTranslation('errors');
  const { t: print } = useTranslation('print');
  const { page, amiss, more, again } = usePastTables();
  const notify = useApp((app) => app.notify);
  const [isForgetting, setForgetting] = useState(false);
  const tables = page?.tables ?? [];

  const exportRecord = async (file: string) => {
    const told = await commands.exportRecord(file);
    notify(
      told.status === 'ok'
        ? { about: 'exported', path: told.data }
        : { about: 'record', error: told.error },
    );
  };
  const deleteTable = async (file: string) => {
    const told = await commands.deleteTable(file);
    if (told.status === 'error') notify({ about: 'record', error: told.error });
    again();
  };

  return (
    <Leaf
      title={t('title')}
      from={from}
      acts={
        <>
          <a href={addressOf({ screen: 'statistics' })}>{t('toStatistics')}</a>
          <a href={addressOf({ screen: 'forms' })}>{print('blank.title')}</a>
          <ImportButton />
          <Button small icon="person" onPress={() => setForgetting(true)}>
            {t('forget.open')}
          </Button>
        </>
      }
    >
      <main className="history">
        <SearchBar found={page ? t('found', { count: page.found }) : ''} />
        {amiss && <p className="history-amiss">{keptText(errors, amiss)}</p>}
        {page?.found === 0 && <p className="history-none">{t('none')}</p>}
        <ul className="past-lines">
          {tables.map((table) => (
            <PastLine
              key={table.file}
              table={table}
              onExport={() => void exportRecord(table.file)}
              onDelete={() => void deleteTable(table.file)}
            />
          ))}
        </ul>
        {page && tables.length < page.found && <Button onPress={more}>{t('more')}</Button>}
        <BrokenRecords
          title={t('flawed', { count: page?.flawed.length ?? 0 })}
          records={page?.flawed ?? []}
          onDeleted={again}
        />
      </main>
      <ForgetDialog
        isOpen={isForgetting}
        onClose={() => setForgetting(false)}
        onForgotten={again}
      />
    </Leaf>
  );
}
