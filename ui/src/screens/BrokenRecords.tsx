import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BrokenTable, commands } from '../ipc/bindings.gen';
import { useApp } from '../mirror/app';
import { Ask } from '../parts/Ask';
import { Button } from '../parts/Button';
import './broken-records.css';

interface Props {
  /** What is the matter with them, in a line. */
  title: string;
  records: readonly BrokenTable[];
  onDeleted: () => void;
}

/** Records that do not hold, each with the place where; they are kept until somebody deletes them. */
export function BrokenRecords({ title, records, onDeleted }: Props) {
  const { t } = useTranslation('history');
  const notify = useApp((app) => app.notify);
  const [asked, setAsked] = useState<string>();
  if (records.length === 0) return null;
  const remove = async () => {
    if (asked === undefined) return;
    const told = await commands.deleteTable(asked);
    if (told.status === 'error') notify({ about: 'record', error: told.error });
    onDeleted();
  };
  return (
    <details className="broken-records">
      <summary>{title}</summary>
      <ul>
        {records.map((record) => (
          <li key={record.file}>
            <span>{t('flaw', { ...record })}</span>
            <Button small onPress={() => setAsked(record.file)}>
              {t('ask.act')}
            </Button>
          </li>
        ))}
      </ul>
      <Ask
        title={t('askFlawed.title')}
        text={t('askFlawed.text', { file: asked })}
        keep={t('ask.keep')}
        act={t('ask.act')}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onAct={() => void remove()}
      />
    </details>
  );
}
