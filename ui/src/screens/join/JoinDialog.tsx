import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbyTable } from '../../ipc/bindings.gen';
import { CODE_LENGTH } from '../../mirror/code';
import { useMyName } from '../../mirror/visitor';
import { Button } from '../../parts/Button';
import { Dialog } from '../../parts/Dialog';
import { TextField } from '../../parts/TextField';
import { LONGEST_NAME } from '../setup/runner';
import { AmissSlip } from './AmissSlip';
import { CodeField } from './CodeField';
import { useJoining } from './useJoining';

function JoinForm({ table, onClose }: { table: NearbyTable; onClose: () => void }) {
  const { t } = useTranslation('nearby');
  const me = useMyName();
  const [name, setName] = useState(me);
  const [code, setCode] = useState('');
  const { isOnWay, amiss, join } = useJoining();
  // Where a seat is ours we go straight in; should it be gone, we come like anybody else.
  const isBack = table.held && amiss === undefined;
  const needsCode = table.code && !isBack;
  const isWhole = name.trim() !== '' && (!needsCode || code.length === CODE_LENGTH);
  const knock = () => {
    if (!isWhole) return;
    join({ by: 'listed', id: table.id, code: needsCode ? code : null }, name.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the door is opened.
  useEffect(() => {
    if (table.held) join({ by: 'listed', id: table.id, code: null }, '');
  }, []);
  if (isBack) {
    return (
      <div className="join-form">
        <p role="status">{t('form.onWay')}</p>
        <p className="name-form-acts">
          <Button onPress={onClose}>{t('form.not')}</Button>
        </p>
      </div>
    );
  }
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        knock();
      }}
    >
      <TextField
        label={t('form.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoFocus={me === '' || !needsCode}
      />
      {needsCode && (
        <CodeField
          label={t('form.code')}
          value={code}
          onChange={setCode}
          autoFocus={me !== ''}
          error={amiss?.isCode ? amiss.text : undefined}
        />
      )}
      <AmissSlip amiss={amiss} />
      <p className="name-form-acts">
        <Button onPress={onClose}>{t('form.not')}</Button>
        <Button type="submit" look="primary" notNow={!isWhole || isOnWay}>
          {t(isOnWay ? 'form.onWay' : 'form.join')}
        </Button>
      </p>
    </form>
  );
}

/** At the door of a table that is listed: who comes, and the code that its host reads out. */
export function JoinDialog(props: { table: NearbyTable | undefined; onClose: () => void }) {
  const { table, onClose } = props;
  return (
    <Dialog title={table?.name ?? ''} isOpen={table !== undefined} onClose={onClose}>
      {table && <JoinForm key={table.id} table={table} onClose={onClose} />}
    </Dialog>
  );
}
