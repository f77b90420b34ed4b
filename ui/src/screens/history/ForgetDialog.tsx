import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { Dialog } from '../../parts/Dialog';
import { TextField } from '../../parts/TextField';
import { forgetText } from '../notKept';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onForgotten: () => void;
}

/** Blots a name out of all that is kept, and says out of how much. */
export function ForgetDialog({ isOpen, onClose, onForgotten }: Props) {
  const { t } = useTranslation('history');
  const { t: errors } = useTranslation('errors');
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const forget = async () => {
    const told = await commands.forgetPlayer(name);
    if (told.status === 'error') return setSaid(forgetText(errors, told.error));
    const { records, left } = told.data;
    setSaid(
      left.length > 0
        ? t('forget.left', { count: records, files: left.join(', ') })
        : t('forget.done', { count: records }),
    );
    onForgotten();
  };
  const close = () => {
    setName('');
    setSaid('');
    onClose();
  };
  return (
    <Dialog
      title={t('forget.title')}
      isOpen={isOpen}
      onClose={close}
      acts={
        <>
          <Button onPress={close}>{t('forget.close')}</Button>
          <Button look="primary" notNow={name === ''} onPress={() => name && void forget()}>
            {t('forget.act')}
          </Button>
        </>
      }
    >
      <p>{t('forget.text')}</p>
      <TextField
        label={t('forget.name')}
        value={name}
        onChange={(next) => {
          setName(next);
          setSaid('');
        }}
        autoFocus
      />
      <p role="status">{said}</p>
    </Dialog>
  );
}
