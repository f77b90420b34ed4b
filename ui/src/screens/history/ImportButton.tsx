import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands, type RecordError } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { Ask } from '../../parts/Ask';
import { Button } from '../../parts/Button';
import { addressOf } from '../routes';

/** Takes in a record from a file, if it holds, and plays it back. Where its table is not over, it may go on here. */
export function ImportButton() {
  const { t } = useTranslation('history');
  const notify = useApp((app) => app.notify);
  const field = useRef<HTMLInputElement>(null);
  const [going, setGoing] = useState<string>();
  const tell = (error: RecordError) => notify({ about: 'record', error });
  const take = async (file: File) => {
    const text = await file.text();
    const told = await commands.importRecord(text);
    if (told.status === 'ok') location.hash = addressOf({ screen: 'replay', file: told.data });
    else if (told.error.error === 'not-over') setGoing(text);
    else tell(told.error);
  };
  const goOn = async (text: string) => {
    const told = await commands.takeOver(text);
    if (told.status === 'error') return tell(told.error);
    location.hash = addressOf({ screen: 'table', table: told.data });
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
      <Ask
        title={t('takeOver.title')}
        text={t('takeOver.text')}
        keep={t('takeOver.keep')}
        act={t('takeOver.act')}
        isOpen={going !== undefined}
        onClose={() => setGoing(undefined)}
        onAct={() => going !== undefined && void goOn(going)}
      />
    </>
  );
}
