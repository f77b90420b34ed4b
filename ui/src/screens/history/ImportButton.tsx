import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import { addressOf } from '../routes';

/** Takes in a record from a file, if it holds, and plays it back. */
export function ImportButton() {
  const { t } = useTranslation('history');
  const notify = useApp((app) => app.notify);
  const field = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const told = await commands.importRecord(await file.text());
    if (told.status === 'error') return notify({ about: 'record', error: told.error });
    location.hash = addressOf({ screen: 'replay', file: told.data });
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".racenight"
        aria-label={t('import')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button small icon="plus" onPress={() => field.current?.click()}>
        {t('import')}
      </Button>
    </>
  );
}
