import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { PartyCard, Seat } from '../../ipc/bindings.gen';
import { ours, silksOf } from '../../mirror/party';
import { useMyName } from '../../mirror/visitor';
import { Button } from '../../parts/Button';
import { Dialog } from '../../parts/Dialog';
import { TextField } from '../../parts/TextField';
import { LONGEST_NAME } from '../setup/runner';

interface Props {
  party: PartyCard;
  seat: Seat;
  isOpen: boolean;
  onClose: () => void;
  /** Nothing where it was turned away. */
  onName: (name: string) => Promise<unknown>;
}

/** Who sits down: the name, and the silks that come with the seat. */
function NameForm({ party, seat, onClose, onName }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation(['party', 'silks']);
  const me = useMyName();
  // The first seat is for whoever joined; the next ones are for those beside him.
  const [name, setName] = useState(ours(party).length === 0 ? me : '');
  const silks = silksOf(party, seat);
  const sit = async () => {
    if (name.trim() === '') return;
    const isDone = await onName(name.trim());
    if (isDone !== undefined) onClose();
  };
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      {silks && (
        <p className="name-form-silks">
          <Jersey silks={silks} size={4} />
          <span>{t('take.silks', { silks: t(`silks:name.${silks}`), number: seat + 1 })}</span>
        </p>
      )}
      <TextField
        label={t('take.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoFocus
      />
      <p className="name-form-acts">
        <Button onPress={onClose}>{t('take.not')}</Button>
        <Button type="submit" look="primary" notNow={name.trim() === ''}>
          {t('take.sit')}
        </Button>
      </p>
    </form>
  );
}

export function NameDialog({ isOpen, ...form }: Props) {
  const { t } = useTranslation('party');
  return (
    <Dialog title={t('take.title')} isOpen={isOpen} onClose={form.onClose}>
      {isOpen && <NameForm {...form} />}
    </Dialog>
  );
}
